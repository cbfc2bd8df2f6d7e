import type { HealthSubject } from '@cleanpaste/contract';
import type { ReactNode } from 'react';
import { Advice } from './advice.tsx';
import { placeOf } from './figures.ts';
import { LightSign, type Shown } from './light-sign.tsx';

interface TileProps {
  title: string;
  figure: string;
  /** Beside the figure: what it is of. */
  unit?: string;
  /** Under the figure: where its light begins, or more of what the figure is of. */
  below?: string;
  light?: Shown;
  /** What is judged here: what is said of it above leads to this place. */
  subject?: HealthSubject;
  children: ReactNode;
}

/**
 * What one thing is like, under a large figure; what is in trouble has a red frame, whatever it is. Its three
 * parts share the rows of the tiles beside it: where a title wraps, figures and pictures still stand in line.
 */
export function Tile({ title, figure, unit, below, light, subject, children }: TileProps) {
  return (
    <figure
      id={subject && placeOf(subject)}
      tabIndex={-1}
      className={`row-span-3 grid min-w-0 scroll-mt-20 grid-cols-1 grid-rows-subgrid gap-y-0 rounded-2xl outline-offset-2 border ${light === 'trouble' ? 'border-danger' : 'border-line'} bg-surface px-4 pt-3.5 pb-3 shadow-card sm:px-6`}
    >
      <figcaption className="row-span-2 grid grid-rows-subgrid">
        <span className="flex items-baseline justify-between gap-3">
          <span className="text-sm text-soft">{title}</span>
          {light ? <LightSign light={light} /> : null}
        </span>
        <span className="mt-0.5 block tabular-nums">
          <span className="block font-serif text-[1.7rem] leading-tight">
            <span className="mr-2 whitespace-nowrap">{figure}</span>
            {unit ? <span className="inline-block font-sans text-sm text-soft">{unit}</span> : null}
          </span>
          {below ? <span className="block text-sm text-soft">{below}</span> : null}
        </span>
      </figcaption>
      <div>
        {children}
        <Advice subject={subject} light={light} className="mt-2" />
      </div>
    </figure>
  );
}
