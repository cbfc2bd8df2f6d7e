import { describe, expect, it } from 'vitest';
import { fc } from '../../test/properties.ts';
import { workedMs } from '../../test/worked.ts';
import { align, GUARANTEED_RUN, SHORTEST_RUN } from './index.ts';
import { innocent, lighthouse, reworded, summary } from './texts.fixture.ts';

const word = fc.stringMatching(/^[a-z]{2,9}$/);
const manyWords = (least: number, most: number) =>
  fc.array(word, { minLength: least, maxLength: most });

// Every code point and every lone surrogate; words turn up because half of the points are small.
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x10ffff }), fc.integer({ min: 0x20, max: 0x17f })), {
    maxLength: 200,
  })
  .map((points) => String.fromCodePoint(...points));

describe('verbatim runs', () => {
  it('are found whole wherever they stand, at the promised length', () => {
    expect(SHORTEST_RUN).toBe(GUARANTEED_RUN);
    fc.assert(
      fc.property(
        manyWords(SHORTEST_RUN, 60),
        manyWords(0, 80),
        manyWords(0, 80),
        manyWords(0, 80),
        (run, before, after, source) => {
          // One word again and again is no passage: what stands in too many places is passed over.
          const places = [...Map.groupBy(run, (one) => one).values()];
          const most = Math.max(...places.map((all) => all.length));
          fc.pre(most * 3 <= run.length);
          const head = before.length > 0 ? `${before.join(' ')} ` : '';
          const text = `${head}${run.join(' ')} ${after.join(' ')}`;
          const other = `${source.join(' ')}. ${run.join(', ')}. ${before.join('\n')}`;
          const [start, end] = [head.length, head.length + run.join(' ').length];
          const covered = new Uint8Array(text.length);
          for (const match of align(text, other)) covered.fill(1, match.start, match.end);
          const missing = [...text.slice(start, end)].filter(
            (letter, index) => letter !== ' ' && covered[start + index] === 0,
          );
          expect(missing).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('come with their exact places on both sides', () => {
    const run = 'the keeper counted forty seven herring gulls along the northern wall that morning';
    const text = `Nobody wrote it down: ${run}! Later, rain.`;
    const source = `From the diary. On Tuesday ${run.toUpperCase()}; then he slept.`;
    const [match] = align(text, source);
    expect(text.slice(match!.start, match!.end)).toBe(run);
    expect(source.slice(match!.sourceStart, match!.sourceEnd)).toBe(run.toUpperCase());
    expect(match).toMatchObject({ kind: 'verbatim', similarity: 1 });
  });

  it('are found through hidden characters, look-alikes, accents and case', () => {
    const source =
      'a café near the old harbour sells smoked eel to every sailor who still comes ashore';
    const text = source
      .replace('café', 'CAFE')
      .replace('harbour', 'har\u200bbour')
      .replace('sailor', 's\u0430il\u043er')
      .replace('smoked', 'smo\u00adked');
    expect(align(text, source)).toMatchObject([{ start: 0, end: text.length, similarity: 1 }]);
  });

  it('are found in scripts without spaces', () => {
    const run = '灯台守は北の壁に沿って四十七羽のカモメを数えた';
    const [match] = align(`昨日の話。${run}。`, `古い日記より、${run}と書いてある。`);
    expect(`昨日の話。${run}。`.slice(match!.start, match!.end)).toBe(run);
  });
});

describe('changed passages', () => {
  it('finds a reworded passage on both sides', () => {
    const text = `${innocent}\n\n${reworded}\n\n${innocent}`;
    const matches = align(text, lighthouse);
    const start = text.indexOf(reworded);
    expect(matches.length).toBeGreaterThan(0);
    for (const match of matches) {
      expect(match.start).toBeGreaterThanOrEqual(start - 2);
      expect(match.end).toBeLessThanOrEqual(start + reworded.length);
    }
    const length = matches.reduce((sum, match) => sum + match.end - match.start, 0);
    expect(length).toBeGreaterThan(0.7 * reworded.length);
  });

  it('finds a summary and says so', () => {
    const text = `${innocent}\n\n${summary}\n\n${innocent}`;
    const found = align(text, lighthouse).filter((match) => match.kind === 'summary');
    expect(found).toHaveLength(1);
    expect(text.slice(found[0]!.start, found[0]!.end)).toContain(summary.slice(0, 60));
    expect(found[0]!.sourceEnd - found[0]!.sourceStart).toBeGreaterThan(lighthouse.length / 2);
  });

  it('finds nothing between two texts that only share a subject', () => {
    expect(align(innocent, lighthouse)).toEqual([]);
    expect(align(lighthouse, innocent)).toEqual([]);
  });
});

describe('any text', () => {
  it('gives spans inside both texts, in order, ending on whole characters', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, other) => {
        for (const match of [...align(text + other, text), ...align(text, other)]) {
          expect(match.start).toBeLessThan(match.end);
          expect(match.sourceStart).toBeLessThan(match.sourceEnd);
          expect(match.sourceEnd).toBeLessThanOrEqual(Math.max(text.length, other.length));
          expect(match.similarity).toBeGreaterThan(0);
          expect(match.similarity).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('covers a text wholly when it is compared with itself', () => {
    expect(align(lighthouse, lighthouse)).toMatchObject([
      { start: 0, sourceStart: 0, kind: 'verbatim', similarity: 1 },
    ]);
    expect(align('', lighthouse)).toEqual([]);
    expect(align('', '')).toEqual([]);
  });

  it('finds a verbatim passage from either side', () => {
    fc.assert(
      fc.property(manyWords(15, 30), manyWords(0, 40), manyWords(0, 40), (run, one, two) => {
        const left = [...one, ...run].join(' ');
        const right = [...run, ...two].join(' ');
        expect(align(left, right).length).toBeGreaterThan(0);
        expect(align(right, left).length).toBeGreaterThan(0);
      }),
    );
  });

  it('takes a full-length text and a big source in its stride', () => {
    const text = `${innocent} ${reworded} `.repeat(40).slice(0, 50_000);
    const source = `${lighthouse} `.repeat(150);
    const began = workedMs();
    align(text, source);
    expect(workedMs() - began).toBeLessThan(4000);
  });
});
