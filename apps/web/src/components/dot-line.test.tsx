import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DotLine } from './dot-line.tsx';

afterEach(cleanup);

test('the dots between facts belong to no text: none can be left at the end of a line, or be read out', () => {
  const { container } = render(
    <DotLine>
      Basic
      <time>Nov 22</time>
      {null}
    </DotLine>,
  );
  expect(container.textContent).toBe('BasicNov 22');
  for (const fact of ['Basic', 'Nov 22'])
    expect(screen.getByText(fact).closest('span')?.className).toContain("before:content-['·']");
  expect(container.querySelectorAll('p > span > span')).toHaveLength(2);
});
