import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

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

interface FittedDrawingProps extends Omit<DrawingProps, 'height'> {
  height: number;
}

/** A drawing of what is known in the browser only: made for the width it has, so one unit is one pixel everywhere. */
export function FittedDrawing({ label, height, children }: FittedDrawingProps) {
  const [width, setWidth] = useState(widths.narrow);
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    const measure = () => setWidth(Math.round(element.clientWidth) || widths.narrow);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <svg ref={svg} role="img" aria-label={label} height={height} className="block w-full">
      {children(width)}
    </svg>
  );
}
