import { STEM_CLUSTERS } from './data/stem-clusters.gen.ts';

let clusters: Map<string, string> | undefined;

function readClusters(): Map<string, string> {
  const read = new Map<string, string>();
  for (const line of STEM_CLUSTERS.trim().split('\n')) {
    const stems = line.split(' ');
    for (const stem of stems) read.set(stem, stems[0]!);
  }
  return read;
}

/**
 * The stem that stands for a stem and those that mean about the same, so that a copy with exchanged words still has
 * the words of its source; the stem itself where it has none.
 *
 * @example clusterOf(stemOf('obstacle')) === clusterOf(stemOf('barrier')) // true
 */
export function clusterOf(stem: string): string {
  clusters ??= readClusters();
  return clusters.get(stem) ?? stem;
}
