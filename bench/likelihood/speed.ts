import { score } from '@cleanpaste/core/likelihood';
import { meanWorkMs } from '../../packages/core/test/worked.ts';

const TEXTS = 300;
const WORDS = 400;

/** Milliseconds of this thread's own work for one text of 400 words: over so many texts, each the mean of some calls. */
export interface Speed {
  texts: number;
  p50: number;
  p95: number;
  most: number;
}

/** Up to 300 different texts of 400 words each; short ones go on with the next. */
function samplesOf(texts: readonly string[]): string[] {
  const long = texts.filter((text) => text.split(/\s+/).length >= WORDS);
  const step = Math.max(1, long.length / TEXTS);
  const chosen = Array.from({ length: Math.min(TEXTS, long.length) }, (_, at) =>
    String(long[Math.floor(at * step)]),
  );
  const all = chosen.length > 0 ? chosen : [texts.join(' ')];
  // Words and the layout between them.
  return all.map((text) =>
    text
      .match(/\s*\S+/g)!
      .slice(0, WORDS)
      .join(''),
  );
}

export function speedOf(texts: readonly string[]): Speed {
  const samples = samplesOf(texts);
  for (const sample of samples.slice(0, 40)) score(sample);
  const times = samples.map((sample) => meanWorkMs(() => score(sample))).sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(share * times.length))] as number;
  return { texts: times.length, p50: at(0.5), p95: at(0.95), most: at(1) };
}
