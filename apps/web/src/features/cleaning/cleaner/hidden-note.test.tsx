import { scan } from '@cleanpaste/core/hidden';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { summarize } from '../../../workers/summarize.ts';
import { HiddenNote } from './hidden-note.tsx';

afterEach(cleanup);

const show = (text: string) => render(<HiddenNote summary={summarize(scan(text))} />);

test('a look-alike is told apart from what is removed, in words and on its chip', async () => {
  show('p\u0430ypal a\u200bb');
  expect(screen.getByRole('status').textContent).toBe('1 hidden character(s) found');
  expect(screen.getByText('and 1 to judge')).toBeTruthy();
  const flag = await screen.findByRole('button', {
    name: 'CYRILLIC SMALL LETTER A U+0430, stays in the text',
  });
  const removed = screen.getByRole('button', { name: 'ZERO WIDTH SPACE U+200B' });
  expect(flag.className).toContain('border-second');
  expect(removed.className).not.toContain('border-second');
});

test('what is to be judged is said in one way beside the original, also on a phone', () => {
  const summary = summarize(scan('p\u0430ypal'));
  const { rerender } = render(<HiddenNote summary={summary} beside="one" />);
  const said = () => screen.getByText('and 1 to judge');
  expect(said().className).not.toContain('max-sm:hidden');
  expect(said().parentElement?.textContent).toBe('and 1 to judge+1 to judge');
  // Beside the cleaned text, such as one that was only reworded, stands the receipt, and less is left for it.
  rerender(<HiddenNote summary={summary} beside="one" isGone />);
  expect(said().className).toBe('max-sm:hidden');
  expect(said().parentElement?.textContent).toBe('and 1 to judge, +1 stays');
});

test('what is to be judged leads to its chip, and is no button where very many kinds leave it none', async () => {
  const summary = summarize(scan('p\u0430ypal a\u200bb'));
  const { rerender } = render(<HiddenNote summary={summary} />);
  const lead = screen.getByRole<HTMLButtonElement>('button', { name: /^and 1 to judge/ });
  expect(lead.disabled).toBe(false);
  const chip = await screen.findByRole('button', { name: /stays in the text/ });
  let pressed = 0;
  chip.scrollIntoView = () => {};
  chip.addEventListener('click', () => pressed++);
  lead.click();
  expect(pressed).toBe(1);
  const [space] = summary.kinds;
  const many = Array.from({ length: 24 }, (_, at) => ({ ...space!, name: `Kind ${at}` }));
  rerender(<HiddenNote summary={{ ...summary, kinds: [...many, ...summary.kinds.slice(1)] }} />);
  expect(lead.disabled).toBe(true);
});

test('where nothing could look into the text it says so, and claims no marks', () => {
  render(<HiddenNote summary={null} hasFailed />);
  expect(screen.getByRole('status').textContent).toBe(
    'Hidden characters are marked once you are online.',
  );
});

test('a text in which all is removed has no such sentence', () => {
  show('a\u200bb');
  expect(screen.queryByText(/ to judge$/)).toBeNull();
});

test('of a cleaned text it says how many characters stay; their chips say which', () => {
  const { rerender } = render(
    <HiddenNote summary={summarize(scan('p\u0430ypal a\u200bb'))} isGone isAtOnce />,
  );
  // It may be taken out on request: that none is left would not be true.
  const said = () => screen.getByText('for you to judge').parentElement?.textContent;
  expect(said()).toBe('1 stays for you to judge');
  rerender(<HiddenNote summary={summarize(scan('p\u0430yp\u03bfl a\u200bb'))} isGone isAtOnce />);
  expect(said()).toBe('2 stay for you to judge');
});

test('once the rest is gone, what stays comes first: it is what there is to look at', async () => {
  const summary = summarize(scan('p\u0430ypal a\u200bb'));
  const names = () =>
    screen.getAllByRole('button', { name: /U\+/ }).map((chip) => chip.getAttribute('aria-label'));
  const [space, letter] = [
    'ZERO WIDTH SPACE U+200B',
    'CYRILLIC SMALL LETTER A U+0430, stays in the text',
  ];
  const { rerender } = render(<HiddenNote summary={summary} />);
  await screen.findByRole('button', { name: letter });
  expect(names()).toEqual([space, letter]);
  rerender(<HiddenNote summary={summary} isGone isAtOnce />);
  expect(names()).toEqual([letter, space]);
});

test('beside a rewritten text, which comes at once, no number is seen that is no longer true', () => {
  const summary = summarize(scan('a\u200bb\u200bc'));
  const { rerender } = render(<HiddenNote summary={summary} />);
  rerender(<HiddenNote summary={summary} isGone isAtOnce />);
  expect(screen.getByRole('status').textContent).toBe('0 hidden character(s) found');
  screen.getByText('None left to remove');
});
