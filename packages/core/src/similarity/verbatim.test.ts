import { describe, expect, it } from 'vitest';
import { fc } from '../../test/properties.ts';
import { compare } from './comparison.ts';
import { align } from './index.ts';
import { joinRuns, verbatimRuns } from './verbatim.ts';

/** Words that occur nowhere else, such as `harbour0 harbour1 harbour2`, spelt in letters. */
function wordsOf(name: string, count: number): string {
  const letter = (index: number) => String.fromCharCode(97 + index);
  return Array.from(
    { length: count },
    (_, index) => name + letter(Math.floor(index / 26)) + letter(index % 26),
  ).join(' ');
}

describe('somebody whose source has several places with the same words', () => {
  it('is shown the longest copy from each word on, and the next one where it ends', () => {
    const [text, source] = ['x a b c d e y', 'a b c q a b c d r d e'];
    const matches = align(text, source, { shortestRun: 2 });
    expect(matches).toMatchObject([{ kind: 'verbatim', similarity: 1 }]);
    const [{ start, end, sourceStart, sourceEnd }] = matches as [(typeof matches)[0]];
    expect(text.slice(start, end)).toBe('a b c d e');
    expect([sourceStart, source.slice(sourceStart, sourceEnd)]).toEqual([8, 'a b c d r d e']);
  });

  const runs = (one: string, other: string, size: number) => {
    const { here, there } = compare(one, other);
    return verbatimRuns(here, there, size);
  };

  it('has each run as long as it is on both sides', () => {
    expect(runs('x a b c d e y', 'a b c q a b c d r d e', 2)).toEqual([
      { at: 1, sourceAt: 4, length: 4 },
      { at: 4, sourceAt: 9, length: 2 },
    ]);
  });

  it('has exactly those words covered that a slow search finds', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 });
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const found = new Set<number>();
        for (const { at, sourceAt, length } of runs(one.join(' '), other.join(' '), 3)) {
          expect(one.slice(at, at + length)).toEqual(other.slice(sourceAt, sourceAt + length));
          for (let index = at; index < at + length; index++) found.add(index);
        }
        const slow = new Set<number>();
        const source = ` ${other.join(' ')} `;
        for (let at = 0; at + 3 <= one.length; at++) {
          if (!source.includes(` ${one.slice(at, at + 3).join(' ')} `)) continue;
          for (let index = at; index < at + 3; index++) slow.add(index);
        }
        expect([...found].sort()).toEqual([...slow].sort());
      }),
    );
  });
});

describe('somebody who changed a few words of a copy', () => {
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((name) =>
    wordsOf(`run${name}`, 10),
  );
  const text = [
    ...[one, wordsOf('change', 3), two, wordsOf('between', 17)],
    ...[three, wordsOf('change', 2), four],
  ].join(' ');
  const source = [
    ...[wordsOf('before', 20), four, wordsOf('amid', 70), one, wordsOf('other', 2), two],
    ...[wordsOf('after', 8), three, wordsOf('rest', 9)],
  ].join(' ');

  it('is shown one passage over them, and another one where the place changes', () => {
    const shown = align(text, source, { shortestRun: 10 }).map((match) => [
      text.slice(match.start, match.end),
      source.slice(match.sourceStart, match.sourceEnd),
      match.similarity,
    ]);
    expect(shown).toEqual([
      [`${one} ${wordsOf('change', 3)} ${two}`, `${one} ${wordsOf('other', 2)} ${two}`, 20 / 23],
      [three, three, 1],
      [four, four, 1],
    ]);
  });

  it('has runs joined over a few words, and parted by more of them or by a step back', () => {
    const run = (at: number, sourceAt: number) => ({ at, sourceAt, length: 10 });
    expect(joinRuns([run(0, 100), run(13, 112), run(40, 130), run(52, 20)])).toMatchObject([
      { first: 0, last: 23, sourceFirst: 100, sourceLast: 122, inRuns: 20, longest: 10 },
      { first: 40, last: 50, sourceFirst: 130, sourceLast: 140 },
      { first: 52, last: 62, sourceFirst: 20, sourceLast: 30 },
    ]);
  });

  it('has a passage as long as its longest run needs it to be', () => {
    const longer = wordsOf('long', 15);
    const copy = `${one} ${wordsOf('change', 3)} ${longer}`;
    const original = `${one} ${wordsOf('other', 2)} ${longer}`;
    const passages = (shortestRun: number) =>
      align(copy, original, { shortestRun }).filter(({ kind }) => kind === 'verbatim').length;
    expect([10, 15, 16].map(passages)).toEqual([1, 1, 0]);
  });
});
