import { useId } from 'react';
import { Button } from '../../components/button.tsx';
import { checkCopy } from '../../copy/check-copy.ts';
import { type CitationStyle, citationStyles } from './citation.ts';
import type { Quotations } from './use-quotations.ts';

/** In which form of the field passages are cited; remembered. And all of them at once. */
export function CitationStyleChoice({
  quotations,
  disabled,
}: {
  quotations: Quotations;
  disabled: boolean;
}) {
  const id = useId();
  const { style, setStyle, quotable, quoted, quote } = quotations;
  const left = quotable.filter(({ start }) => !quoted.includes(start));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <label htmlFor={id} className="text-sm font-medium">
        {checkCopy.citeAs}
      </label>
      <select
        id={id}
        value={style}
        disabled={disabled}
        onChange={(event) => setStyle(event.target.value as CitationStyle)}
        className="h-11 max-sm:grow rounded-lg border border-edge bg-surface px-3 text-[0.95rem]"
      >
        {citationStyles.map((name) => (
          <option key={name} value={name}>
            {checkCopy.citationStyles[name]}
          </option>
        ))}
      </select>
      {quotable.length > 1 && left.length > 0 ? (
        <Button
          kind="quiet"
          className="sm:ml-auto"
          disabled={disabled}
          onClick={() => quote(left.map(({ start }) => start))}
        >
          {checkCopy.quoteAll(left.length)}
        </Button>
      ) : null}
      {style === 'plain' ? null : (
        <p className="basis-full text-sm text-pretty text-soft">{checkCopy.citeAsPlain}</p>
      )}
    </div>
  );
}
