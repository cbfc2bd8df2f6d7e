import { rewrite } from '@cleanpaste/core/rewrite';

/** Megabytes a second of the strong rewrite over about a megabyte of the texts, best of three. */
export function measureSpeed(texts: readonly string[]): number {
  const once = texts.join('\n\n');
  const long = once.repeat(Math.ceil(1_000_000 / Math.max(1, once.length)));
  let best = 0;
  for (let run = 0; run < 3; run++) {
    const began = performance.now();
    rewrite(long, { strength: 'strong' });
    best = Math.max(best, long.length / 1000 / (performance.now() - began));
  }
  return best;
}
