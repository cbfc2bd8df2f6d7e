import type { Client } from 'autocannon';

/** What became of calls that were not answered as they should be. */
export interface Outcomes {
  /** Calls that went wrong, by what went wrong: a status with the code in its body, or what the connection met. */
  failures: Record<string, number>;
  /** Calls that were asked to come again, and told when: a server that has too much to do says so. */
  turnedAway: Record<string, number>;
}

export const noOutcomes = (): Outcomes => ({ failures: {}, turnedAway: {} });

const add = (counts: Record<string, number>, name: string, count = 1) => {
  counts[name] = (counts[name] ?? 0) + count;
};

/** Adds the second to the first. */
export function addOutcomes(all: Outcomes, { failures, turnedAway }: Outcomes): void {
  for (const [name, count] of Object.entries(failures)) add(all.failures, name, count);
  for (const [name, count] of Object.entries(turnedAway)) add(all.turnedAway, name, count);
}

export const countOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, one) => sum + one, 0);

const busy: ReadonlySet<number> = new Set([429, 503]);
const good = (status: number) => status >= 200 && status < 300;

const mayReturn = (headers: readonly string[]) =>
  headers.some((name, at) => at % 2 === 0 && /^retry-after$/i.test(name));

interface Answer {
  status: number;
  /** Names and values in turn. */
  headers: readonly string[];
  /** The beginning of its body at least. */
  words: string;
}

/** @returns whether it is a good one */
export function noteAnswer(outcomes: Outcomes, { status, headers, words }: Answer): boolean {
  if (good(status)) return true;
  const code = /"error":"(\w+)"/.exec(words)?.[1] ?? '';
  const isAnswer = busy.has(status) && mayReturn(headers);
  add(isAnswer ? outcomes.turnedAway : outcomes.failures, `${status} ${code}`.trim());
  return false;
}

/** A connection that broke, or an answer that did not come. */
export const noteFault = (outcomes: Outcomes, error: Error & { code?: string }) =>
  add(outcomes.failures, error.code ?? error.message);

/** Counts what becomes of the calls of a connection. Good answers are not read. */
export function watchOutcomes(client: Client, outcomes: Outcomes): void {
  let answer: Answer = { status: 0, headers: [], words: '' };
  client.on('headers', ({ statusCode, headers }) => {
    answer = { status: statusCode, headers, words: '' };
  });
  client.on('body', (chunk) => {
    if (!good(answer.status)) answer.words += chunk.toString('latin1');
  });
  client.on('response', () => noteAnswer(outcomes, answer));
  client.on('connError', (error) => noteFault(outcomes, error));
  client.on('timeout', () => noteFault(outcomes, new Error('no answer in time')));
}
