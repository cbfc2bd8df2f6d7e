import { demonstrationSentence } from '@cleanpaste/contract';
import { rewrite } from '@cleanpaste/core/rewrite';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Example } from './example.tsx';

const answer = vi.fn();
vi.mock('../rewrite/api.ts', () => ({ paraphrase: async () => answer() }));
afterEach(cleanup);

const done = rewrite(demonstrationSentence, { strength: 'strong', seed: 1 });
const report = { uniqueness: 12.34, confidence: 'low' };

async function show(given: object) {
  answer.mockReturnValue({
    baseText: demonstrationSentence,
    edits: [],
    detailedReport: report,
    ...given,
  });
  render(<Example />);
  expect(screen.getByText('Original')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show Example' }));
  return screen.findByRole('status');
}

test('whoever sees the example sees which sentence is which, the figure, and what became of each wording', async () => {
  const { text, edits } = done;
  const result = await show({ cleanedText: text, edits });
  expect(edits.length).toBeGreaterThan(0);
  expect(within(result).getByText('Rewritten').nextElementSibling?.textContent).toBe(text);
  expect(
    within(result).getByText('12.3% of the words of the original are no longer in it.'),
  ).toBeTruthy();
  expect(within(result).getAllByRole('listitem')).toHaveLength(edits.length);
  expect(within(result).getByText('“In order to” became “To”')).toBeTruthy();
  const original = screen.getByText('Original').nextElementSibling!;
  expect(original.textContent).toBe(demonstrationSentence);
  expect([...original.querySelectorAll('del')].map((it) => it.textContent)).toEqual(
    edits.map((edit) => edit.original),
  );
});

test('a version that comes without its changes is shown as it is', async () => {
  const result = await show({ cleanedText: 'Begin early.' });
  expect(within(result).getByText('Begin early.')).toBeTruthy();
  expect(within(result).queryByRole('list')).toBeNull();
  expect(screen.getByText('Original').nextElementSibling?.textContent).toBe(demonstrationSentence);
});

test('once shown the example can be put away, and shown again without being made again', async () => {
  await show({ cleanedText: 'Begin early.' });
  const asked = answer.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Hide Example' }));
  expect(screen.queryByText('Begin early.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show Example' }));
  expect(screen.getByText('Begin early.')).toBeTruthy();
  expect(answer.mock.calls.length).toBe(asked);
});
