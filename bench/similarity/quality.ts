import type { Match } from '@cleanpaste/core/similarity';
import type { TextPair } from './archive.ts';
import { type PassagePair, type Plagdet, plagdetOf } from './plagdet.ts';

export interface Quality {
  overall: Plagdet;
  kinds: Record<string, Plagdet>;
  /** Pairs in which nothing was copied: how many there are and in how many something was reported. */
  innocent: { pairs: number; flagged: number };
  /** The same among pairs of the other kinds that have no case (texts on the same news, for one). */
  related: { pairs: number; flagged: number };
  milliseconds: { median: number; most: number };
}

/** Finds what one text has of another. */
export type Find = (pair: TextPair) => readonly Match[];

interface Measured {
  pair: TextPair;
  detections: PassagePair[];
  milliseconds: number;
}

function measure(pair: TextPair, find: Find): Measured {
  const began = performance.now();
  const matches = find(pair);
  const milliseconds = performance.now() - began;
  const detections = matches.map(({ start, end, sourceStart, sourceEnd }) => ({
    pair: pair.id,
    start,
    end,
    sourceStart,
    sourceEnd,
  }));
  return { pair, detections, milliseconds };
}

function scored(measured: readonly Measured[]): Plagdet {
  return plagdetOf(
    measured.flatMap(({ pair }) => pair.cases),
    measured.flatMap(({ detections }) => detections),
  );
}

function flagged(measured: readonly Measured[]): { pairs: number; flagged: number } {
  const hit = measured.filter(({ detections }) => detections.length > 0).length;
  return { pairs: measured.length, flagged: hit };
}

/** Aligns every pair and scores what comes out, over all pairs and by kind. */
export function qualityOf(pairs: readonly TextPair[], find: Find): Quality {
  const measured = pairs.map((pair) => measure(pair, find));
  const groups = Map.groupBy(measured, ({ pair }) => pair.kind);
  const innocent = groups.get('innocent') ?? [];
  const kinds = [...groups].filter(([kind]) => kind !== 'innocent');
  const times = measured.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    overall: scored(measured),
    kinds: Object.fromEntries(kinds.map(([kind, group]) => [kind, scored(group)])),
    innocent: flagged(innocent),
    related: flagged(
      measured.filter(({ pair }) => pair.kind !== 'innocent' && pair.cases.length === 0),
    ),
    milliseconds: { median: times[times.length >> 1] ?? 0, most: times.at(-1) ?? 0 },
  };
}
