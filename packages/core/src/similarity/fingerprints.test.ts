import { describe, expect, it } from 'vitest';
import { fc } from '../../test/properties.ts';
import { fingerprints, GUARANTEED_RUN, rankCandidates } from './index.ts';
import { lighthouse, reworded } from './texts.fixture.ts';

const words = (least: number, most: number) =>
  fc.array(fc.stringMatching(/^[a-z]{2,9}$/), { minLength: least, maxLength: most });

function shared(one: string, other: string, kind: string, every = false): number {
  const hashes = (text: string, all: boolean) =>
    fingerprints(text, { every: all })
      .filter((print) => print.kind === kind)
      .map((print) => print.hash);
  const known = new Set(hashes(other, false));
  return hashes(one, every).filter((hash) => known.has(hash)).length;
}

describe('fingerprints', () => {
  it('meet in every common run of the promised length', () => {
    fc.assert(
      fc.property(
        words(GUARANTEED_RUN, GUARANTEED_RUN),
        words(0, 30),
        words(0, 30),
        words(0, 30),
        (run, a, b, c) => {
          const one = [...a, ...run, ...b].join(' ');
          const other = [...c, ...run, ...a].join(' ');
          expect(shared(one, other, 'verbatim')).toBeGreaterThan(0);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('meet in reworded text, more of them when the query keeps every one', () => {
    expect(shared(reworded, lighthouse, 'verbatim')).toBe(0);
    const all = shared(reworded, lighthouse, 'reworded', true);
    expect(all).toBeGreaterThan(0);
    expect(all).toBeGreaterThanOrEqual(shared(reworded, lighthouse, 'reworded'));
  });

  it('are the same numbers on every run and every engine', () => {
    const text = 'The keeper counted forty seven herring gulls along the northern wall.';
    expect(fingerprints(text).map(({ hash, position, kind }) => [hash, position, kind])).toEqual([
      [435484527361321460n, 4, 'verbatim'],
      [14538134271620983n, 5, 'reworded'],
    ]);
  });

  it('ignore case, line breaks and hidden characters', () => {
    const loud = lighthouse.toUpperCase().replace(/ /g, '\n').replace(/A/g, 'A\u200b');
    const hashes = (text: string) => fingerprints(text).map((print) => print.hash);
    expect(hashes(loud)).toEqual(hashes(lighthouse));
  });

  it('keep the index small: about a third of a fingerprint a word', () => {
    const count = fingerprints(lighthouse).length / lighthouse.split(/\s+/).length;
    expect(count).toBeGreaterThan(0.2);
    expect(count).toBeLessThan(0.4);
  });

  it('fit a signed 64-bit column and point at words, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0x2fff }), { maxLength: 200 }), (points) => {
        for (const { hash, position } of fingerprints(String.fromCodePoint(...points))) {
          expect(BigInt.asIntN(64, hash)).toBe(hash);
          expect(position).toBeGreaterThanOrEqual(0);
        }
      }),
    );
    expect(fingerprints('')).toEqual([]);
    expect(fingerprints('harbour gulls wall')).toHaveLength(1);
  });
});

describe('rankCandidates', () => {
  it('prefers many, rare and neighbouring hits', () => {
    const ranked = rankCandidates(
      [
        { hash: 1n, document: 1, position: 0 },
        { hash: 2n, document: 1, position: 500 },
        { hash: 3n, document: 2, position: 10 },
        { hash: 4n, document: 2, position: 12 },
        { hash: 5n, document: 3, position: 0 },
      ],
      { documents: 1000 },
    );
    expect(ranked.map(({ document }) => document)).toEqual([2, 1, 3]);
  });

  it('leaves out hashes that too many documents have, and keeps to the limit', () => {
    const hits = Array.from({ length: 60 }, (_, document) => ({ hash: 9n, document, position: 0 }));
    expect(rankCandidates(hits, { documents: 1000 })).toEqual([]);
    expect(rankCandidates(hits, { documents: 10_000 })).toHaveLength(30);
    expect(
      rankCandidates(hits, { documents: 10_000, limit: 3 }).map((one) => one.document),
    ).toEqual([0, 1, 2]);
  });

  it('counts a hash once a document, however often it stands there', () => {
    const once = rankCandidates([{ hash: 1n, document: 1, position: 4 }], { documents: 10 });
    const often = rankCandidates(
      [1, 2, 3].map((position) => ({ hash: 1n, document: 1, position })),
      { documents: 10 },
    );
    expect(often[0]!.score).toBeCloseTo(once[0]!.score);
  });
});
