import { describe, expect, it } from 'vitest';
import { type Accepted, resolveOverlaps } from './resolve.ts';

describe('somebody whose text has several matches in one place', () => {
  const candidate = (first: number, last: number, score: number): Accepted => ({
    area: { first: 0, last: 1, sourceFirst: 0, sourceLast: 1 },
    words: [first, last],
    sourceWords: [first + 1000, last + 1000],
    figures: {},
    similarity: 0.5,
    score,
  });
  const passage = (first: number, last: number, shift = 1000) => ({
    first,
    last,
    sourceFirst: first + shift,
    sourceLast: last + shift,
    inRuns: last - first,
    longest: last - first,
  });
  const kinds = (findings: ReturnType<typeof resolveOverlaps>) =>
    findings.map(({ kind, words }) => [kind, ...words]);

  it('is shown the more certain of two rewordings', () => {
    const rewordings = [candidate(0, 50, 1), candidate(40, 90, 3), candidate(95, 120, 2)];
    expect(kinds(resolveOverlaps({ rewordings, summaries: [] }, []))).toEqual([
      ['reworded', 40, 90],
      ['reworded', 95, 120],
    ]);
  });

  it('is shown a mostly verbatim passage to where its runs end, and a reworded one with the runs at its edge', () => {
    const rewordings = [candidate(0, 50, 1), candidate(100, 180, 1)];
    const passages = [passage(5, 42), passage(170, 190)];
    expect(kinds(resolveOverlaps({ rewordings, summaries: [] }, passages))).toEqual([
      ['verbatim', 5, 42],
      ['reworded', 100, 190],
    ]);
  });

  it('is always shown a verbatim passage', () => {
    const rewordings = [candidate(0, 50, 1)];
    const elsewhere = passage(30, 60, 5000);
    expect(kinds(resolveOverlaps({ rewordings, summaries: [] }, [elsewhere]))).toEqual([
      ['reworded', 0, 50],
      ['verbatim', 30, 60],
    ]);
    const summaries = [candidate(20, 55, 9)];
    expect(kinds(resolveOverlaps({ rewordings: [], summaries }, [elsewhere]))).toEqual([
      ['verbatim', 30, 60],
    ]);
  });

  it('is shown a copy, and no summary, where most of the words were taken over as they stand', () => {
    const summaries = [candidate(0, 100, 9)];
    const most = [passage(0, 30), passage(40, 60)];
    expect(kinds(resolveOverlaps({ rewordings: [], summaries }, most))).toEqual([
      ['verbatim', 0, 30],
      ['verbatim', 40, 60],
    ]);
    const fewer = [passage(0, 30), passage(40, 59)];
    expect(kinds(resolveOverlaps({ rewordings: [], summaries }, fewer))).toEqual([
      ['summary', 0, 100],
    ]);
  });

  it('is shown a summary in place of what lies inside it', () => {
    const summaries = [candidate(0, 100, 1)];
    const rewordings = [candidate(10, 40, 9)];
    expect(kinds(resolveOverlaps({ rewordings, summaries }, [passage(50, 70)]))).toEqual([
      ['summary', 0, 100],
    ]);
  });
});
