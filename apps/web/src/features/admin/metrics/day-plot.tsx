import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { chartCopy } from '../../../copy/chart-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { formatLongDay } from '../lists/figures.ts';
import { byWeeks, hasGaps, type Series, weeksFrom } from './plot.ts';
import { gutter, type PlotKind, PlotPicture } from './plot-picture.tsx';
import { PlotTable } from './plot-table.tsx';
import { SeriesKey } from './series-style.tsx';
import { useWidth } from './use-width.ts';

export interface DayPlotProps {
  title: string;
  dates: string[];
  series: Series[];
  kind?: PlotKind;
  format?: (value: number) => string;
  /** What stands beside a series' name while no day is pointed at; the sum by default. */
  overall?: (series: Series) => string;
}

const sum = ({ values }: Series) => values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** Where the keys lead from a day. */
function dayAfter(key: string, active: number | null, last: number): number | null | undefined {
  const at = active ?? last;
  const next: Record<string, number | null> = {
    ArrowLeft: active === null ? last : Math.max(0, at - 1),
    ArrowRight: active === null ? last : Math.min(last, at + 1),
    PageUp: Math.max(0, at - 7),
    PageDown: Math.min(last, at + 7),
    Home: 0,
    End: last,
    Escape: null,
  };
  return next[key];
}

/**
 * Values by the day. Pointing at a day, or going there with the arrow keys, shows its values in the
 * legend; a table holds them all. Its parts share the rows of the plot beside it, whose legend may be longer.
 */
export function DayPlot({ kind = 'bars', format = formatCount, ...props }: DayPlotProps) {
  const { title, overall = (one) => format(sum(one)) } = props;
  const isWeekly = kind !== 'lines' && props.dates.length > weeksFrom;
  const { dates, series } = isWeekly ? byWeeks(props.dates, props.series) : props;
  const [pointed, setPointed] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const hint = useId();
  const picture = useId();
  const active = pointed === null ? null : Math.min(pointed, dates.length - 1);
  const nameOf = (date: string) =>
    isWeekly ? chartCopy.weekOf(formatLongDay(date)) : formatLongDay(date);
  const shown = (one: Series) => {
    if (active === null) return overall(one);
    const value = one.values[active] ?? null;
    return value === null ? '–' : format(value);
  };

  function onKeyDown(event: KeyboardEvent) {
    const next = dayAfter(event.key, active, dates.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setPointed(next);
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const { left, width: wide } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left - gutter) / Math.max(1, wide - gutter);
    const at = Math.floor(share * dates.length);
    setPointed(Math.max(0, Math.min(dates.length - 1, at)));
  }

  return (
    <figure className="row-span-4 grid grid-cols-1 grid-rows-subgrid gap-y-0 rounded-2xl border border-line bg-surface px-5 pt-4 pb-3 shadow-card sm:px-6">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-soft tabular-nums">
          {active === null ? (isWeekly ? chartCopy.byWeek : '') : nameOf(dates[active]!)}
        </span>
      </figcaption>
      <ul className="mt-1 mb-2 flex flex-wrap content-start gap-x-5 gap-y-0.5 text-sm">
        {series.map((one, at) => (
          <li key={one.name} className="flex items-center gap-1.5">
            <SeriesKey series={one} place={at} isLine={kind === 'lines'} id={picture} />
            <span className="text-soft">{one.name}</span>
            <span className="font-medium tabular-nums">{shown(one)}</span>
          </li>
        ))}
        {kind === 'lines' && hasGaps(series) ? (
          <li className="text-soft">{chartCopy.gaps}</li>
        ) : null}
      </ul>
      <div ref={box}>
        <div
          role="slider"
          tabIndex={0}
          aria-label={title}
          aria-describedby={hint}
          aria-valuemin={1}
          aria-valuemax={dates.length}
          aria-valuenow={(active ?? dates.length - 1) + 1}
          aria-valuetext={[
            active === null ? chartCopy.inAll : nameOf(dates[active]!),
            ...series.map((one) => `${one.name} ${shown(one)}`),
          ].join(', ')}
          onKeyDown={onKeyDown}
          onPointerMove={onPointerMove}
          onPointerDown={onPointerMove}
          onPointerLeave={() => setPointed(null)}
          onBlur={() => setPointed(null)}
          className="touch-pan-y rounded"
        >
          <PlotPicture id={picture} {...{ kind, dates, series, format, width, active }} />
        </div>
      </div>
      <p id={hint} className="sr-only">
        {chartCopy.hint}
      </p>
      <PlotTable title={title} dates={dates.map(nameOf)} series={series} format={format} />
    </figure>
  );
}
