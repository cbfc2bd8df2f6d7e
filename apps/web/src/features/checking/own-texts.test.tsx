import type { CheckAnswer } from '@cleanpaste/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OwnTexts } from './own-texts.tsx';

afterEach(cleanup);
const checkedText = 'New words. Old words.';
const report = (ownTexts: CheckAnswer['ownTexts']) =>
  ({ checkedText, ownTexts }) as unknown as CheckAnswer;

test('an earlier text is called the person’s own, and said to count nowhere', () => {
  const passage = { start: 11, end: 21, sourceText: 'Old words.', kind: 'verbatim' } as const;
  const createdAt = '2026-02-03T10:20:30.000Z';
  render(<OwnTexts report={report([{ createdAt, matchPercentage: 50, passages: [passage] }])} />);
  const region = screen.getByRole('region', { name: 'Your own earlier text' });
  expect(region.textContent).toContain('not counted in the similarity score');
  expect(region.textContent).toMatch(/Your text of Feb\u00A03,\u00A02026.*: 50% of the words/);
  expect(region.querySelector('blockquote')?.textContent).toBe('Old words.');
});

test('that nothing was found is said, and nothing where nobody asked', () => {
  const { rerender, container } = render(<OwnTexts report={report([])} />);
  expect(container.textContent).toContain('Nothing of it stands in the earlier texts');
  rerender(<OwnTexts report={report(undefined)} />);
  expect(container.textContent).toBe('');
});
