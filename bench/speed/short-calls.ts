import { clean, scan } from '@cleanpaste/core/hidden';
import { replace } from 'out-of-character';

/** What is pasted all day: a sentence or two with something hidden in it. */
const TEXTS: Record<string, string> = {
  'one word': 'pay\u200bpal',
  'a sentence': 'Hello\u200b world, this is a short text.',
  'with spaces':
    'The plan\u2014as agreed\u2014 starts\u200b now and the 10\u202f000\u00a0\u20ac are due.',
  Persian: 'می\u200cخواهم \u200bبه خانه بروم',
  Russian: 'Привет\u200b мир, как дела?',
};

const RUNS = {
  'cleanpaste clean': (text: string) => clean(text).text.length,
  'cleanpaste scan': (text: string) => scan(text).length,
  'out-of-character': (text: string) => replace(text).length,
};

const CALLS = 20_000;
const ROUNDS = 9;

/** Microseconds a call by tool and text: the best of some rounds, in which the tools take turns. */
export function shortCalls(): Record<string, Record<string, number>> {
  const times: Record<string, Record<string, number>> = {};
  let sink = 0;
  for (const [name, text] of Object.entries(TEXTS)) {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [tool, run] of Object.entries(RUNS)) {
        const began = performance.now();
        for (let call = 0; call < CALLS; call++) sink += run(text);
        const time = ((performance.now() - began) * 1000) / CALLS;
        const row = times[tool] ?? {};
        times[tool] = { ...row, [name]: Math.min(row[name] ?? Number.POSITIVE_INFINITY, time) };
      }
    }
  }
  if (sink === 0) throw new Error('Nothing was read.');
  return times;
}
