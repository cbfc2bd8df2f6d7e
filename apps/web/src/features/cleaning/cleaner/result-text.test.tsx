import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ResultText } from './result-text.tsx';

afterEach(cleanup);

test.each(['', ' \n '])('only hidden characters leave a sentence, not an empty box: %j', (text) => {
  render(<ResultText text={text} />);
  expect(screen.getByText(/held nothing but hidden characters/)).toBeTruthy();
});

test('a short text stands on the page as it is', () => {
  const { container } = render(<ResultText text={'one\ntwo'} />);
  expect(container.textContent).toBe('one\ntwo');
});

test('a megabyte is drawn in part, in a box of its own', async () => {
  const { container } = render(<ResultText text={'A plain line.\n'.repeat(70_000)} />);
  await expect
    .poll(() => container.querySelector<HTMLElement>('[class*=box-max]')?.shadowRoot)
    .toBeTruthy();
  const root = container.querySelector<HTMLElement>('[class*=box-max]')!.shadowRoot!;
  expect(root.querySelectorAll('.cm-line').length).toBeLessThan(1000);
  expect(container.textContent?.length).toBeLessThan(1000);
});
