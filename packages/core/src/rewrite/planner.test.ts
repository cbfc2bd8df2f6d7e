import { describe, expect, it } from 'vitest';
import { readDocument } from './document.ts';
import { plan } from './planner.ts';

describe('somebody who asks for a rewrite', () => {
  const doc = readDocument(
    Array.from({ length: 40 }, (_, i) => `word${String.fromCharCode(97 + (i % 26))}`).join(' '),
  );
  const at = (from: number, cost: number) => ({
    from,
    to: from + 1,
    start: doc.start[from]!,
    end: doc.end[from]!,
    replacement: 'x',
    cost,
    kind: 'word' as const,
    pair: 'x = y',
  });

  it('finds edits of equal cost evenly spaced and never two side by side', () => {
    const chosen = plan(
      doc,
      Array.from({ length: 40 }, (_, i) => at(i, 1.5)),
      { gain: 1, seed: 1 },
    );
    const gaps = chosen.slice(1).map((edit, i) => edit.from - chosen[i]!.to);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(6);
    expect(chosen.length).toBeLessThan(14);
  });

  it('is spared an edit that costs more than it breaks', () => {
    expect(plan(doc, [at(20, 9)], { gain: 1, seed: 1 })).toEqual([]);
  });
});
