import type { CheckAnswer } from '@cleanpaste/contract';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftStore } from '../cleaning/index.ts';
import CheckPanel from './check-panel.tsx';
import type { Check } from './use-check.ts';

Element.prototype.scrollIntoView = () => {};
globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
beforeEach(() => {
  localStorage.clear();
  draftStore.erase({ toggles: true });
});
afterEach(cleanup);

const text = 'I begin, the quay was empty, and I go on.';
const passage = { start: 9, end: 27, sourceText: 'the quay was empty' };
const unknown = { author: null, year: null };
const source = { title: 'The Harbour', ...unknown, url: null, licence: null };
const report: CheckAnswer = {
  similarity: 40,
  aiScore: 70,
  aiReason: null,
  charged: false,
  fixedText: text,
  changed: false,
  before: { similarity: 40, aiScore: 70 },
  checkedText: text,
  sources: [
    {
      ...source,
      matchPercentage: 40,
      snippet: 'the quay was empty',
      passages: [{ ...passage, kind: 'verbatim' }],
    },
  ],
  copied: [{ ...source, places: [passage] }],
  peopleAsHigh: null,
  mixed: true,
  sentences: [],
  evidence: [],
  words: 80,
  judgedWords: 80,
  notJudged: null,
  verdictThreshold: 87,
  falsePositives: [],
  provider: 'local',
  sourcesCompared: 10,
};

const essays = { label: 'essays', texts: 1203 };
const verbs = { again: vi.fn(), retry: vi.fn(), setQuoted: vi.fn(), setOptions: vi.fn() };
function show(changes: Partial<CheckAnswer> = {}, state: object = {}) {
  const check = {
    phase: 'complete',
    report: { ...report, ...changes },
    problem: null,
    busy: false,
    quoted: [],
    credits: {},
    setCredits: () => {},
    origin: null,
    reworded: false,
    earlier: null,
    options: { excludeQuotations: false, excludeReferences: false },
    ...verbs,
    ...state,
  };
  const { container } = render(
    <CheckPanel check={check as unknown as Check} onReset={() => {}} onUse={() => {}} />,
  );
  return container.textContent ?? '';
}
const fixed = () => screen.queryByRole('textbox', { name: 'Fixed Text:' });

test('a text that a fix left as it was is never called fixed, and its passage is to be quoted or cited', () => {
  const shown = show();
  expect(fixed()).toBeNull();
  expect(shown).toContain('No rewording helped.');
  expect(shown).toContain('This cost you nothing.');
  expect(shown).toContain('We could not reword this passage: quote it or cite it.');
  expect(screen.getByRole('button', { name: 'Quote it' })).toBeTruthy();
});

test('a passage whose words in the source are not known is named, and offered to cite', () => {
  const shown = show({ copied: [{ ...source, places: [{ ...passage, sourceText: '' }] }] });
  expect(shown).toContain('We could not reword this passage: quote it or cite it.');
  expect(shown).toContain('The Harbour. (n.d.).');
  expect(screen.queryByRole('button', { name: 'Quote it' })).toBeNull();
});

test('quoting leaves quotations out of the next look, and "Check again" sends text and origin', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Quote it' }));
  expect(verbs.setQuoted).toHaveBeenLastCalledWith([9]);
  expect(verbs.setOptions).toHaveBeenLastCalledWith(
    { excludeQuotations: true, excludeReferences: false },
    true,
  );
  cleanup();
  show({}, { quoted: [9] });
  screen.getByText(/^Without italics and without a publisher/);
  fireEvent.change(screen.getByLabelText('When quoted, cite as'), { target: { value: 'plain' } });
  expect(screen.queryByText(/^Without italics/)).toBeNull();
  const quoted = 'I begin, “the quay was empty” (The Harbour), and I go on.';
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text with quotations:' });
  expect(box.value).toBe(quoted);
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(verbs.again).toHaveBeenLastCalledWith({ text: quoted, quotedFrom: text, fix: false });
  cleanup();
  show({}, { quoted: [9] });
  expect(screen.getByLabelText<HTMLSelectElement>('When quoted, cite as').value).toBe('plain');
});

test('once a passage is quoted, the report no longer says that nothing could be done', () => {
  const shown = show({}, { quoted: [9] });
  expect(shown).toContain('These figures are of the text before it was quoted.');
  expect(shown).not.toContain('No rewording helped');
});

