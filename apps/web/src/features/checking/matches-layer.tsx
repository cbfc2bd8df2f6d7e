import type { CheckAnswer } from '@cleanpaste/contract';
import { useMemo } from 'react';
import { innocentCopy } from '../../copy/innocent-copy.ts';
import { matchSegments, namedSegments } from './segments.ts';
import { TextBox } from './text-box.tsx';

const marks = {
  found: 'bg-mark-wash shadow-[inset_0_-2px_0_var(--mark-line)]',
  quoted: 'bg-accent-wash shadow-[inset_0_-2px_0_var(--accent)]',
} as const;

/** A passage ends with its last word; the space after it is nobody's. */
const spaceAtEnd = (passage: string) => passage.slice(passage.trimEnd().length);

const none: NonNullable<CheckAnswer['innocent']> = [];

/** The text with the matched passages marked, each a link to its source, and innocent likeness in its kinds' colours. */
export function MatchesLayer({
  report,
  quoted,
}: {
  report: CheckAnswer;
  quoted: readonly number[];
}) {
  const { sources, copied, checkedText, innocent = none } = report;
  const segments = useMemo(
    () => namedSegments(matchSegments(checkedText.length, sources), innocent),
    [checkedText, sources, innocent],
  );
  const chosen = copied
    .flatMap(({ places }) => places)
    .filter(({ start }) => quoted.includes(start));
  const isQuoted = (start: number) => chosen.some((one) => one.start <= start && start < one.end);
  return (
    <TextBox>
      {segments.map(({ start, end, match, kind }) =>
        kind !== null ? (
          <mark
            key={start}
            title={innocentCopy.kinds[kind]}
            className={`innocent innocent-${kind} rounded-[2px] text-ink`}
          >
            {checkedText.slice(start, end)}
          </mark>
        ) : match === null ? (
          checkedText.slice(start, end)
        ) : (
          <a key={start} href={`#match-${match + 1}`} title={sources[match]?.title}>
            <mark
              className={`rounded-[2px] text-ink ${isQuoted(start) ? marks.quoted : marks.found}`}
            >
              {checkedText.slice(start, end).trimEnd()}
              <sup className="ml-0.5 font-semibold text-mark">{match + 1}</sup>
            </mark>
            {spaceAtEnd(checkedText.slice(start, end))}
          </a>
        ),
      )}
    </TextBox>
  );
}
