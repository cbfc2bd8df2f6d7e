import type { CheckAnswer } from '@cleanpaste/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { checkCopy } from '../../copy/check-copy.ts';
import CheckPanel from './check-panel.tsx';
import type { Check, CheckPhase } from './use-check.ts';

Element.prototype.scrollIntoView = () => {};
globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
afterEach(cleanup);

const text = 'One sentence of a text. Another one.';
const local: CheckAnswer = {
  similarity: 12,
  aiScore: 40,
  aiReason: null,
  charged: true,
  fixedText: null,
  changed: null,
  before: null,
  checkedText: text,
  sources: [],
  copied: [],
  peopleAsHigh: null,
  mixed: false,
  sentences: [{ start: 0, end: 23, score: 0.4, reasons: [] }],
  evidence: [],
  words: 80,
  judgedWords: 80,
  notJudged: null,
  verdictThreshold: 88,
  falsePositives: [
    { label: 'Essays', texts: 100, rate: 0.01 },
    { label: 'News', texts: 100, rate: 0.003 },
  ],
  provider: 'local',
  sourcesCompared: 1000,
};
const copyleaks: CheckAnswer = {
  ...local,
  provider: 'copyleaks',
  falsePositives: [],
  sourcesCompared: null,
  sources: [
    {
      title: 'A page',
      url: 'https://example.org/',
      author: null,
      year: null,
      licence: null,
      matchPercentage: 12,
      snippet: '',
      passages: [],
    },
  ],
};

function show(report: CheckAnswer | null, phase: CheckPhase = 'complete', more = {}) {
  const check = {
    phase,
    report,
    problem: null,
    busy: false,
    quoted: [],
    credits: {},
    setCredits: () => {},
    origin: null,
    reworded: false,
    earlier: null,
    options: { excludeQuotations: false, excludeReferences: false },
    ...more,
  };
  const { container } = render(
    <CheckPanel check={check as unknown as Check} onReset={() => {}} onUse={() => {}} />,
  );
  return container.textContent;
}

test('the report says how much of the index answered, and is not all clear without the rest', () => {
  const found = { ...local, similarity: 0, aiScore: 1 };
  const whole = show(found);
  expect(screen.queryByRole('region', { name: checkCopy.clearTitle })).not.toBeNull();
  cleanup();
  const part = show({ ...found, indexShare: 171 / 256 });
  const note = 'Two thirds of the index answered; try again later for the rest.';
  expect(part).toContain(note);
  expect(whole).not.toContain('of the index answered');
  expect(screen.queryByRole('region', { name: checkCopy.clearTitle })).toBeNull();
});

test('the built-in check says with how much it compared, and how often it is wrong', () => {
  const shown = show(local);
  expect(shown).toContain('Compared with 1,000 words on this server.');
  expect(shown).toContain('Copies translated from another language are not found.');
  expect(shown).toContain('Of all the texts by people that were measured, 0.7% get');
  expect(shown).toContain('How often a person’s text is wrongly called machine-written');
});

test('of Copyleaks no error rate is claimed, and not that there is nothing to compare with', () => {
  const shown = show(copyleaks);
  expect(shown).toContain('Compared by Copyleaks, with the internet.');
  expect(shown).toContain('has not been measured here');
  expect(shown).not.toMatch(
    /0\.0%|nothing on this server|How often a person’s text is wrongly called/,
  );
  expect(screen.queryByRole('table')).toBeNull();
});

test('a match whose place is not known is named, without a place', () => {
  const shown = show(copyleaks);
  expect(shown).toContain('Match 1 (12% similar)');
  expect(shown).not.toContain('Where it stands');
  expect(shown).not.toContain('In the source');
});

test.each([
  ['scanning', 'Scanning your text...', "We're analyzing your text for potential matches"],
  ['analyzing', 'Analyzing results...', 'Processing AI detection and similarity scores'],
  ['complete', 'Analysis complete!', 'View your results below'],
] as const)('%s has its title and its text', (phase, title, body) => {
  const shown = show(null, phase);
  expect(shown).toContain(title);
  expect(shown).toContain(body);
});

test.each([
  ['complete', 'Fix & Re-check for Plagiarism', true],
  ['idle', 'Fix & Re-check for Plagiarism', true],
  ['scanning', 'Scanning for matches...', false],
  ['analyzing', 'Removing patterns...', false],
] as const)('the button of the fix while %s', (phase, label, enabled) => {
  show(local, phase, { busy: !enabled });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: label });
  expect(button.disabled).toBe(!enabled);
});

