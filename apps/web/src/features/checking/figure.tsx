import type { ReactNode } from 'react';

interface FigureProps {
  label: string;
  /** What the figure says, in words. */
  verdict: string;
  /** `old` of a text that has changed since. */
  tone: 'plain' | 'good' | 'alarm' | 'old';
  /** The figure as it is printed; null where there is none. */
  figure: string | null;
  /** A figure that says little is printed as such. */
  faint?: boolean;
  before?: string;
  meter: ReactNode;
  note: ReactNode;
}

const tones = {
  plain: 'text-ink',
  good: 'text-accent',
  alarm: 'text-mark',
  old: 'text-soft',
} as const;

/** A verdict in words, with the figure that it comes from, its scale, and what has to be said beside it. */
export function Figure(props: FigureProps) {
  const { label, verdict, tone, figure, faint, before, meter, note } = props;
  return (
    <div className="flex flex-col px-5 py-5 sm:px-6">
      <h3 className="text-sm font-semibold text-soft">{label}</h3>
      <p
        className={`mt-1.5 font-serif text-[1.65rem] leading-[1.15] font-medium text-balance ${tones[tone]}`}
      >
        {/* A compound is not torn at its hyphen. */}
        {verdict.split(/(\S+-\S+)/).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <span key={part} className="whitespace-nowrap">
              {part}
            </span>
          ),
        )}
      </p>
      {figure === null && !before ? null : (
        <p className="mt-2 flex min-h-8 flex-wrap items-baseline gap-x-3">
          {figure === null ? null : (
            <span
              className={faint ? 'text-base text-soft' : 'text-2xl font-semibold tracking-tight'}
            >
              {figure}
            </span>
          )}
          {before ? <span className="text-sm text-soft">{before}</span> : null}
        </p>
      )}
      {meter}
      <p className="mt-3 text-sm leading-relaxed text-pretty text-soft">{note}</p>
    </div>
  );
}
