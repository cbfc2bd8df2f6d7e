import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addresses, pathOf, textLimits } from '@cleanpaste/contract';
import type { Caller } from './callers.ts';
import type { Place } from './engines.ts';

/** What others wait for while one client sends the longest texts without pause, within its limits. */
export interface Beside {
  /** Milliseconds of a cleanup of 5 KB: median and 95th percentile. */
  alone: { p50: number; p95: number };
  beside: { p50: number; p95: number };
  /** How often the client was answered, by status. */
  answers: Record<number, number>;
}

const atOnce = 16;
const callsASecond = 25;
const afterRefusalMs = 100;

/** Half of it is hidden, the slowest that one can send. */
const longest = (length: number) => 'word\u200b\u202e\u{e0061} '.repeat(length / 9);
const words = (length: number) =>
  'The old harbour was quiet and nobody spoke of the storm. '.repeat(length / 57);

const calls = [
  { path: pathOf(addresses.cleaning.cleanText), text: longest(textLimits.clean), by: 'session' },
  { path: pathOf(addresses.api.scan), text: longest(textLimits.clean), by: 'key' },
  { path: pathOf(addresses.api.reveal), text: longest(textLimits.clean), by: 'key' },
  { path: pathOf(addresses.api.decode), text: longest(textLimits.clean), by: 'key' },
  {
    path: pathOf(addresses.rewriting.strongParaphrase),
    text: words(textLimits.rewrite),
    by: 'session',
  },
  { path: pathOf(addresses.checking.checkText), text: words(textLimits.check), by: 'session' },
] as const;

const bodies = calls.map(({ text }) => JSON.stringify({ text }));

interface Call {
  url: string;
  body: string;
  authorization: string;
  address: string;
}

const post = ({ url, body, authorization, address }: Call, signal?: AbortSignal) =>
  fetch(url, {
    method: 'POST',
    body,
    headers: {
      ...{ 'content-type': 'application/json', 'x-session-id': randomUUID() },
      ...{ authorization, 'x-forwarded-for': address },
    },
    ...(signal ? { signal } : {}),
  });

/** Sends without pause until it is stopped. */
function greedy(origin: string, caller: Caller) {
  const stopped = new AbortController();
  const answers: Record<number, number> = {};
  let next = 0;
  const lane = async () => {
    while (!stopped.signal.aborted) {
      const at = next++ % calls.length;
      const { path, by } = calls[at]!;
      const call = { url: origin + path, body: bodies[at]!, authorization: caller[by] };
      const status = await post({ ...call, address: '203.0.113.1' }, stopped.signal)
        .then((response) => response.arrayBuffer().then(() => response.status))
        .catch(() => 0);
      answers[status] = (answers[status] ?? 0) + 1;
      if (status >= 400) await pause(afterRefusalMs);
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, lane));
  return {
    async stop() {
      stopped.abort();
      await all;
      return answers;
    },
  };
}

/** So many callers of other accounts and addresses, at an even pace. */
async function others(
  origin: string,
  { callers, seconds }: { callers: Caller[]; seconds: number },
) {
  const body = JSON.stringify({
    text: 'What people paste has a zero\u200bwidth space. '.repeat(119),
  });
  const times: number[] = [];
  const under: Promise<void>[] = [];
  for (let n = 0; n < seconds * callsASecond; n++) {
    const authorization = callers[1 + (n % (callers.length - 1))]!.session;
    const began = performance.now();
    const url = origin + calls[0].path;
    const one = post({ url, body, authorization, address: `198.51.100.${n % 250}` });
    under.push(
      one.then(async (response) => {
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`somebody else was answered ${response.status}`);
        times.push(performance.now() - began);
      }),
    );
    await pause(1000 / callsASecond);
  }
  await Promise.all(under);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(10 * sorted[Math.floor(share * sorted.length)]!) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Others' times, without the greedy client and beside it. */
export function besideGreedy(place: Place, seconds: number): Promise<Beside> {
  const usual = { CLEANUPS_PER_MINUTE: '120', TRUST_PROXY: '1' };
  return place.withServers(
    1,
    async ([server]) => {
      const given = { callers: place.callers, seconds };
      await others(server!.url, { ...given, seconds: 3 });
      const alone = await others(server!.url, given);
      const client = greedy(server!.url, place.callers[0]!);
      await pause(2000);
      const beside = await others(server!.url, given);
      return { alone, beside, answers: await client.stop() };
    },
    usual,
  );
}
