import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { clean } from '@cleanpaste/core/hidden';
import { SMOKE_ROWS } from '../likelihood/smoke-rows.ts';
import { type Collection, readCollection } from '../similarity/archive.ts';
import { randomFrom } from '../similarity/index/texts.ts';
import { ownCollection } from '../similarity/own-set.ts';
import { frames } from '../similarity/own-texts.ts';

export const mixedKinds = [
  'a person and a machine',
  'a person and a copy',
  'a person, a copy and a machine',
] as const;

/** A text in parts that come of different hands. */
export interface MixedText {
  kind: (typeof mixedKinds)[number];
  text: string;
  /** What the copied part comes of; null without one. */
  source: string | null;
}

/** Texts by people that nothing in the product was made with: they may be measured on, and no more. */
const byPeople = ['nltk-brown', 'ud-gum', 'globalvoices-news', 'nltk-abc'];

const wordsIn = (text: string) => text.split(/\s+/).length;
/** Running text, of a paragraph's length. */
const isParagraph = (text: string) =>
  /^[A-Z“"'].*[.!?”"']$/s.test(text) &&
  !/[*#|`]|^\d/m.test(text) &&
  wordsIn(text) >= 40 &&
  wordsIn(text) <= 140;

const linesOf = (path: string) =>
  zstdDecompressSync(readFileSync(path)).toString('utf8').split('\n');

/** Runs of neighbouring paragraphs, so that one hand stays one hand. */
function runsByPeople(data: string): string[][] {
  return byPeople.flatMap((name) => {
    const lines = linesOf(join(data, 'language', 'measuring-only', `${name}.txt.zst`));
    const runs: string[][] = [];
    for (let at = 0; at + 1 < lines.length; at += 2)
      if (isParagraph(lines[at]!) && isParagraph(lines[at + 1]!))
        runs.push([lines[at]!, lines[at + 1]!]);
    return runs;
  });
}

/** Texts of a model that the likelihood was not learnt from. */
function runsByMachine(data: string): string[][] {
  const rows = readFileSync(join(data, 'watermark', 'synthid-dev.jsonl'), 'utf8')
    .trim()
    .split('\n');
  return rows.flatMap((row) => {
    const { watermarked, unwatermarked, recorded_llm_paraphrase } = JSON.parse(row);
    return [unwatermarked, watermarked, recorded_llm_paraphrase].flatMap((text: string) => {
      const parts = text.split(/\n\n+/).filter(isParagraph);
      return parts.length >= 3 ? [parts] : [];
    });
  });
}

interface Copy {
  copied: string;
  source: string;
}

/** Passages that were copied word for word or hidden by changes, with the whole of their source. */
const copiesOf = ({ pairs }: Collection): Copy[] =>
  pairs
    .filter(({ kind }) => kind === 'none' || kind === 'random')
    .flatMap(({ suspicious, source, cases }) =>
      cases.map(({ start, end }) => ({
        copied: suspicious.slice(start, end).replace(/\s+/g, ' ').trim(),
        source,
      })),
    );

/** What texts are mixed of. */
interface Parts {
  people: string[][];
  machines: string[][];
  copies: Copy[];
}

const collected = (data: string): Parts => ({
  people: runsByPeople(data),
  machines: runsByMachine(data),
  copies: copiesOf(readCollection(join(data, 'plagiarism', 'alignment-train.tar.xz'))).filter(
    ({ copied }) => wordsIn(copied) >= 40 && wordsIn(copied) <= 160,
  ),
});

/** A few of the project's own: enough to see that the measure works, too few to say how good a fix is. */
function ownParts(): Parts {
  const written = (label: number) =>
    SMOKE_ROWS.filter((row) => row.label === label).map(({ text }) => text);
  const twoEach = (texts: string[]) =>
    texts.flatMap((one, at) => (at % 2 === 0 ? [[one, texts[at + 1]!]] : []));
  return {
    people: [...frames.map((frame) => frame.split('\n\n')), ...twoEach(written(0))],
    machines: twoEach(written(1)),
    copies: copiesOf(ownCollection()),
  };
}

/**
 * So many texts of each kind, the same for the same seed; the mixed-in part stands in the middle. Without a folder
 * of data they are mixed of texts of the project's own.
 */
export function mixedTexts(
  data: string | undefined,
  { each, seed }: { each: number; seed: number },
) {
  const parts = data === undefined ? ownParts() : collected(data);
  const random = randomFrom(seed);
  const mixed = <T>(all: T[]): T[] =>
    all
      .map((one) => [random(), one] as const)
      .sort(([a], [b]) => a - b)
      .map(([, one]) => one);
  const people = mixed(parts.people);
  const machines = mixed(parts.machines);
  const copied = mixed(parts.copies);
  let person = 0;
  let copy = 0;
  return mixedKinds.flatMap((kind) =>
    Array.from({ length: each }, (_, at): MixedText => {
      const [first, last] = people[person++ % people.length] as [string, string];
      const hasCopy = kind !== 'a person and a machine';
      const taken = hasCopy ? copied[copy++ % copied.length]! : null;
      // Each machine's text comes twice at most in a kind, each time between other people's.
      const written = kind === 'a person and a copy' ? [] : machines[at % machines.length]!;
      const hands = [first, ...(taken ? [taken.copied] : []), ...written, last];
      // Hidden characters would be taken out by the fix: a sentence with one is not reworded for that.
      const { text } = clean(hands.join('\n\n'));
      return { kind, text, source: taken?.source ?? null };
    }),
  );
}
