import type { Area } from './comparison.ts';
import type { Seed } from './seeds.ts';

/** Most sentences without a seed inside a cluster, on either side. */
interface Gaps {
  here: number;
  there: number;
}

function splitAtGaps(seeds: readonly Seed[], place: (seed: Seed) => number, gap: number): Seed[][] {
  const groups: Seed[][] = [];
  let reached = 0;
  for (const seed of [...seeds].sort((a, b) => place(a) - place(b))) {
    if (groups.length === 0 || place(seed) - reached - 1 > gap) groups.push([]);
    groups.at(-1)!.push(seed);
    reached = place(seed);
  }
  return groups;
}

/** Parts the seeds until no group has a hole wider than the gaps, neither here nor in the source. */
export function clusterSeeds(seeds: readonly Seed[], gaps: Gaps): Seed[][] {
  const pending: Seed[][] = seeds.length > 0 ? [[...seeds]] : [];
  const done: Seed[][] = [];
  while (pending.length > 0) {
    const group = pending.pop()!;
    const parts = splitAtGaps(group, (seed) => seed.sentence, gaps.here).flatMap((part) =>
      splitAtGaps(part, (seed) => seed.sourceSentence, gaps.there),
    );
    if (parts.length === 1) done.push(group);
    else for (const part of parts) pending.push(part);
  }
  return done;
}

/** The smallest area that holds all the seeds. */
export function areaOf(seeds: readonly Seed[]): Area {
  const area = {
    first: Number.POSITIVE_INFINITY,
    last: 0,
    sourceFirst: Number.POSITIVE_INFINITY,
    sourceLast: 0,
  };
  for (const { sentence, sourceSentence } of seeds) {
    area.first = Math.min(area.first, sentence);
    area.last = Math.max(area.last, sentence + 1);
    area.sourceFirst = Math.min(area.sourceFirst, sourceSentence);
    area.sourceLast = Math.max(area.sourceLast, sourceSentence + 1);
  }
  return area;
}
