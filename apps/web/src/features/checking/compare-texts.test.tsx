import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  english,
  german,
} from '../../../../../packages/core/src/similarity/across-languages/lighthouse.fixture.ts';
import { compareTwo } from '../../workers/compare-two.ts';
import { CompareTexts } from './compare-texts.tsx';

vi.mock('../../workers/compare-bridge.ts', () => ({
  askCompareWorker: async (_: 'compare', texts: { left: string; right: string }) =>
    compareTwo(texts),
}));

const scrolled: string[] = [];
Element.prototype.scrollIntoView = function scrollIntoView() {
  scrolled.push(this.id);
};
globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
beforeEach(() => {
  scrolled.length = 0;
  vi.stubGlobal('fetch', () => {
    throw new Error('nothing is sent');
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const harbour =
  'The harbour of the old town had been built for ships that no longer came. On most mornings the quay was empty except for two fishermen and their nets.';

function compare(left: string, right: string) {
  render(<CompareTexts />);
  fireEvent.change(screen.getByLabelText('First text'), { target: { value: left } });
  fireEvent.change(screen.getByLabelText('Second text'), { target: { value: right } });
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
}

test('two texts are laid side by side, and a passage leads to its other end and back', async () => {
  compare(`Mine first. ${harbour}`, `${harbour} And more.`);
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading.textContent).toMatch(
    /^One passage in both: 9\d% of the first text, 9\d% of the second\.$/,
  );
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  const [left, right] = ['First text', 'Second text'].map((name) =>
    screen.getByRole('region', { name }),
  );
  expect(left!.textContent).toContain('Mine first.');
  const here = within(left!).getByRole('link');
  const there = within(right!).getByRole('link');
  fireEvent.click(here);
  expect(document.activeElement).toBe(there);
  expect(scrolled.at(-1)).toBe(there.id);
  fireEvent.click(there);
  expect(document.activeElement).toBe(here);
});

test('texts that share nothing are said to, and stand in their boxes alone', async () => {
  compare('My aunt kept brown bees behind the school, and we had the honey every autumn.', harbour);
  expect(await screen.findByText('These two texts share no passage.')).toBeTruthy();
  // What is shorter may well be in both.
  screen.getByText(
    /^A passage needs at least 12 words in a row \(20 in a text of over 400 words\)\./,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Second text' })).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Second text').value).toBe(harbour);
});

test('a text too short for any passage is told so, and not that it shares none', async () => {
  compare('Of it nothing stands here, not one line.', harbour);
  expect(await screen.findByText('Too short to tell.')).toBeTruthy();
  expect(
    screen.getByText('A passage needs at least 12 words in a row; the shorter text has 8 words.'),
  ).toBeTruthy();
  expect(screen.queryByText('These two texts share no passage.')).toBeNull();
});

test('each passage says of which kind it is, in words', async () => {
  compare(`Mine first. ${harbour}`, `${harbour} And more.`);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.textContent?.slice(0, 17))).toEqual(
    links.map(() => '1 · word for word'),
  );
});

test('of words that one text has alone is spoken only where there are some', async () => {
  compare(`Mine first. ${harbour}`, `Another beginning. ${harbour}`);
  await screen.findByText(/in both/);
  expect(screen.queryByText(/Underlined words/)).toBeNull();
  cleanup();
  compare(harbour, harbour.replace('empty', 'quite empty'));
  await screen.findByText(/Underlined words stand in one of the two only\./);
});

test('a missing or endless text is named, and its box has the focus', () => {
  compare(harbour, ' ');
  expect(screen.getByRole('alert').textContent).toBe('Both texts are needed.');
  expect(document.activeElement).toBe(screen.getByLabelText('Second text'));
  cleanup();
  compare('x'.repeat(50_001), harbour);
  expect(screen.getByRole('alert').textContent).toContain('50,000 characters');
  expect(document.activeElement).toBe(screen.getByLabelText('First text'));
});

test('clearing empties both boxes and takes the result away', async () => {
  compare(harbour, harbour);
  await screen.findByRole('heading', { level: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Clear both' }));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('First text').value).toBe('');
  for (const name of ['Compare', 'Clear both'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
});

test('what may be a translation is named as a hint, with both beginnings, and counts nowhere', async () => {
  compare(english, german);
  expect(
    await screen.findByText(
      'No passage is the same, but one text may be a translation of the other.',
    ),
  ).toBeTruthy();
  const hint = screen.getByText(/May be a translation/).closest('div')!;
  expect(hint.textContent).toContain('names, numbers and dates stand in the same order in both');
  expect(hint.textContent).toContain('The lighthouse on Skerrow');
  expect(hint.textContent).toContain('Der Leuchtturm auf Skerrow');
  expect(hint.textContent).toContain('not counted');
  cleanup();
  compare(harbour, german);
  await screen.findByText('These two texts share no passage.');
  expect(screen.queryByText(/May be a translation/)).toBeNull();
  expect(screen.getByText(/Some translations are found too: between English and/)).toBeTruthy();
});
