import type { CheckAnswer, CheckSource } from '@cleanpaste/contract';
import { FoldArrow } from '../../components/fold-arrow.tsx';
import { checkCopy } from '../../copy/check-copy.ts';
import { spokenName } from './citation.ts';
import { CitationStyleChoice } from './citation-style-choice.tsx';
import { CopiedPlaces } from './copied-places.tsx';
import type { Check } from './use-check.ts';
import type { Quotations } from './use-quotations.ts';

function SourceName({ title, author, year, url, licence }: CheckSource) {
  const credit = [author && spokenName(author), year].filter(Boolean).join(', ');
  return (
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
      {credit === '' ? '' : ` · ${credit}`}
      {licence ? ` · ${checkCopy.licence(licence)}` : ''}
    </p>
  );
}

/** Passages that are not word for word the same, beside those of the source. */
function InSource({ passages, checkedText }: CheckSource & { checkedText: string }) {
  const reworded = passages.filter(({ kind }) => kind !== 'verbatim');
  if (reworded.length === 0) return null;
  return (
    <details className="mt-1 text-sm">
      <summary className="fold-line min-h-11 font-medium text-accent">
        {checkCopy.inSource}
        <FoldArrow />
      </summary>
      {reworded.map(({ start, end, sourceText }) => (
        <div key={`${start} ${end}`} className="mb-3 grid gap-3 sm:grid-cols-2">
          <p className="rounded-lg bg-mark-wash p-3 leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
            {checkedText.slice(start, end)}
          </p>
          <p className="rounded-lg bg-sunken p-3 leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
            {sourceText}
          </p>
        </div>
      ))}
    </details>
  );
}

const isVerbatim = ({ passages }: CheckSource) =>
  passages.length > 0 && passages.every(({ kind }) => kind === 'verbatim');

interface MatchesProps {
  check: Check;
  report: CheckAnswer;
  quotations: Quotations;
}

/** The list of sources, each with a passage, and the way to quote what is copied from it. */
export function Matches({ check, report, quotations }: MatchesProps) {
  const { sources, checkedText } = report;
  const disabled = check.busy;
  return (
    <>
      {report.copied.length > 0 ? (
        <CitationStyleChoice quotations={quotations} disabled={disabled} />
      ) : null}
      <ol className="space-y-4">
        {sources.map((source, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a match is its place in the list
            key={index}
            id={`match-${index + 1}`}
            className="scroll-mt-24 rounded-xl border border-line p-4"
          >
            <p className="font-semibold">{checkCopy.match(index + 1, source.matchPercentage)}</p>
            <p className="mt-0.5 text-sm">{checkCopy.shareOf(isVerbatim(source))}</p>
            <SourceName {...source} />
            {source.passages.length === 0 ? null : (
              <blockquote className="mt-3 line-clamp-[12] border-l-2 border-mark-line pl-3 font-serif text-[1.05rem] leading-relaxed [overflow-wrap:anywhere]">
                {source.snippet}
              </blockquote>
            )}
            <InSource {...source} checkedText={checkedText} />
            <CopiedPlaces
              source={source}
              report={report}
              quotations={quotations}
              disabled={disabled}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
