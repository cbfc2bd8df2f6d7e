import { clean } from '@cleanpaste/core/hidden';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { revealText } from '../../../workers/reveal-text.ts';
import { takeHandOver } from '../draft/hand-over.ts';
import { inSelectors, inTags } from './example.ts';
import { type EntryProps, Revealer } from './revealer.tsx';

vi.mock('../../../workers/bridge.ts', () => ({
  askTextWorker: async (kind: string, { text, options }: { text: string; options: object }) =>
    kind === 'reveal' ? revealText(text) : clean(text, options),
}));

function entry({ id, value, onChange, children }: EntryProps) {
  return (
    <>
      <textarea id={id} value={value} onChange={(event) => onChange(event.target.value)} />
      {children}
    </>
  );
}

function show() {
  render(
    <MemoryRouter>
      <Revealer entry={entry} inputLabel="Text" />
    </MemoryRouter>,
  );
  return screen.getByLabelText<HTMLTextAreaElement>('Text');
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reveal' });

async function reveal(text: string) {
  fireEvent.change(show(), { target: { value: text } });
  fireEvent.click(button());
  await screen.findByText(/hidden characters? found/);
}

const copied = vi.fn(async () => {});

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  copied.mockClear();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the button waits for a text; spaces are one', () => {
  const area = show();
  expect(button().disabled).toBe(true);
  fireEvent.change(area, { target: { value: ' ' } });
  expect(button().disabled).toBe(false);
});

test('what is found is counted and named', async () => {
  await reveal('a\u200bb\u200bc\u00a0d\n');
  expect(screen.getByText('3 hidden characters found')).toBeTruthy();
  expect(screen.getByText('3 would be cleaned')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'ZERO WIDTH SPACE ×2 U+200B' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'NO-BREAK SPACE U+00A0' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'LINE FEED U+000A' })).toBeTruthy();
});

test('a look-alike is told as one, apart from what belongs in the text', async () => {
  await reveal('p\u0430ypal\u200b and 👩\u200d👧');
  // The head counts what the front page counts.
  expect(screen.getByText('1 hidden character found')).toBeTruthy();
  expect(screen.getByText('1 would be cleaned')).toBeTruthy();
  expect(screen.getByText('1 more: look-alike letter, for you to judge')).toBeTruthy();
  expect(screen.getByText('1 more belongs here and stays')).toBeTruthy();
  expect(
    screen.getByRole('button', { name: 'CYRILLIC SMALL LETTER A U+0430, for you to judge' }),
  ).toBeTruthy();
});

test('a text with nothing in it is told so', async () => {
  await reveal('plain');
  expect(screen.getByText('0 hidden characters found')).toBeTruthy();
  expect(screen.getByText(/Nothing is hidden/)).toBeTruthy();
});

test('a hidden message is read out with its scheme and certainty', async () => {
  await reveal(`note${inTags('meet at nine')}`);
  const message = screen.getByRole('region', { name: 'A hidden message' });
  expect(within(message).getByText('meet at nine')).toBeTruthy();
  expect(within(message).getByText('Written in tag characters')).toBeTruthy();
  expect(within(message).getByText('reading: certain')).toBeTruthy();
});

test('changing the text takes the result away', async () => {
  await reveal('a\u200bb');
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'other' } });
  expect(screen.queryByText(/hidden characters? found/)).toBeNull();
});

test('the cleaned text can be copied', async () => {
  await reveal('a\u200bb\u00a0c');
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(copied).toHaveBeenCalledWith('ab c'));
});

test('provenance is shown as such and kept, unless the visitor decides otherwise', async () => {
  const manifest = 'C2PATXT\0\u0001\0\0\0\u0003abc';
  const text = `Signed.\ufeff${inSelectors(manifest)}`;
  await reveal(`a\u200b ${text}`);
  expect(screen.getByText('Provenance')).toBeTruthy();
  // Of what is kept until somebody decides it is not said above that it goes.
  expect(screen.getByText('1 would be cleaned')).toBeTruthy();
  expect(screen.getByText(/of provenance: kept unless you choose otherwise$/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'A hidden message' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(copied).toHaveBeenLastCalledWith(`a ${text}`));
  fireEvent.click(screen.getByLabelText('Remove the provenance as well'));
  await screen.findByText(/with \d\d characters removed or replaced/);
  fireEvent.click(screen.getByRole('button', { name: /Cop/ }));
  await waitFor(() => expect(copied).toHaveBeenLastCalledWith('a Signed.'));
});

test('a text that is only hidden characters is told so, and there is nothing to copy', async () => {
  await reveal('\u200b\u2060');
  await screen.findByText(/nothing but hidden characters/);
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
});

test('the way to the cleaner stands there before a text, and takes it along before a reveal and after', async () => {
  const area = show();
  expect(screen.getByRole('link', { name: 'Go to the cleaner' }).getAttribute('href')).toBe('/');
  fireEvent.change(area, { target: { value: 'a\u200bb' } });
  fireEvent.click(screen.getByRole('link', { name: 'Open in the cleaner' }));
  expect(takeHandOver()).toBe('a\u200bb');
  fireEvent.click(button());
  await screen.findByRole('region', { name: 'Cleaned text' });
  fireEvent.click(screen.getByRole('link', { name: 'Open in the cleaner' }));
  expect(takeHandOver()).toBe('a\u200bb');
});

test('a link that opens in another tab leaves no text behind', () => {
  fireEvent.change(show(), { target: { value: 'mine' } });
  fireEvent.click(screen.getByRole('link', { name: 'Open in the cleaner' }), { ctrlKey: true });
  expect(takeHandOver()).toBe('');
});

test('the example fills the text and reveals it', async () => {
  const area = show();
  fireEvent.click(screen.getByRole('button', { name: 'Try an example' }));
  await screen.findByText(/hidden characters found/);
  expect(area.value).toContain('Dear Ada');
  // Each colour that is drawn is named above the text.
  screen.getByText('1 of these may deceive');
});

test('the place among the marks stands between the ways back and on, and before the first how many there are', async () => {
  await reveal('a\u200bb\u00adc');
  const before = screen.getByRole('button', { name: 'Previous hidden character' });
  expect(before.nextElementSibling?.textContent).toBe('2 marks');
  expect(before.nextElementSibling?.nextElementSibling).toBe(
    screen.getByRole('button', { name: 'Next hidden character' }),
  );
});

test('of many kinds a phone shows the first, and all when asked', async () => {
  await reveal('a\u200bb\u00adc\u2060d\ufeffe\u202ef\u00a0g\u2003h\u2028i');
  const chips = () =>
    screen
      .getAllByRole('button')
      .filter(({ textContent }) => /U\+[0-9A-F]{4}/.test(textContent ?? ''));
  const hidden = () => chips().filter(({ className }) => className.includes('max-sm:hidden'));
  expect([chips().length, hidden().length]).toEqual([8, 2]);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 8 kinds' }));
  expect(hidden()).toHaveLength(0);
});
