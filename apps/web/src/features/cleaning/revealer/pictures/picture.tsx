import type { ReactNode } from 'react';

interface PictureProps {
  label: string;
  caption: string;
  height: number;
  children: ReactNode;
}

/** Width of every picture in its own units; about the pixels it gets on a phone. */
export const width = 380;

/** A framed drawing with a caption; `label` tells what it shows to those who do not see it. */
export function Picture({ label, caption, height, children }: PictureProps) {
  return (
    <figure className="my-9">
      <div className="rounded-2xl border border-line bg-surface px-2 py-5 shadow-card sm:px-6">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={label}
          className="mx-auto block w-full max-w-[29rem]"
        >
          {children}
        </svg>
      </div>
      <figcaption className="mt-3 text-center text-sm text-balance text-soft">{caption}</figcaption>
    </figure>
  );
}

/** A small grey word above a row. */
export function RowLabel({
  x = width / 2,
  y,
  children,
}: {
  x?: number;
  y: number;
  children: string;
}) {
  return (
    <text x={x} y={y} textAnchor="middle" fontSize="13" className="fill-soft font-sans">
      {children}
    </text>
  );
}

const boxColours = {
  goes: ['fill-mark-wash stroke-mark', 'fill-mark'],
  stays: ['fill-accent-wash stroke-accent', 'fill-accent'],
  danger: ['fill-danger-wash stroke-danger', 'fill-danger'],
} as const;

interface HiddenBoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether a cleanup leaves it, as everywhere on the page. */
  kind?: keyof typeof boxColours;
  children: string;
}

/** The dashed box that stands for a character without a shape. */
export function HiddenBox({ x, y, width: w, height: h, kind = 'goes', children }: HiddenBoxProps) {
  const [box, text] = boxColours[kind];
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx="6"
        strokeDasharray="4 3"
        strokeWidth="1.4"
        className={box}
      />
      <text
        x={x + w / 2}
        y={y + h / 2 + 4}
        textAnchor="middle"
        fontSize="13"
        className={`font-mono ${text}`}
      >
        {children}
      </text>
    </g>
  );
}

/** An arrow downwards, from one row to the next. */
export function Down({ x = width / 2, from, to }: { x?: number; from: number; to: number }) {
  return (
    <path
      d={`M${x} ${from}V${to}m-4 -5 4 5 4 -5`}
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-edge"
    />
  );
}
