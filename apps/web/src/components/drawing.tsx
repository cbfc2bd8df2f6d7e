import type { ReactNode } from 'react';

/** Widths in their own units: about the pixels that a drawing gets on a phone, and in the column. */
const widths = { narrow: 310, wide: 560 };

interface DrawingProps {
  /** Tells what it shows to those who do not see it. */
  label: string;
  height: (width: number) => number;
  /** Draws it for a width, so that its words keep their size on every screen. */
  children: (width: number) => ReactNode;
}

/** A drawing in two layouts, of which the screen shows the one that fits. */
export function Drawing({ label, height, children }: DrawingProps) {
  const layout = (width: number, className: string) => (
    <svg
      viewBox={`0 0 ${width} ${height(width)}`}
      role="img"
      aria-label={label}
      className={`w-full ${className}`}
    >
      {children(width)}
    </svg>
  );
  return (
    <>
      {layout(widths.narrow, 'max-w-[26rem] sm:hidden')}
      {layout(widths.wide, 'max-sm:hidden')}
    </>
  );
}
