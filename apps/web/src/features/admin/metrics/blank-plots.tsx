import type { ReactNode } from 'react';

interface BlankPlotsProps {
  /** `note`: that there is nothing in the time that is shown. */
  plots: { title: string; note: string; light?: ReactNode }[];
}

/** Plots without a value to draw: a line says so where a picture would be empty. */
export function BlankPlots({ plots }: BlankPlotsProps) {
  if (plots.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-2xl border border-line bg-surface shadow-card">
      {plots.map(({ title, note, light }) => (
        <li
          key={title}
          className="flex items-baseline justify-between gap-x-3 px-5 py-2.5 text-sm sm:px-6"
        >
          <span className="min-w-0 font-semibold">{title}</span>
          <span className="flex items-baseline gap-3 text-right text-soft sm:gap-5">
            {note}
            {light}
          </span>
        </li>
      ))}
    </ul>
  );
}
