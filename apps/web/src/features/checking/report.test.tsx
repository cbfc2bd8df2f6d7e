import type { CheckAnswer } from '@cleanpaste/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import CheckPanel from './check-panel.tsx';
import type { Check, CheckPhase } from './use-check.ts';

Element.prototype.scrollIntoView = () => {};
globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
afterEach(cleanup);

const text = 'One sentence of a text. Another one.';
const local: CheckAnswer = {
  similarity: 12,
  aiScore: 40,
  charged: true,
  fixedText: null,
  changed: null,
  before: null,
  checkedText: text,
  sources: [],
  copied: [],
  sentences: [{ start: 0, end: 23, score: 0.4, reasons: [] }],
  evidence: [],
  words: 80,
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
      licence: null,
      matchPercentage: 12,
      snippet: '',
      passages: [],
    },
  ],
};

function show(report: CheckAnswer | null, phase: CheckPhase = 'complete', more = {}) {
  const check = { phase, report, problem: null, busy: false, fix: () => {}, ...more };
  const { container } = render(<CheckPanel check={check as unknown as Check} onReset={() => {}} />);
  return container.textContent;
}

test('the built-in check says with how much it compared, and how often it is wrong', () => {
  const shown = show(local);
  expect(shown).toContain('Compared with 1,000 words on this server.');
  expect(shown).toContain('Of texts by people, 0.7% get a figure');
  expect(shown).toContain('How often it is wrong about people');
});

test('of Copyleaks no error rate is claimed, and not that there is nothing to compare with', () => {
  const shown = show(copyleaks);
  expect(shown).toContain('Compared by Copyleaks, with the internet.');
  expect(shown).toContain('has not been measured here');
  expect(shown).not.toMatch(/0\.0%|nothing on this server|How often it is wrong about people$/);
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

test('a text as people write it gets the card with its figure, and no promise, instead of the button', () => {
  const shown = show({ ...local, similarity: 0, aiScore: 23 });
  expect(shown).toContain("You're All Set");
  expect(shown).toContain('No copied passages found here, and nothing that reads like a machine.');
  expect(shown).toContain('Similarity 0%, AI likelihood 23%.');
  expect(shown).not.toMatch(/safe to submit|free from/);
  expect(screen.getByRole('button', { name: 'Clean Another Text' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Fix/ })).toBeNull();
});

test.each([
  [49, 'Probably a person'],
  [50, 'Hard to tell'],
  [87, 'Hard to tell'],
  [88, 'Likely a machine'],
])('a likelihood of %i is called: %s', (aiScore, words) => {
  expect(show({ ...local, aiScore })).toContain(words);
});

test('a text that is too short to judge is not all clear', () => {
  const shown = show({ ...local, similarity: 0, aiScore: null });
  expect(shown).toContain('Too short to say');
  expect(shown).not.toContain("You're All Set");
  expect(screen.getByRole('button', { name: 'Fix & Re-check for Plagiarism' })).toBeTruthy();
});

test('a fix that does not get there shows both figures, and keeps the button', () => {
  const before = { similarity: 30, aiScore: 80 };
  const shown = show({ ...local, fixedText: 'Better.', before });
  expect(shown).toMatch(/12%30% before/);
  expect(shown).toMatch(/40%80% before/);
  const fixed = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Fixed Text:' });
  expect([fixed.value, fixed.readOnly]).toEqual(['Better.', true]);
  expect(screen.getByRole('button', { name: 'Fix & Re-check for Plagiarism' })).toBeTruthy();
});

test("a failure is said in the server's words", () => {
  expect(show(null, 'idle', { problem: 'This cost you nothing.' })).toBe('This cost you nothing.');
});
