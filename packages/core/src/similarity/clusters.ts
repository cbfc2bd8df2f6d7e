import type { Area } from './comparison.ts';
import { partAtGaps } from './parting.ts';
import type { Seed } from './seeds.ts';

/** Most sentences without a seed inside a cluster, on either side. */
interface Gaps {
  here: number;
  there: number;
}

/** Parts the seeds until no group has a hole wider than the gaps, neither here nor in the source. */
export function clusterSeeds(seeds: readonly Seed[], gaps: Gaps): Seed[][] {
  if (seeds.length === 0) return [];
  const ordered = [...seeds].sort(
    (a, b) => a.sourceSentence - b.sourceSentence || a.sentence - b.sentence,
  );
  const here = Int32Array.from(ordered, ({ sentence }) => sentence);
  const there = Int32Array.from(ordered, ({ sourceSentence }) => sourceSentence);
  const groups = partAtGaps([here, there], gaps);
  if (groups.length === 1) return [[...seeds]];
  return groups.map((group) => group.map((number) => ordered[number]!));
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