test.each([
  ['scanning', 'Scanning for matches...'],
  ['analyzing', 'Removing patterns...'],
] as const)(
  'while a text is fixed the page has the words of the fix, and not those of a check: %s',
  (phase, words) => {
    const shown = show(local, phase, { busy: true, isFix: true });
    expect(screen.getByRole('status').textContent).toBe(
      `${words}Your text is being reworded and checked again${phase === 'scanning' ? 'Cancel' : ''}`,
    );
    expect(screen.getByRole('progressbar', { name: words })).toBeTruthy();
    expect(shown).not.toMatch(/Scanning your text|Analyzing results|potential matches/);
  },
);

test('a fix that failed is told once, and has one button, which tries it again', () => {
  const problem = 'Failed to recheck text: Out of order.';
  const failed = { problem, retry: () => {}, isFix: true };
  const shown = show(local, 'complete', failed)!;
  expect(shown.split('Failed to recheck text')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Fix/ })).toBeNull();
  cleanup();
  // What failed was a second look: a fix is something else, and stays.
  show(local, 'complete', { ...failed, isFix: false });
  expect(screen.getByRole('button', { name: /^Fix/ })).toBeTruthy();
});

test('what moved a figure says how much, the strongest first, with words of the text; the weaker ones are folded', () => {
  const direction = 'machine' as const;
  const evidence = [
    { label: 'even sentences', direction, weight: 0.2 },
    { label: 'choice of words', direction, weight: 9, examples: ['moreover', 'a key role'] },
    { label: 'many commas', direction, weight: 0.1 },
    { label: 'word forms', direction: 'person' as const, weight: 0.9 },
    { label: 'long words', direction, weight: 0.3 },
  ];
  show({ ...local, aiScore: 95, evidence });
  const region = screen.getByRole('region', { name: 'What moved the likelihood' });
  const fold = region.querySelector('details')!;
  expect(fold.querySelector('summary')!.textContent).toBe('2 weaker signs');
  const said = (within: Element) => [...within.querySelectorAll('li')].map((it) => it.textContent);
  expect(said(fold)).toEqual(['even sentencesslight', 'many commasslight']);
  expect(said(region).slice(0, 3)).toEqual([
    'choice of wordsstrong“moreover”, “a key role”',
    'long wordsslight',
    'word formsmoderate',
  ]);
  // The length of a bar says what the word beside it says.
  const lengths = [...region.querySelectorAll('li i')].map(
    ({ className }) => /w-(full|3\/5|1\/4)/.exec(className)?.[1],
  );
  expect(lengths).toEqual(['full', '1/4', '3/5', '1/4', '1/4']);
});

test('a text that is called machine-written throughout says why no sentence of it is marked', () => {
  const evidence = [{ label: 'long words', direction: 'machine' as const, weight: 3 }];
  expect(show({ ...local, aiScore: 99, mixed: false, evidence })).toContain(
    'The text reads the same throughout',
  );
  expect(show({ ...local, aiScore: 30, mixed: false, evidence })).not.toContain('throughout');
});

test('a text as people write it gets the card with its figure, and no promise, instead of the button', () => {
  const shown = show({ ...local, similarity: 0, aiScore: 23 });
  expect(shown).toContain("You're All Set");
  expect(shown).toContain('No copied passages found here, and nothing that reads like a machine.');
  expect(shown).toContain(
    'Similarity 0%, AI likelihood 23%. Compared with what this server has, not with the internet.',
  );
  expect(shown).not.toMatch(/safe to submit|free from/);
  expect(screen.getByRole('button', { name: 'Clean Another Text' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Fix/ })).toBeNull();
});

test.each([
  [49, 'Probably written by a person'],
  [50, 'Cannot tell'],
  [87, 'Cannot tell'],
  [88, 'Probably machine-written'],
])('a likelihood of %i is called: %s', (aiScore, words) => {
  expect(show({ ...local, aiScore })).toContain(words);
});

test('a text that is too short to judge is not all clear', () => {
  const aiReason = 'too short to say';
  const shown = show({ ...local, similarity: 0, aiScore: null, aiReason });
  expect(shown).toContain('Too short to say');
  expect(shown).toContain('Below 60 words');
  expect(shown).not.toContain("You're All Set");
  // Nothing is similar and there is no figure: there is nothing to fix, and nothing similar to list.
  expect(screen.queryByRole('button', { name: /^Fix/ })).toBeNull();
  expect(shown).not.toContain('Similar Content Found');
});

