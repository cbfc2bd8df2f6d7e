import { rewrite } from '@cleanpaste/core/rewrite';

/** Megabytes a second of processor time, the strong rewrite over about a megabyte, best of three. */
export function measureSpeed(texts: readonly string[]): number {
  const once = texts.join('\n\n');
  const long = once.repeat(Math.ceil(1_000_000 / Math.max(1, once.length)));
  let best = 0;
  for (let run = 0; run < 3; run++) {
    const began = process.cpuUsage();
    rewrite(long, { strength: 'strong' });
    const { user, system } = process.cpuUsage(began);
    best = Math.max(best, long.length / (user + system));
  }
  return best;
}
