import type { Reader } from './printed.ts';
import * as read from './readers.ts';
import * as ofTexts from './readers-of-texts.ts';

/** A benchmark as it is run for the record: how, how often, and how long it may take in all. */
export interface Planned {
  title: string;
  args: string[];
  runs: number;
  /** All its runs together; what takes longer is ended, and counts as not run. */
  minutes: number;
  read: Reader;
}

const server = ['clean 5 KB, signed in, 64', 'clean 5 KB, by key', 'clean 200 B, signed in, 64'];
const others = [
  'rewrite 300 words',
  'check 300 words',
  'postgres, history',
  'postgres, home counter',
];

/** All of them, in the order in which they are run; together below half an hour. */
export const plan: Record<string, Planned> = {
  hidden: { title: 'Hidden characters', args: ['--json'], runs: 1, minutes: 1, read: read.hidden },
  speed: {
    title: 'Speed',
    ...{ args: ['--json', '--files', '5000'], runs: 2, minutes: 2, read: read.speed },
  },
  'slow-inputs': {
    title: 'Texts made to be slow',
    args: ['--json', '--size', '32768', '--rounds', '1'],
    ...{ runs: 1, minutes: 5, read: read.slowInputs },
  },
  decode: {
    title: 'Messages that are none',
    args: ['--random', '20000', '--lots', '2000', '--seed', '1', '--show', '0'],
    ...{ runs: 1, minutes: 1, read: read.decode },
  },
  listed: {
    title: 'False alarms',
    ...{ args: ['--show', '0'], runs: 1, minutes: 1, read: read.listed },
  },
  load: {
    title: 'The server',
    args: [
      ...['--json', '--seconds', '2', '--rounds', '3'],
      ...[...server, ...others].flatMap((name) => ['--only', name]),
    ],
    ...{ runs: 1, minutes: 5.5, read: read.load },
  },
  page: {
    title: 'The page',
    args: ['--json', '--runs', '1', '--rounds', '2'],
    ...{ runs: 1, minutes: 3, read: read.page },
  },
  walk: {
    title: 'Random walks over the page',
    args: ['--walks', '200', '--seed', '1'],
    ...{ runs: 1, minutes: 7.5, read: read.walk },
  },
  rewrite: {
    title: 'The stronger rewrite, on texts of our own',
    ...{ args: ['--json'], runs: 1, minutes: 0.5, read: ofTexts.rewrite },
  },
  similarity: {
    title: 'Similarity, on texts of our own',
    ...{ args: ['--json'], runs: 1, minutes: 0.5, read: ofTexts.similarity },
  },
  likelihood: {
    title: 'Likelihood, on the eight texts of a smoke set',
    ...{ args: ['--json'], runs: 1, minutes: 0.5, read: ofTexts.likelihood },
  },
  fix: {
    title: 'What a fix leaves alone, on texts of our own',
    ...{ args: ['--json'], runs: 1, minutes: 1, read: ofTexts.fix },
  },
};

export const commandOf = (name: string) =>
  `npm run bench -- ${[name, ...plan[name]!.args].map((it) => (/[^\w.,-]/.test(it) ? `'${it}'` : it)).join(' ')}`;