test.each([
  ['not English', 'Not in English'],
  ['code', 'This is code'],
  ['list', 'This is a list'],
  ['verse', 'This is verse'],
  ['table', 'This is a table'],
] as const)('a text without a figure is told why: %s', (aiReason, words) => {
  const shown = show({ ...local, similarity: 0, aiScore: null, aiReason });
  expect(shown).toContain(words);
  expect(shown).toContain('Only running text in English is judged.');
  expect(shown).not.toMatch(/Too short|Below 60 words|You're All Set/);
});

test.each([
  [0.131, '13 in 100'],
  [0.006, '1 in 100'],
  [0.004, 'fewer than 1 in 100'],
  [0, 'fewer than 1 in 100'],
])('how many people of the nearest kind get such a figure: %d', (rate, said) => {
  const peopleAsHigh = { label: 'essays', texts: 1958, rate };
  const shown = show({ ...local, peopleAsHigh });
  expect(shown).toContain(
    `Of texts by people, ${said} get this figure or a higher one (compared with 1,958 essays`,
  );
  expect(show(local)).not.toContain('or a higher one');
  expect(shown).not.toMatch(/safe to submit/i);
});

test('of a low figure it is said that nearly everybody gets it, not that 100 in 100 get one so high', () => {
  const peopleAsHigh = { label: 'letters', texts: 948, rate: 0.998 };
  const shown = show({ ...local, peopleAsHigh });
  expect(shown).toContain('That is low: hardly any text by a person gets a lower figure (compared');
  expect(shown).not.toContain('in 100 get');
});

test('58 % is not printed as plainly as 99 %', () => {
  const printed = (aiScore: number) => {
    cleanup();
    show({ ...local, aiScore });
    return screen.getByText(new RegExp(`(?:about |^)${aiScore}%\\.?$`));
  };
  // What it means stands before how high it is.
  expect(printed(58).textContent).toBe(
    'Between 50% and 88% it may be a person or a machine: texts by people get such figures, too. This text: about 58%.',
  );
  expect(printed(58).className).not.toContain('text-2xl');
  expect(printed(99).textContent).toBe('99%');
  expect(printed(99).className).toContain('text-2xl');
});

test('sentences are shown only where a text is mixed, and never as evidence alone', () => {
  const sentences = [
    { start: 0, end: 23, score: 0.9, reasons: ['Wording common in machine text'] },
    { start: 24, end: 36, score: 0.1, reasons: [] },
  ];
  const evidence = [{ label: 'long words', direction: 'machine' as const, weight: 1 }];
  const same = show({ ...local, aiScore: 95, sentences, evidence });
  expect(same).not.toMatch(/reads like a person|\ssentences read like it/);
  expect(same).toContain('What moved the likelihoodTowards a machinelong words');
  cleanup();
  const mixed = show({ ...local, aiScore: 95, sentences, evidence, mixed: true });
  expect(mixed).toContain('1\u00A0of\u00A02\u00A0sentences read like it');
  // Beside them stands a figure of another kind.
  const note =
    'The figure is of the text as a whole. Its 2 sentences, judged one by one: 1 like a machine’s, 1 like a person’s.';
  expect(mixed).toContain(note);
  expect(same).not.toContain(note);
  expect(mixed).toMatch(/reads like a person.*is no evidence by itself/);
});

test('a mixed text is told which part was judged', () => {
  const shown = show({ ...local, words: 1200, judgedWords: 310, notJudged: 'not English' });
  expect(shown).toContain('310 words of English running text, of 1,200: another language is left');
  expect(show(local)).not.toContain('left out.');
});

test('a fix that does not get there shows both figures, and keeps the button', () => {
  const before = { similarity: 30, aiScore: 80 };
  const better = { fixedText: 'Better.', checkedText: 'Better.', sentences: [] };
  const shown = show({ ...local, ...better, before });
  expect(shown).toMatch(/12%30% before/);
  expect(shown).toMatch(/40%80% before/);
  const fixed = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Fixed Text:' });
  expect([fixed.value, fixed.readOnly]).toEqual(['Better.', true]);
  expect(screen.getByRole('button', { name: 'Fix & Re-check for Plagiarism' })).toBeTruthy();
});

test('where the figure stands at the threshold, both are seen: the dot is whole, and the mark longer than it is high', () => {
  show({ ...local, aiScore: 88 });
  const [dot] = document.querySelectorAll('[role=meter] circle');
  const mark = [...document.querySelectorAll('[role=meter] path.stroke-soft')].at(-1)!;
  expect(dot!.compareDocumentPosition(mark)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  const [from, to] = mark
    .getAttribute('d')!
    .match(/ (\d+)V(\d+)/)!
    .slice(1)
    .map(Number);
  const [middle, radius] = [Number(dot!.getAttribute('cy')), Number(dot!.getAttribute('r'))];
  expect([from! < middle - radius - 2, to! > middle + radius + 2]).toEqual([true, true]);
});

test('a fixed text is read once, in the report: its card is a few lines to copy, and says nothing twice', () => {
  const better = { fixedText: 'Better.', checkedText: 'Better.', changed: true, sentences: [] };
  const shown = show({ ...local, ...better, before: { similarity: 30, aiScore: 80 } })!;
  expect(shown.split('Some wordings were changed.')).toHaveLength(2);
  expect(shown).not.toContain('Reworded');
  const card = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Fixed Text:' });
  expect(card.rows).toBeLessThanOrEqual(3);
  expect(shown).toContain('Ready to copy.');
});

test('a fix after which nobody can tell says so, and no share of what was never copied', () => {
  const better = { fixedText: 'Better.', checkedText: 'Better.', changed: true, sentences: [] };
  const nothing = { similarity: 0, sources: [], copied: [] };
  const before = { similarity: 0, aiScore: 97 };
  const shown = show({ ...local, ...better, ...nothing, aiScore: 80, before });
  expect(shown).toContain(
    'Some wordings were changed. It is no longer clear who wrote it: a text is called machine-written only from 88% on. AI likelihood 97%\u00A0→\u00A080%.',
  );
  expect(shown).not.toContain('Similarity 0%\u00A0→\u00A00%');
});

test('a fix after which the text still reads like a machine’s is not told as done', () => {
  const better = { fixedText: 'Better.', checkedText: 'Better.', changed: true, sentences: [] };
  const report = { ...local, ...better, aiScore: 95, before: { similarity: 0, aiScore: 97 } };
  const shown = show(report);
  expect(shown).toContain('Some wordings were changed, and it still reads like a machine’s.');
  expect(shown).not.toContain('Ready to copy.');
  expect(screen.getByRole('button', { name: 'Copy reworded text' }).className).not.toContain(
    'bg-accent',
  );
});

test("a failure is said in the server's words, with what failed and that the text is as it was", () => {
  const failed = (reason: string) => {
    cleanup();
    return show(null, 'idle', { problem: `Failed to check text: ${reason}`, retry: () => {} });
  };
  expect(failed('This cost you nothing.')).toBe(
    'Failed to check text: This cost you nothing. Your text is unchanged.Try again',
  );
  expect(failed('Your text was not changed.')).toBe(
    'Failed to check text: Your text was not changed. However often you try again, at most one check is counted.Try again',
  );
  expect(failed('Out of order.')).toBe(
    'Failed to check text: Out of order. Your text is unchanged. However often you try again, at most one check is counted.Try again',
  );
});

test('a fix that failed belongs to its check: trying again costs nothing more', () => {
  const problem = 'Failed to recheck text: Out of order.';
  const shown = show(local, 'complete', { problem, retry: () => {}, isFix: true });
  expect(shown).toContain('Your text is unchanged. Trying again costs nothing more.');
  expect(shown).not.toContain('at most one check');
});

test('what would be refused again is not offered to be tried again', () => {
  const problem = 'Failed to check text: This text is too long.';
  expect(show(null, 'idle', { problem, retry: null })).toBe(
    'Failed to check text: This text is too long. Your text is unchanged.',
  );
});

test('a figure at or above the threshold is drawn at its mark or right of it, one below it left', () => {
  for (const [aiScore, verdictThreshold] of [
    [99, 99],
    [100, 99],
    [100, 100],
    [88, 88],
    [98, 99],
    [0, 1],
  ] as const) {
    show({ ...local, aiScore, verdictThreshold });
    const meter = screen.getByRole('meter', { name: 'AI Likelihood' });
    const dot = Number(meter.querySelector('circle')!.getAttribute('cx'));
    const mark = Number(
      /^M([\d.]+) /.exec(meter.querySelector('svg > path')!.getAttribute('d')!)![1],
    );
    expect(dot >= mark, `${aiScore} of ${verdictThreshold}`).toBe(aiScore >= verdictThreshold);
    expect(dot).toBeGreaterThanOrEqual(7);
    expect(dot).toBeLessThanOrEqual(293);
    cleanup();
  }
});

test('the button of the fix says beside it what there is to reword', () => {
  const nothingCopied = { ...local, similarity: 0, aiScore: 95 };
  expect(show(nothingCopied)).toContain(
    'Nothing copied was found. This rewords what reads like a machine',
  );
  const unclear = show({ ...local, similarity: 0, aiScore: 60 });
  expect(unclear).toContain('Cannot tell');
  expect(unclear).toContain('there is no telling who wrote it. This rewords the text');
  expect(unclear).not.toContain('rewords what reads like a machine');
  expect(show({ ...local, aiScore: null, aiReason: 'code' })).toContain(
    'Rewords what is copied, where possible, then checks',
  );
  expect(show({ ...local, aiScore: 95 })).toContain(
    'Rewords what is copied, where possible, and what reads like',
  );
});

test('what is similar is listed under its heading, and its figure is said to be a share of the text', () => {
  const shown = show(copyleaks);
  expect(shown).toContain('Similar Content Found');
  expect(shown).toContain('Match 1 (12% similar)That much of your text is similar to it.');
  const passages = [{ start: 0, end: 12, sourceText: 'One sentence', kind: 'verbatim' as const }];
  const copied = show({ ...local, sources: [{ ...copyleaks.sources[0]!, passages }] });
  expect(copied).toContain('That much of your text is the same, word for word.');
  expect(show(local)).not.toContain('Similar Content Found');
});

test('no figure before and none now is not told as a change', () => {
  const none = { aiScore: null, aiReason: 'too short to say' as const };
  const before = { similarity: 100, aiScore: null };
  expect(show({ ...local, ...none, before })).not.toContain('no figure before');
  expect(show({ ...local, before })).toContain('no figure before');
});

test('while a check works there is one sign of it', () => {
  show(null, 'scanning');
  expect(screen.getByRole('progressbar')).toBeTruthy();
  expect(document.querySelector('[class*=animate-spin]')).toBeNull();
});

test('what is marked as found ends with its last word', () => {
  const passages = [{ start: 0, end: 24, sourceText: '', kind: 'verbatim' as const }];
  show({ ...local, sources: [{ ...copyleaks.sources[0]!, passages }] });
  const marked = document.querySelector('a[href="#match-1"] mark')!;
  expect(marked.textContent).toBe('One sentence of a text.1');
  expect(marked.parentElement!.textContent).toBe('One sentence of a text.1 ');
});

test('each match has one percentage, whatever else was measured of it', () => {
  const wordPairs = { ...copyleaks.sources[0]!, wordPairs: 26 };
  show({ ...local, sources: [wordPairs] });
  expect(document.querySelector('#match-1')!.textContent!.match(/\d+%/g)).toEqual(['12%']);
});

test('that nothing was found is neutral, and says in the same sentence with what it was compared', () => {
  const nothing = { ...local, similarity: 0, sourcesCompared: 208_799 };
  show(nothing);
  const verdict = screen.getByText('Nothing similar in the 208,799 words on this server');
  expect(verdict.className).not.toMatch(/accent|mark/);
  expect(verdict.closest('div')!.textContent).toContain('That is not the internet');
  cleanup();
  show({ ...nothing, provider: 'copyleaks' });
  expect(screen.getByText('Nothing similar was found by Copyleaks')).toBeTruthy();
  cleanup();
  show({ ...nothing, sourcesCompared: 0 });
  expect(screen.getByText('Compared with nothing yet').className).not.toMatch(/accent/);
});

test('under a figure that cannot tell, nothing is said to have moved it, and nothing is in alarm colours', () => {
  const evidence = [{ label: 'long words', direction: 'machine' as const, weight: 1 }];
  const named = 'Signs that are not enough to tell';
  expect(show({ ...local, aiScore: 60, evidence })).not.toContain('What moved the likelihood');
  expect(screen.getByRole('region', { name: named }).className).toContain('calm');
  cleanup();
  show({ ...local, aiScore: 95, evidence });
  expect(screen.getByRole('region', { name: 'What moved the likelihood' }).className).toBe('');
});
