import type { ReactNode } from 'react';
import { type Glyph, Specimen } from './specimen.tsx';

interface SplitPageProps {
  drawing: { glyphs: readonly Glyph[]; note: string };
  /** False: on a narrow screen the words stand alone. */
  isDrawnSmall?: boolean;
  children: ReactNode;
}

/** A page of few words: they stand at the left edge, a drawing beside them, or above on a narrow screen. */
export function SplitPage({ drawing, isDrawnSmall = true, children }: SplitPageProps) {
  return (
    <div className="grid items-start gap-x-10 gap-y-8 pt-10 sm:pt-16 md:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,25.5rem)_minmax(0,1fr)] lg:gap-x-16 lg:pt-24">
      {/* By its column, and not by order: the drawing may be painted before the words have come. */}
      <div className={`md:col-start-2 md:row-start-1 ${isDrawnSmall ? '' : 'max-md:hidden'}`}>
        <Specimen {...drawing} className="w-full max-w-[25.5rem] md:max-w-none" />
      </div>
      <div className="max-w-[25.5rem] md:col-start-1 md:row-start-1">{children}</div>
    </div>
  );
}
