import type { CheckAnswer } from '@cleanpaste/contract';
import { useMemo, useState } from 'react';
import type { Credit } from '../cleaning/index.ts';
import { type CitationStyle, citationStyles, keyOf, type Source } from './citation.ts';
import { isFixed } from './outcome.ts';
import { canQuote, placesOf, withQuotations } from './quotations.ts';
import type { Check } from './use-check.ts';

const storageKey = 'citation-style';

function remembered(): CitationStyle {
  try {
    const kept = localStorage.getItem(storageKey);
    return citationStyles.find((style) => style === kept) ?? 'apa';
  } catch {
    return 'apa';
  }
}

function remember(style: CitationStyle) {
  try {
    localStorage.setItem(storageKey, style);
  } catch {
    // Storage that is full or switched off: the choice holds as long as the page.
  }
}

/** The copied passages of a report, which of them are to be quotations, and the text that comes of it. */
export function useQuotations(check: Check, report: CheckAnswer) {
  const { quoted, options, setOptions, setQuoted, credits, setCredits } = check;
  const [style, setStyle] = useState(remembered);
  const places = useMemo(
    () =>
      placesOf(report.copied).map((place) => ({
        ...place,
        source: { ...place.source, ...credits[keyOf(place.source)] },
      })),
    [report, credits],
  );
  const text = useMemo(() => {
    const chosen = places.filter(({ start }) => quoted.includes(start));
    return chosen.length > 0
      ? withQuotations(report.checkedText, chosen, style)
      : report.checkedText;
  }, [report, places, quoted, style]);
  const isQuoted = quoted.length > 0;
  const asked = isQuoted ? { text, quotedFrom: report.checkedText } : { text };

  function quote(starts: readonly number[]) {
    // A quotation that is compared all the same would score as before.
    if (!isQuoted && !options.excludeQuotations)
      setOptions({ ...options, excludeQuotations: true }, true);
    setQuoted([...new Set([...quoted, ...starts])]);
  }

  return {
    style,
    setStyle(next: CitationStyle) {
      remember(next);
      setStyle(next);
    },
    creditOf: (source: Source): Credit =>
      credits[keyOf(source)] ?? { author: source.author ?? '', year: source.year ?? '' },
    credit: (source: Source, added: Credit) => setCredits({ ...credits, [keyOf(source)]: added }),
    places,
    quotable: places.filter(canQuote),
    text,
    isQuoted,
    /** The text that came of it was reworded; otherwise passages of it are quoted at most. */
    isFixed: isFixed(check, report),
    quoted,
    quote,
    unquote: (start: number) => setQuoted(quoted.filter((other) => other !== start)),
    fix: () => check.again({ ...asked, fix: true }),
    recheck: () => check.again({ ...asked, fix: false }),
  };
}

export type Quotations = ReturnType<typeof useQuotations>;
