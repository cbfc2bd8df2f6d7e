import type { CheckAnswer } from '@cleanpaste/contract';
import { score } from '@cleanpaste/core/likelihood';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  CODE,
  LISTS,
  OTHER_LANGUAGES,
  TABLES,
  VERSE,
} from '../../../../../packages/core/src/likelihood/kinds.fixture.ts';
import { Figures } from './figures.tsx';

afterEach(cleanup);

const named = (texts: Record<string, string>, verdict: string) =>
  Object.entries(texts).map(([name, text]) => [name, verdict, text] as const);

test.each([
  ...named(OTHER_LANGUAGES, 'Not in English'),
  ...named(CODE, 'This is code'),
  ...named(LISTS, 'This is a list'),
  ...named(VERSE, 'This is verse'),
  ...named(TABLES, 'This is a table'),
])('who checks %s reads “%s”, and no figure', (_, verdict, text) => {
  const { likelihood, reason, words, judgedWords, leftOut } = score(text);
  const report: CheckAnswer = {
    similarity: 0,
    aiScore: likelihood,
    aiReason: reason,
    charged: true,
    fixedText: null,
    changed: null,
    before: null,
    checkedText: text,
    sources: [],
    copied: [],
    peopleAsHigh: null,
    mixed: false,
    sentences: [],
    evidence: [],
    words,
    judgedWords,
    notJudged: leftOut,
    verdictThreshold: 88,
    falsePositives: [],
    provider: 'local',
    sourcesCompared: 1000,
  };
  const { container } = render(<Figures report={report} before={null} isQuoted={false} />);
  expect(container.textContent).toContain(verdict);
  expect(container.textContent).toContain('Only running text in English is judged.');
  expect(container.textContent).not.toMatch(/written by a|machine-written|Cannot tell/);
});
