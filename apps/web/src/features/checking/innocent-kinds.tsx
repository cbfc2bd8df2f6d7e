import { type CheckAnswer, innocentKinds } from '@cleanpaste/contract';
import { readWords } from '@cleanpaste/core/similarity';
import { useMemo } from 'react';
import { innocentCopy } from '../../copy/innocent-copy.ts';

interface Place {
  start: number;
  end: number;
}

const touches = (a: Place, b: Place) => a.start < b.end && b.start < a.end;

/** How many words stand in the places, both in the order of the text: a long text is walked through once. */
function countInside(words: readonly Place[], places: readonly Place[]): number {
  let at = 0;
  let count = 0;
  for (const word of words) {
    while (at < places.length && places[at]!.end <= word.start) at++;
    if (at < places.length && touches(places[at]!, word)) count++;
  }
  return count;
}

/** Each kind with its share of the words, as the similarity is one, and whether it counts. */
function sharesOf({ innocent = [], checkedText, sources }: CheckAnswer) {
  if (innocent.length === 0) return [];
  const words = readWords(checkedText);
  const matched = sources.flatMap(({ passages }) => passages);
  return innocentKinds.flatMap((kind) => {
    const own = innocent.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    const share = Math.round((100 * countInside(words, own)) / Math.max(1, words.length));
    // What counts and stands in a match has the colour of the match: there is none to explain.
    const isDrawn = own.some((one) => !one.counted || !matched.some((it) => touches(one, it)));
    const counted = own.some((one) => one.counted);
    return [{ kind, share, counted, isDrawn }];
  });
}

/** What is alike and says nothing about copying: each kind with its colour, its share and whether it counts. */
export function InnocentKinds({ report }: { report: CheckAnswer }) {
  const shares = useMemo(() => sharesOf(report), [report]);
  if (shares.length === 0) return null;
  const isAllCounted = shares.every(({ counted }) => counted);
  const isQuoted = shares.every(({ kind, counted }) => kind === 'quotations' && !counted);
  const title = isAllCounted
    ? innocentCopy.titleCounted
    : isQuoted
      ? innocentCopy.titleQuoted
      : innocentCopy.title;
  return (
    <section aria-label={title}>
      <h3 className="mb-3 font-semibold">{title}</h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {shares.map(({ kind, share, counted, isDrawn }) => (
          <li key={kind} className="flex items-center gap-2">
            {isDrawn ? (
              <i
                className={`innocent innocent-${kind} size-4 shrink-0 rounded-sm`}
                aria-hidden="true"
              />
            ) : null}
            <span>
              {innocentCopy.kinds[kind]}{' '}
              <span className="text-soft">
                {innocentCopy.share(share)},{' '}
                {counted ? innocentCopy.counted : innocentCopy.notCounted}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
