import type { CheckAnswer } from '@cleanpaste/contract';
import { useMemo } from 'react';
import { checkCopy } from '../../copy/check-copy.ts';
import { matchSegments } from './segments.ts';

/** The list of sources, each with its passages side by side, and the text with the matches marked; without places, the list. */
export function Matches({ report }: { report: CheckAnswer }) {
  const { sources, checkedText } = report;
  const segments = useMemo(
    () => matchSegments(checkedText.length, sources),
    [checkedText, sources],
  );
  if (sources.length === 0) return <p className="text-soft">{checkCopy.nothingFound}</p>;
  return (
    <>
      <ol className="space-y-4">
        {sources.map(({ title, url, licence, matchPercentage, snippet, passages }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a match is its place in the list
            key={index}
            id={`match-${index + 1}`}
            className="scroll-mt-24 rounded-xl border border-line p-4"
          >
            <p className="font-semibold">{checkCopy.match(index + 1, matchPercentage)}</p>
            <p className="mt-0.5 text-sm text-soft [overflow-wrap:anywhere]">
              {url ? (
                <a
                  href={url}
                  rel="noreferrer noopener"
                  target="_blank"
                  className="text-accent underline underline-offset-2"
                >
                  {title}
                </a>
              ) : (
                title
              )}
              {licence ? ` · ${checkCopy.licence(licence)}` : ''}
            </p>
            {passages.length === 0 ? null : (
              <>
                <blockquote className="mt-3 line-clamp-4 border-l-2 border-mark-line pl-3 font-serif text-[1.05rem] leading-relaxed">
                  {snippet}
                </blockquote>
                <details className="mt-3 text-sm">
                  <summary className="cursor-pointer font-medium text-accent">
                    {checkCopy.inSource}
                  </summary>
                  {passages.map(({ start, end, sourceText }) => (
                    <div key={`${start} ${end}`} className="mt-3 grid gap-3 sm:grid-cols-2">
                      <p className="rounded-lg bg-mark-wash p-3 leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
                        {checkedText.slice(start, end)}
                      </p>
                      <p className="rounded-lg bg-sunken p-3 leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
                        {sourceText}
                      </p>
                    </div>
                  ))}
                </details>
              </>
            )}
          </li>
        ))}
      </ol>
      {sources.every(({ passages }) => passages.length === 0) ? null : (
        <>
          <h4 className="mt-6 mb-2 text-sm font-semibold text-soft">{checkCopy.where}</h4>
          <div className="max-h-96 overflow-y-auto rounded-xl border border-line bg-paper px-4 py-3 leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
            {segments.map(({ start, end, match }) =>
              match === null ? (
                checkedText.slice(start, end)
              ) : (
                <a key={start} href={`#match-${match + 1}`} title={sources[match]?.title}>
                  <mark className="rounded-[2px] bg-mark-wash text-ink shadow-[inset_0_-2px_0_var(--mark-line)]">
                    {checkedText.slice(start, end)}
                    <sup className="ml-0.5 font-semibold text-mark">{match + 1}</sup>
                  </mark>
                </a>
              ),
            )}
          </div>
        </>
      )}
    </>
  );
}
