import type { CheckAnswer, CheckSource } from '@cleanpaste/contract';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { checkCopy } from '../../copy/check-copy.ts';
import { citationInList } from './citation.ts';
import { CreditFields } from './credit-fields.tsx';
import { newTextId } from './places.ts';
import { canQuote, type Place } from './quotations.ts';
import { ToRecheck } from './to-recheck.tsx';
import type { Quotations } from './use-quotations.ts';

interface CopiedPlacesProps {
  source: CheckSource;
  report: CheckAnswer;
  quotations: Quotations;
  disabled: boolean;
}

function PlaceRow({
  place,
  words,
  quotations: { quoted, quote, unquote },
  isNext,
  disabled,
}: Pick<CopiedPlacesProps, 'quotations' | 'disabled'> & {
  place: Place;
  words: string | null;
  /** True where quoting is what helps, since rewording could not. */
  isNext: boolean;
}) {
  const { start } = place;
  const isQuoted = quoted.includes(start);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {words === null ? null : (
        <span className="min-w-0 basis-52 grow truncate font-serif">{words}</span>
      )}
      {isQuoted ? (
        <>
          <a
            href={`#${newTextId}`}
            className="flex min-h-11 items-center text-sm font-medium text-accent underline-offset-4 hover:underline"
          >
            ✓ {checkCopy.quotedAbove}
          </a>
          <Button
            kind="ghost"
            size="small"
            className="-ml-2"
            disabled={disabled}
            onClick={() => unquote(start)}
          >
            {checkCopy.unquote}
          </Button>
        </>
      ) : (
        <Button
          kind={isNext ? 'primary' : 'quiet'}
          disabled={disabled}
          onClick={() => quote([start])}
        >
          {checkCopy.quote}
        </Button>
      )}
    </li>
  );
}

/** What is copied word for word from a source: to be quoted, or where its words are not known, to be cited. */
export function CopiedPlaces({ source, report, quotations, disabled }: CopiedPlacesProps) {
  const { title, url, licence } = source;
  const places = quotations.places.filter(
    (place) =>
      place.source.title === title && place.source.url === url && place.source.licence === licence,
  );
  if (places.length === 0) return null;
  const quotable = places.filter(canQuote);
  const wasFixed = report.fixedText !== null;
  // One green button at a time: the first passage that rewording could not help and nobody has quoted.
  const nextToQuote = wasFixed && !quotations.isQuoted ? quotations.quotable[0]?.start : undefined;
  const isNamed = wasFixed || quotable.length === 0;
  // What has been answered is not asked any more.
  const isAllQuoted =
    quotable.length === places.length &&
    quotable.every(({ start }) => quotations.quoted.includes(start));
  const isQuotedHere = quotable.some(({ start }) => quotations.quoted.includes(start));
  // What makes a second look useful leads to it, once: of several sources the last that is quoted.
  const lastQuoted = quotations.places.findLast(({ start }) => quotations.quoted.includes(start));
  const hasRecheck = isQuotedHere && places.some(({ start }) => start === lastQuoted?.start);
  const credit = quotations.creditOf(source);
  const citation = citationInList({ ...source, ...credit }, quotations.style);
  const fields =
    isNamed || isQuotedHere ? (
      <CreditFields
        credit={credit}
        onChange={(added) => quotations.credit(source, added)}
        isQuoted={isQuotedHere}
        disabled={disabled}
      />
    ) : null;
  return (
    <div className="mt-3 border-t border-line pt-3">
      {!isAllQuoted ? (
        <p className="text-[0.95rem] font-medium">
          {isNamed ? checkCopy.notReworded(places.length) : checkCopy.copiedPlaces(places.length)}
        </p>
      ) : null}
      {/* They decide what the button inserts; where they come by it, they stay below it. */}
      {isNamed ? fields : null}
      <div role="status">
        <ul className={`space-y-2 ${isAllQuoted ? '' : 'mt-3'}`}>
          {quotable.map((place) => (
            <PlaceRow
              key={place.start}
              place={place}
              words={
                places.length > 1 ? report.checkedText.slice(place.start, place.end).trim() : null
              }
              quotations={quotations}
              isNext={place.start === nextToQuote}
              disabled={disabled}
            />
          ))}
        </ul>
      </div>
      {isNamed ? null : fields}
      {isNamed ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-sunken px-3 py-2">
          <p className="min-w-0 basis-56 grow text-sm text-soft [overflow-wrap:anywhere]">
            <span className="sr-only">{checkCopy.citation}: </span>
            {citation}
          </p>
          <CopyButton text={citation} label={checkCopy.copyCitation} className="h-11" />
        </div>
      ) : null}
      {hasRecheck ? (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 border-t border-line pt-3 text-sm text-soft">
          {checkCopy.quotedBelow} <ToRecheck />
        </p>
      ) : null}
    </div>
  );
}
