import { readWords, type Word } from '../words.ts';
import { COMMON_SEQUENCES, LICENCE_SEQUENCES } from './data/common-sequences.gen.ts';
import type { InnocentKind, InnocentSpan } from './kinds.ts';
import { readFilter } from './sequence-filter.ts';
import { SEQUENCE, sequenceKeys } from './sequences.ts';

type Filter = (key: number) => boolean;

let filters: { kind: InnocentKind; has: Filter; least: number }[] | undefined;

// How many neighbouring sequences have to be known: a licence goes on, a phrase is short.
function learnt() {
  filters ??= [
    { kind: 'licences', has: readFilter(LICENCE_SEQUENCES), least: 6 },
    { kind: 'phrases', has: readFilter(COMMON_SEQUENCES), least: 1 },
  ];
  return filters;
}

/** A filter alone says a wrong "yes" now and then; a known sequence has company that is nearly one. */
function stretches(known: readonly boolean[], words: readonly Word[], least: number) {
  const spans: { start: number; end: number }[] = [];
  for (let at = 0; at < known.length; at++) {
    if (!known[at]) continue;
    let last = at;
    let count = 1;
    // One foreign word breaks five sequences: a name or a figure in a licence.
    const reach = least > 1 ? SEQUENCE + 1 : 1;
    for (let next = at + 1; next < known.length && next - last <= reach; next++) {
      if (!known[next]) continue;
      last = next;
      count++;
    }
    if (count >= least) {
      spans.push({ start: words[at]!.start, end: words[last + SEQUENCE - 1]!.end });
    }
    at = last;
  }
  return spans;
}

/** Passages of the learnt lists: what people write who have not read one another, and what licences say. */
export function learntPassages(text: string): InnocentSpan[] {
  const words = readWords(text);
  const keys = sequenceKeys(words.map(({ form }) => form));
  return learnt().flatMap(({ kind, has, least }) =>
    stretches(keys.map(has), words, least).map((span) => ({ ...span, kind })),
  );
}
