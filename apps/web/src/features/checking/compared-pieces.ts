import type { ComparedPassage } from '../../workers/compare-messages.ts';
import { changesBetween } from './changes.ts';

/** A stretch of one of two texts. */
export interface ComparedPiece {
  /** Its words, in runs that the other text has, and that it has not. */
  runs: { text: string; differs: boolean }[];
  /** Null for what stands in this text only. */
  passage: {
    id: string;
    /** The number of both its ends. */
    number: number;
    /** The id of the other end. */
    to: string;
    kind: ComparedPassage['kind'];
  } | null;
}

interface Claimed {
  index: number;
  start: number;
  end: number;
}

type Range = Omit<Claimed, 'index'>;

/** Which passage each stretch of a text belongs to; of two that overlap, the later one has the rest. */
function claim(ranges: readonly Range[]) {
  const claimed: Claimed[] = [];
  const owners: number[] = [];
  const order = ranges
    .map((range, index) => ({ ...range, index }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  for (const { index, start, end } of order) {
    const reached = claimed.at(-1)?.end ?? 0;
    if (end > reached) claimed.push({ index, start: Math.max(start, reached), end });
    owners[index] = claimed.find((one) => one.end >= end)!.index;
  }
  return { claimed, owners };
}

type Runs = ComparedPiece['runs'];

/** What only one of the two has, word by word; how a line is broken is no difference. */
function runsOf(left: string, right: string): { left: Runs; right: Runs } {
  const runs: { left: Runs; right: Runs } = { left: [], right: [] };
  for (const change of changesBetween(left, right)) {
    const [here, there] =
      change.kind === 'same' ? [change.text, change.text] : [change.old, change.now];
    const differs = change.kind === 'changed' && (here + there).trim() !== '';
    if (here) runs.left.push({ text: here, differs: differs && here.trim() !== '' });
    if (there) runs.right.push({ text: there, differs: differs && there.trim() !== '' });
  }
  return runs;
}

/** So many words in a row that the other text has too stand in both, wherever it has them. */
const together = 5;
const wordsIn = (text: string) => [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
const gramsOf = (words: readonly string[]) =>
  words.slice(together - 1).map((_, at) => words.slice(at, at + together).join(' '));
const plain = ([word]: RegExpExecArray) => word.toLowerCase();

/** Cuts runs that differ where the other text has their words in another place: these do not stand in one alone. */
function withoutMoved(runs: Runs, ofOther: () => ReadonlySet<string>): Runs {
  return runs.flatMap((run) => {
    const words = run.differs ? wordsIn(run.text) : [];
    if (words.length < together) return [run];
    const known = ofOther();
    const moved = new Set<number>();
    gramsOf(words.map(plain)).forEach((gram, at) => {
      if (known.has(gram)) for (let i = at; i < at + together; i++) moved.add(i);
    });
    const cut: Runs = [];
    let from = 0;
    words.forEach((_, at) => {
      const isMoved = moved.has(at);
      if (at + 1 < words.length && moved.has(at + 1) === isMoved) return;
      // What stands between a moved word and another belongs to the moved one.
      const next = words[at + 1];
      const word = words[at]!;
      const end = !next ? run.text.length : isMoved ? next.index : word.index + word[0].length;
      cut.push({ text: run.text.slice(from, end), differs: !isMoved });
      from = end;
    });
    return cut;
  });
}

/** The last so many units of runs. */
function lastOf(runs: Runs, length: number): Runs {
  let over = runs.reduce((sum, { text }) => sum + text.length, 0) - length;
  return runs.flatMap(({ text, differs }) => {
    const cut = Math.min(Math.max(0, over), text.length);
    over -= text.length;
    return cut === text.length ? [] : [{ text: text.slice(cut), differs }];
  });
}

function piecesOf(
  text: string,
  claimed: readonly Claimed[],
  pieceOf: (one: Claimed) => ComparedPiece,
): ComparedPiece[] {
  const pieces: ComparedPiece[] = [];
  let at = 0;
  const addPlain = (end: number) => {
    if (end > at)
      pieces.push({ runs: [{ text: text.slice(at, end), differs: false }], passage: null });
  };
  for (const one of claimed) {
    addPlain(one.start);
    pieces.push(pieceOf(one));
    at = one.end;
  }
  addPlain(text.length);
  return pieces;
}

/** Both texts in pieces; those of a passage lead to one another. Put together they are the texts. */
export function comparedPieces(
  { left, right }: { left: string; right: string },
  passages: readonly ComparedPassage[],
): { left: ComparedPiece[]; right: ComparedPiece[]; count: number } {
  const here = claim(passages);
  const there = claim(
    passages.map(({ sourceStart, sourceEnd }) => ({ start: sourceStart, end: sourceEnd })),
  );
  const numbers = new Map<number, number>();
  for (const index of [...here.claimed, ...there.claimed].map(({ index }) => there.owners[index]!))
    if (!numbers.has(index)) numbers.set(index, numbers.size + 1);
  const numberOf = (index: number) => numbers.get(there.owners[index]!)!;
  const gramsOnce = (text: string) => {
    let grams: Set<string> | null = null;
    return () => (grams ??= new Set(gramsOf(wordsIn(text).map(plain))));
  };
  const [inLeft, inRight] = [gramsOnce(left), gramsOnce(right)];
  const runs = passages.map(({ kind, start, end, sourceStart, sourceEnd }) => {
    const [own, theirs] = [left.slice(start, end), right.slice(sourceStart, sourceEnd)];
    if (kind !== 'summary') {
      const found = runsOf(own, theirs);
      return {
        left: withoutMoved(found.left, inRight),
        right: withoutMoved(found.right, inLeft),
      };
    }
    return {
      left: [{ text: own, differs: false }],
      right: [{ text: theirs, differs: false }],
    };
  });
  const sides = {
    left: { text: left, claims: here, others: there, other: 'right' },
    right: { text: right, claims: there, others: here, other: 'left' },
  } as const;
  const pieces = (side: 'left' | 'right') => {
    const { text, claims, others, other } = sides[side];
    return piecesOf(text, claims.claimed, ({ index, start, end }) => ({
      runs: lastOf(runs[index]![side], end - start),
      passage: {
        id: `${side}-${index}`,
        number: numberOf(index),
        to: `${other}-${others.owners[index]}`,
        kind: passages[index]!.kind,
      },
    }));
  };
  return { left: pieces('left'), right: pieces('right'), count: numbers.size };
}
