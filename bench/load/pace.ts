import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { noOutcomes, noteAnswer, noteFault } from './outcomes.ts';

interface Paced {
  method: 'GET' | 'POST';
  body: string | null;
  /** Of the nth call. */
  headersOf(n: number): Record<string, string>;
  connections: number;
  /** Calls a second of all connections together. */
  rate: number;
  seconds: number;
}

const answerMs = 10_000;
/** Connections are opened meanwhile, all in the same moment; what that takes is not the server's. */
const warmUpSeconds = 1;

/** Does one call. @returns the answer, read to its end */
function call(url: string, options: object, body: string | null) {
  return new Promise<{ answer: IncomingMessage; words: string }>((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      let words = '';
      answer.setEncoding('latin1').on('data', (some: string) => {
        words += words.length < 200 ? some : '';
      });
      answer.once('end', () => resolve({ answer, words })).once('error', reject);
    });
    sent.setTimeout(answerMs, () => sent.destroy(new Error('no answer in time')));
    sent.once('error', reject);
    sent.end(body);
  });
}

/**
 * Sends calls at an even pace, each at its own time whether those before it were answered or not. Of each the time
 * from when it was due counts: a server that stands still is not spared the calls of that while. (What sends a
 * second's calls at once, and then rests, measures the full load.)
 */
export async function firePaced(url: string, wish: Paced) {
  const { method, body, headersOf, connections, rate, seconds } = wish;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const outcomes = noOutcomes();
  const times: number[] = [];
  const all: Promise<void>[] = [];
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const warm = performance.now() + 1000 * warmUpSeconds;
  async function one(n: number, due: number) {
    try {
      const headers = { ...headersOf(n), ...length };
      const { answer, words } = await call(url, { method, agent, headers }, body);
      if (noteAnswer(outcomes, { status: answer.statusCode!, headers: answer.rawHeaders, words }))
        if (due >= warm) times.push(performance.now() - due);
    } catch (error) {
      noteFault(outcomes, error as Error);
    }
  }
  const began = performance.now();
  const most = rate * (warmUpSeconds + seconds);
  for (let n = 0; n < most; ) {
    const now = performance.now();
    for (; n < most && began + (1000 * n) / rate <= now; n++)
      all.push(one(n, began + (1000 * n) / rate));
    await pause(1);
  }
  await Promise.all(all);
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(10 * (sorted[Math.floor(share * sorted.length)] ?? Number.NaN)) / 10;
  return { p50: at(0.5), p99: at(0.99), outcomes };
}
