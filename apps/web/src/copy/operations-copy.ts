import { formatCount } from '../lib/count.ts';

export const operationsCopy = {
  title: 'Corpus and queue, now',
  failed: 'Failed to load the state of the server',
  documents: 'Documents in the corpus',
  words: (words: string, parts: string) => `${words} words in ${parts} parts`,
  queue: 'Threads at work',
  queueOf: (busy: string, threads: string) => `${busy} of ${threads}`,
  waiting: (waiting: string, max: string) => `${waiting} of ${max} places in line taken`,
  units: 'Paid work under way',
  unitsHint: 'rewrites and checks, of all processes',
  memory: 'Memory of this process',
  since: (when: string) => `since ${when}`,
  requestLog: (waiting: number, dropped: number) =>
    `Request log: ${formatCount(waiting)} ${waiting === 1 ? 'row' : 'rows'} to write, ${formatCount(dropped)} given up. `,
  streams: (streams: string) => `Open live streams: ${streams}.`,
} as const;