test('a text that was reworded, and has something copied left, is called so, with its changes and what stood there', () => {
  const checkedText = text.replace('I go on', 'I continue');
  const shown = show(
    { checkedText, fixedText: checkedText, changed: true, similarity: 30 },
    { origin: text, reworded: true },
  );
  expect(fixed()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Reworded Text:' })).toBeTruthy();
  expect(shown).toContain(
    'were changed. Similarity 40%\u00A0→\u00A030%, AI likelihood 70%\u00A0→\u00A070%.',
  );
  expect(screen.getByText('continue').tagName).toBe('INS');
  expect(screen.getByText('go on').tagName).toBe('DEL');
});

test('a fix that left something copied says so, however its share fell, and urges nobody to copy what it made', () => {
  const checkedText = text.replace('I go on', 'I continue');
  const state = { origin: text, reworded: true };
  const changes = { checkedText, fixedText: checkedText, changed: true };
  const shown = show(changes, state);
  expect(shown).toContain(
    'What is still copied could not be reworded: quote it or cite it. Other wordings were changed.',
  );
  // What comes next is to quote it; another fix is not said to reword what this one could not.
  expect(isGreen(/^Quote it/)).toBe(true);
  expect(shown).toContain('Rewords other sentences where that lowers a figure');
  // A text of which something is copied all the same is not called fixed.
  const kindOf = (what = 'reworded') =>
    screen.getByRole('button', { name: `Copy ${what} text` }).className;
  screen.getByRole('textbox', { name: 'Reworded Text:' });
  expect(kindOf()).not.toContain('bg-accent');
  cleanup();
  expect(show({ ...changes, similarity: 30 }, state)).toContain('still copied could not be');
  expect(kindOf()).not.toContain('bg-accent');
  cleanup();
  const none = { similarity: 0, copied: [], sources: [] };
  expect(show({ ...changes, ...none }, state)).not.toContain('could not be reworded:');
  expect(kindOf('fixed')).toContain('bg-accent');
  expect(fixed()).not.toBeNull();
});

test('what is quoted is not asked about any more, and leads to its text', () => {
  const asked = { fixedText: null, changed: null, before: null };
  expect(show(asked)).toContain('Copied word for word. Quote it?');
  cleanup();
  expect(show(asked, { quoted: [9] })).not.toContain('Quote it?');
  const way = screen.getByRole('link', { name: /Quoted in the text above/ });
  const lead = document.querySelector(way.getAttribute('href')!);
  expect(lead?.textContent).toContain('Text with quotations:');
});

test('a failure stands in the report, where the fix is, with the way to try again', () => {
  show({}, { problem: 'Not available.' });
  const region = screen.getByRole('region', { name: 'Plagiarism & AI report' });
  expect(region.textContent).toContain('Not available.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(verbs.retry).toHaveBeenCalledOnce();
});

test('an unclear figure is printed as such, and only one above the threshold is alarming', () => {
  expect(show()).toContain('about 70%');
  expect(screen.getByText('Cannot tell').className).not.toContain('text-mark');
  cleanup();
  const sentences = [
    { start: 0, end: 8, score: 0.9, reasons: [] },
    { start: 9, end: 27, score: 0.2, reasons: [] },
  ];
  expect(show({ aiScore: 99, sentences })).toContain('99%');
  const verdict = screen.getByText(
    (_, it) =>
      it?.tagName === 'P' &&
      it.textContent === 'Probably machine-written: 1\u00A0of\u00A02\u00A0sentences read like it',
  );
  expect(verdict.className).toContain('text-mark');
});

const isGreen = (name: string | RegExp) =>
  screen.getByRole('button', { name }).className.includes('bg-accent ');

test('one button at a time is the green one: to quote what could not be reworded, then to check again', () => {
  show();
  expect(isGreen('Quote it')).toBe(true);
  // What a fix could not do is not offered again.
  expect(screen.queryByRole('button', { name: /^Fix/ })).toBeNull();
  cleanup();
  const shown = show({ changed: null, fixedText: null }, { quoted: [9] });
  expect([isGreen('Check again'), isGreen(/^Fix/)]).toEqual([true, false]);
  expect(shown).toContain('40%before it was quoted');
  cleanup();
  show({ fixedText: null, changed: null, before: null });
  expect([isGreen('Quote it'), isGreen(/^Fix/)]).toEqual([false, true]);
});

test.each([70, 99])(
  'where nothing is copied, a fix for a likelihood of %i% is offered and not urged',
  (aiScore) => {
    const first = { fixedText: null, changed: null, before: null };
    const shown = show({ ...first, similarity: 0, sources: [], copied: [], aiScore });
    expect(shown).toContain('Nothing copied was found');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Fix/ }).disabled).toBe(false);
    expect(isGreen(/^Fix/)).toBe(false);
  },
);

