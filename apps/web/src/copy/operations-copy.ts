export const operationsCopy = {
  title: 'Corpus and queue',
  failed: 'Failed to load the state of the server',
  documents: 'Documents in the corpus',
  words: (words: string, parts: string) => `${words} words in ${parts} parts`,
  queue: 'Threads at work',
  queueOf: (busy: string, threads: string) => `${busy} of ${threads}`,
  waiting: (waiting: string, max: string) => `${waiting} of ${max} places in line taken`,
  units: 'Paid work under way',
  unitsHint: 'rewrites and checks, on all instances',
  memory: 'Memory of this instance',
  since: (when: string) => `since ${when}`,
  requestLog: (waiting: string, dropped: string) =>
    `Request log: ${waiting} rows to write, ${dropped} given up. `,
  streams: (streams: string) => `Open live streams: ${streams}.`,
} as const;
