import { useState } from 'react';
import { FoldArrow } from '../../../components/fold-arrow.tsx';
import { adminCopy } from '../../../copy/admin-copy.ts';
import { chartCopy } from '../../../copy/chart-copy.ts';
import type { Series } from './plot.ts';

interface PlotTableProps {
  title: string;
  dates: string[];
  series: Series[];
  format: (value: number) => string;
}

/** All values of a plot, for whoever reads better than sees. It is made when it is opened. */
export function PlotTable({ title, dates, series, format }: PlotTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="mt-1 text-sm"
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
    >
      <summary className="fold-line py-1 text-soft hover:text-ink">
        {chartCopy.table}
        <FoldArrow />
      </summary>
      {open ? (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with keys
          tabIndex={0}
          aria-label={adminCopy.tableOf(title)}
          className="max-h-64 overflow-auto"
        >
          <table className="w-full text-left tabular-nums">
            <thead className="sticky top-0 bg-surface">
              <tr className="text-soft">
                <th scope="col" className="py-1.5 pr-4 font-medium">
                  {chartCopy.date}
                </th>
                {series.map(({ name }) => (
                  <th key={name} scope="col" className="py-1.5 pl-4 text-right font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {dates.map((date, at) => (
                <tr key={date} className="border-t border-line">
                  <th scope="row" className="py-1.5 pr-4 font-normal whitespace-nowrap">
                    {date}
                  </th>
                  {series.map(({ name, values }) => (
                    <td key={name} className="py-1.5 pl-4 text-right">
                      {values[at] === null ? '–' : format(values[at] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </details>
  );
}