test('whether quotations count is chosen in one place', () => {
  show({}, { quoted: [9] });
  expect(screen.getByRole('checkbox', { name: 'Leave out quotations' })).toBeTruthy();
  cleanup();
  draftStore.set({ alsoCheck: true });
  const shown = show({}, { quoted: [9] });
  expect(screen.queryByRole('checkbox', { name: 'Leave out quotations' })).toBeNull();
  expect(shown).toContain('Quotations count in it, as chosen above.');
  cleanup();
  // To quote leaves them out by itself: nobody is said to have chosen it.
  const options = { excludeQuotations: true, excludeReferences: false };
  const without = show({}, { quoted: [9], options });
  expect(without).toContain('Quotations are left out of it.');
  expect(without).not.toContain('as chosen above');
});

test('a fixed text stands right below the text that it came of, above its figures and all that they come from, with what became of it', () => {
  const checkedText = text.replace('I go on', 'I continue');
  const changes = {
    checkedText,
    fixedText: checkedText,
    changed: true,
    similarity: 30,
    copied: [],
  };
  show(changes, { origin: text, reworded: true });
  const follows = (a: Element, b: Element) =>
    (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const figures = screen.getByRole('heading', { name: 'AI Likelihood' });
  const outcome = screen.getByText(/^Some wordings were changed\./);
  const below = [
    screen.getByRole('heading', { name: 'Similar Content Found' }),
    screen.getByRole('region', { name: 'Checked text' }),
    screen.getByRole('button', { name: /^Fix/ }),
  ];
  expect(follows(outcome, figures)).toBe(true);
  expect(follows(fixed()!, figures)).toBe(true);
  expect(follows(outcome, fixed()!)).toBe(true);
  for (const part of below) expect(follows(fixed()!, part)).toBe(true);
  const copy = screen.getByRole('button', { name: 'Copy fixed text' });
  expect(copy.className).toContain('bg-accent ');
  expect(isGreen(/^Fix/)).toBe(false);
});

test('a fixed text of which nobody can tell now is not urged to be copied', () => {
  const checkedText = text.replace('I go on', 'I continue');
  const changes = { checkedText, fixedText: checkedText, changed: true, copied: [], aiScore: 70 };
  const before = { similarity: 40, aiScore: 99, peopleAsHigh: null };
  const shown = show({ ...changes, before }, { origin: text, reworded: true });
  expect(shown).toContain('no longer clear who wrote it');
  expect(shown).not.toContain('Ready to copy');
  expect(screen.getByRole('button', { name: 'Copy reworded text' }).className).not.toContain(
    'bg-accent ',
  );
});

test('a text with quotations stands where a fixed one does, above the report', () => {
  show({ fixedText: null, changed: null, before: null }, { quoted: [9] });
  const box = screen.getByRole('textbox', { name: 'Text with quotations:' });
  const figures = screen.getByRole('heading', { name: 'AI Likelihood' });
  expect(box.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('while the figures are of an older text, the report begins with that and the second look, to which all that would work on them leads', () => {
  const stamp = { checkedAt: '2026-02-03T10:20:30.000Z', version: '0.1.0', seal: 's' };
  const first = { fixedText: null, changed: null, before: null, stamp };
  const buttons = () =>
    [/^Fix/, 'Download HTML', 'Download PDF', 'Make a link'].map(
      (name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled,
    );
  expect(show(first)).not.toContain('before it was quoted');
  expect(buttons()).toEqual([false, false, false, false]);
  cleanup();
  const shown = show(first, { quoted: [9] });
  const again = screen.getByRole('button', { name: 'Check again' });
  const place = again.parentElement!;
  expect(place.textContent).toContain('These figures are of the text before it was quoted.');
  // Right above the figures.
  const figures = screen.getByRole('heading', { name: 'Similarity Score' });
  expect(place.nextElementSibling!.contains(figures)).toBe(true);
  expect(buttons()).toEqual([true, true, true, true]);
  expect(shown).toContain('A fix needs a check of the text as it is now.');
  expect(shown).toContain('Check again first, and keep the new report.');
  const ways = screen.getAllByRole('link', { name: 'Go to “Check again”' });
  expect(ways).toHaveLength(2);
  for (const way of ways) expect(document.querySelector(way.getAttribute('href')!)).toBe(place);
});

test('what is quoted of a fixed text says where that stands, and is looked at again from where it was quoted', () => {
  const checkedText = text.replace('I go on', 'I continue');
  const shown = show(
    { checkedText, fixedText: checkedText, changed: true },
    { origin: text, reworded: true, quoted: [9] },
  );
  expect(shown).toContain('Quoted in the text above');
  const again = screen.getByRole('button', { name: 'Check again' });
  const green = screen.getAllByRole('button').filter((it) => it.className.includes('bg-accent '));
  expect(green).toEqual([again]);
});

test('one rate of error is told, that of the figure as it is now', () => {
  const shown = show({
    aiScore: 30,
    peopleAsHigh: { ...essays, rate: 0.12 },
    falsePositives: [{ label: 'Essays', texts: 1203, rate: 0.01 }],
    before: { similarity: 40, aiScore: 99, peopleAsHigh: { ...essays, rate: 0.001 } },
  });
  expect(shown).toContain(
    'Of texts by people, 12 in 100 get this figure or a higher one (compared with 1,203 essays, the closest kind that was measured).',
  );
  expect(shown.split(' in 100')).toHaveLength(2);
});

test('of a figure that settles nothing there is no rate of being wrong', () => {
  const shown = show({
    aiScore: 60,
    peopleAsHigh: { ...essays, rate: 0.12 },
    falsePositives: [{ label: 'Essays', texts: 1203, rate: 0.01 }],
  });
  expect(shown).toContain('Cannot tell');
  expect(shown).not.toContain(' in 100');
});

test('a figure that did not move is not told twice, and no figure twice is no news', () => {
  expect(show()).not.toContain('before');
  cleanup();
  const shown = show(
    { fixedText: null, changed: null, before: null, similarity: 0, aiScore: null },
    {
      origin: text,
      earlier: { report: { ...report, aiScore: null }, quoted: [], origin: null, reworded: false },
    },
  );
  expect(shown).toContain('Checked again. Similarity 40%\u00A0→\u00A00%.');
  expect(shown).not.toContain('no figure\u00A0→');
  cleanup();
  // The first figure had counted what the second leaves out.
  const innocent = [{ kind: 'quotations', start: 9, end: 27, counted: false }];
  const again = show(
    { fixedText: null, changed: null, before: null, similarity: 0, innocent } as never,
    { origin: text, earlier: { report, quoted: [], origin: null, reworded: false } },
  );
  expect(again).toContain('Checked again, quotations left out. Similarity 40%\u00A0→\u00A00%');
});

test('an estimate never reads like a certainty; a share of words is counted', () => {
  const rates = [{ label: 'Essays', texts: 1203, rate: 0.01 }];
  const shown = show({ similarity: 100, aiScore: 100, falsePositives: rates });
  expect(shown).toContain('over 99%');
  expect(shown).toContain('Counted: the share of your words that lie in the passages found.');
  // Of the share of words alone.
  expect(shown.split('100%')).toHaveLength(2);
});

test('what was quoted leads to the second look, once, and a citation is copied under its name', () => {
  show({}, { quoted: [9] });
  expect(screen.getAllByRole('button', { name: 'Check again' })).toHaveLength(1);
  // Said once: down here of the figures above.
  expect(screen.getAllByText(/^These figures are/)).toHaveLength(1);
  const match = document.querySelector<HTMLElement>('#match-1')!;
  expect(within(match).getAllByRole('link', { name: 'Go to “Check again”' })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Copy citation' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
});

test('a text with quotations that was looked at again is not called fixed by its button', () => {
  show(
    { fixedText: null, changed: null, before: null, checkedText: `${text} “Quoted.”` },
    { origin: text },
  );
  expect(screen.getByRole('button', { name: 'Copy quoted text' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy fixed text' })).toBeNull();
});

test('nothing similar is not said of a text whose findings were left out', () => {
  const nothing = { similarity: 0, sources: [], copied: [], sourcesCompared: 1000 };
  const out = { start: 0, end: 7, counted: false };
  const verdictOf = (innocent: CheckAnswer['innocent']) => {
    cleanup();
    return show({ ...nothing, innocent });
  };
  expect(verdictOf([])).toContain('Nothing similar in the 1,000 words');
  expect(verdictOf([{ ...out, kind: 'quotations' }])).toContain('outside the quotations');
  expect(verdictOf([{ ...out, kind: 'references' }])).toContain('beside what is left out');
  expect(verdictOf([{ ...out, kind: 'references', counted: true }])).toContain(
    'Nothing similar in the 1,000 words',
  );
});

test('the changes come into view: what stayed as it was is folded, and shown when it is asked for', () => {
  const long = 'Nothing was changed in this sentence of the text. '.repeat(12);
  const checkedText = `${long}I continue here.`;
  const shown = show(
    { checkedText, fixedText: checkedText, changed: true, sources: [], copied: [] },
    { origin: `${long}I go on here.`, reworded: true },
  );
  expect(shown).toContain('continue');
  const more = screen.getByRole('button', { name: /words as before: show$/ });
  const layer = screen.getByRole('region', { name: 'Checked text' });
  expect(layer.textContent!.length).toBeLessThan(400);
  fireEvent.click(more);
  expect(layer.textContent!.length).toBeGreaterThan(600);
});

test('right below the verdicts stands the way to what can be done about them', () => {
  const waysOf = (changes: Partial<CheckAnswer>, state: object = {}) => {
    cleanup();
    show({ fixedText: null, changed: null, before: null, ...changes }, state);
    const ways = screen.queryByRole('navigation', { name: 'What can be done' })?.children ?? [];
    for (const way of ways)
      expect(document.getElementById(way.getAttribute('href')!.slice(1))).not.toBeNull();
    return [...ways].map(({ textContent }) => textContent?.replace(/↓$/, ''));
  };
  const reword = 'Reword it and check again';
  const nothing = { similarity: 0, sources: [], copied: [] };
  expect(waysOf({})).toEqual(['See it and quote it', reword]);
  expect(waysOf({ copied: [] })).toEqual(['See the source', reword]);
  expect(waysOf({ ...nothing, aiScore: 97 })).toEqual([reword]);
  expect(waysOf({ ...nothing, aiScore: null })).toEqual([]);
  const two = [
    { ...passage, end: 17 },
    { ...passage, start: 18 },
  ];
  expect(waysOf({ copied: [{ ...source, places: two }] })).toEqual([
    'See them and quote them',
    reword,
  ]);
  // What is copied in words that are not known cannot be quoted.
  const unknownWords = [{ ...passage, sourceText: '' }];
  expect(waysOf({ copied: [{ ...source, places: unknownWords }] })).toEqual([
    'See the source',
    reword,
  ]);
  // Where the last fix left what is copied as it was, that is not offered again.
  expect(waysOf({ fixedText: text, changed: true })).toEqual([
    'See it and quote it',
    'Reword other sentences and check again',
  ]);
  // What is quoted since is looked at again first: that stands above the verdicts.
  expect(waysOf({}, { quoted: [9] })).toEqual([]);
});

test('what stands beside a change begins with its sentence', () => {
  const sentence = 'Nothing was changed in this sentence of the text. ';
  const long = `${sentence.repeat(12)}Of the last one, which is longer than a line of the box, the beginning is seen. `;
  const checkedText = `${long}I continue here.`;
  show(
    { checkedText, fixedText: checkedText, changed: true, sources: [], copied: [] },
    { origin: `${long}I go on here.`, reworded: true },
  );
  const more = screen.getByRole('button', { name: '108 words as before: show' });
  expect(more.nextSibling?.textContent).toMatch(/^Of the last one, which/);
});

test('of a word whose comma went the comma alone is struck out, and such changes are told apart', () => {
  const checkedText = 'I begin, the quay was empty and I continue.';
  const shown = show(
    { checkedText, fixedText: checkedText, changed: true, sources: [], copied: [] },
    { origin: text, reworded: true },
  );
  const struck = [...document.querySelectorAll('del')].map(({ textContent }) => textContent);
  expect(struck).toEqual([',', 'go on']);
  expect(document.querySelector('del')?.parentElement?.textContent).toBe('empty,');
  expect(shown).toContain(
    '2 changes, 1 of punctuation alone. What is new is green, and what went is struck out. A word on grey has only its punctuation changed.',
  );
});

test('a text that came of a report and is longer than its box fades out, and is shown whole on demand, at every width', () => {
  const heights = { scrollHeight: 900, clientHeight: 400 };
  for (const [name, value] of Object.entries(heights))
    vi.spyOn(HTMLElement.prototype, name as 'scrollHeight', 'get').mockReturnValue(value);
  vi.stubGlobal('ResizeObserver', function observer() {
    return { observe() {}, disconnect() {} };
  });
  const checkedText = text.replace('I go on', 'I continue');
  show(
    { checkedText, fixedText: checkedText, changed: true, copied: [], sources: [] },
    { origin: text, reworded: true },
  );
  const frame = fixed()!.parentElement!;
  const more = frame.nextElementSibling!;
  expect(frame.className).toMatch(/(?:^| )\[mask-image/);
  expect([more.textContent, more.className.includes('sm:hidden')]).toEqual([
    'Show the whole text',
    false,
  ]);
  // Whoever comes to it by keyboard sees all of it.
  fireEvent.focus(fixed()!);
  expect(frame.className).not.toContain('[mask-image');
  expect(frame.className).toContain('max-h-none!');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
