import type { ReactNode } from 'react';

interface FigureProps {
  label: string;
  /** Percent; null where there is no figure, and `words` stand in its place. */
  percent: number | null;
  words?: string;
  /** Where the figure lies, in words. */
  band?: string;
  before?: string;
  note: ReactNode;
}

/** A percentage, large, with its bar and what has to be said beside it. */
export function Figure({ label, percent, words, band, before, note }: FigureProps) {
  return (
    <div className="px-5 py-5 sm:px-6">
      <h3 className="text-sm font-semibold text-soft">{label}</h3>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span
          className={
            percent === null
              ? 'font-serif text-2xl leading-12'
              : 'font-serif text-5xl leading-12 font-medium tabular-nums'
          }
        >
          {percent === null ? words : `${percent}%`}
        </span>
        {before ? <span className="text-sm text-soft">{before}</span> : null}
        {band ? <span className="text-sm font-medium">{band}</span> : null}
      </p>
      {percent === null ? null : (
        <progress aria-label={label} max={100} value={percent} className="usage-bar full mt-3" />
      )}
      <p className="mt-3 text-sm leading-relaxed text-soft">{note}</p>
    </div>
  );
}
