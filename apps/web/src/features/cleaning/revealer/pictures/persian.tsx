import { pictureCopy } from '../../../../copy/pictures-copy.ts';
import { HiddenBox, Picture, RowLabel, width } from './picture.tsx';

const copy = pictureCopy.persian;
const prefix = 'می';
const verb = 'خواهم';

interface WordProps {
  x: number;
  y: number;
  size?: number;
  className?: string;
  children: string;
}

function Word({ x, y, size = 36, className = 'fill-ink', children }: WordProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontSize={size}
      lang="fa"
      direction="rtl"
      className={className}
    >
      {children}
    </text>
  );
}

/** The same Persian word with its non-joiner and without. */
export function PersianPicture() {
  const half = width / 4;
  return (
    <Picture label={copy.label} caption={copy.caption} height={232}>
      <RowLabel y={14}>{copy.stored}</RowLabel>
      <Word x={287} y={66}>
        {prefix}
      </Word>
      <HiddenBox x={184} y={38} width={62} height={34} kind="stays">
        U+200C
      </HiddenBox>
      <Word x={122} y={66}>
        {verb}
      </Word>
      <path
        d={`M${half * 2} 92v18m0 0H${half}v16m-4 -5 4 5 4 -5M${half * 2} 110H${half * 3}v16m-4 -5 4 5 4 -5`}
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-edge"
      />
      <RowLabel x={half * 3} y={148}>
        {copy.right}
      </RowLabel>
      <rect x={half * 2 + 7} y="158" width="176" height="70" rx="14" className="fill-accent-wash" />
      <Word x={half * 3} y={204} className="fill-accent">
        {`${prefix}\u200c${verb}`}
      </Word>
      <RowLabel x={half} y={148}>
        {copy.wrong}
      </RowLabel>
      <rect x="7" y="158" width="176" height="70" rx="14" className="fill-danger-wash" />
      <Word x={half} y={204} className="fill-danger">
        {prefix + verb}
      </Word>
    </Picture>
  );
}
