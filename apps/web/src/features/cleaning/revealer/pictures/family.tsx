import { pictureCopy } from '../../../../copy/pictures-copy.ts';
import { Down, HiddenBox, Picture, RowLabel } from './picture.tsx';

const copy = pictureCopy.family;

interface PersonProps {
  x: number;
  /** Ground line. */
  y: number;
  /** Height. */
  size: number;
  person: 'woman' | 'girl' | 'boy';
}

const hair = 'fill-[#33251c] dark:fill-[#8a6244]';
const shirts = { woman: 'fill-accent', girl: 'fill-mark', boy: 'fill-soft' };

/** A head and shoulders in one colour, and hair. */
function Person({ x, y, size, person }: PersonProps) {
  const s = size / 100;
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      {person === 'boy' ? null : (
        <path d="M-30 -36c-4-40 8-62 30-62s34 22 30 62c-8 8-52 8-60 0Z" className={hair} />
      )}
      <path d="M-44 0c0-30 18-44 44-44S44-30 44 0Z" className={shirts[person]} />
      <circle cy="-66" r="24" className="fill-[#e9b98f]" />
      {person === 'boy' ? (
        <path
          d="M-25 -66c-3-22 8-34 25-34s28 12 25 34c-6-12-14-16-25-16s-19 4-25 16Z"
          className={hair}
        />
      ) : (
        <path
          d="M-25 -66c0-16 10-26 25-26s25 10 25 26c-10-3-18-8-23-15-5 8-14 13-27 15Z"
          className={hair}
        />
      )}
      <circle cx="-9" cy="-63" r="2.8" className="fill-[#4a2c16]" />
      <circle cx="9" cy="-63" r="2.8" className="fill-[#4a2c16]" />
      <path
        d="M-7 -54q7 6 14 0"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        className="stroke-[#4a2c16]"
      />
    </g>
  );
}

const parts = [
  { x: 42, person: 'woman', size: 66, label: 'U+1F469' },
  { x: 190, person: 'girl', size: 52, label: 'U+1F467' },
  { x: 338, person: 'boy', size: 52, label: 'U+1F466' },
] as const;

/** A family emoji, whole and taken apart. */
export function FamilyPicture() {
  return (
    <Picture label={copy.label} caption={copy.caption} height={252}>
      <RowLabel y={14}>{copy.seen}</RowLabel>
      <rect x="142" y="24" width="96" height="84" rx="16" className="fill-sunken" />
      <Person x={190} y={100} size={66} person="woman" />
      <Person x={167} y={100} size={44} person="girl" />
      <Person x={213} y={100} size={44} person="boy" />
      <Down from={116} to={136} />
      <RowLabel y={156}>{copy.stored}</RowLabel>
      {parts.map(({ x, person, size, label }) => (
        <g key={label}>
          <Person x={x} y={232} size={size} person={person} />
          <text x={x} y={249} textAnchor="middle" fontSize="13" className="fill-soft font-mono">
            {label}
          </text>
        </g>
      ))}
      <HiddenBox x={84} y={188} width={62} height={32} kind="stays">
        U+200D
      </HiddenBox>
      <HiddenBox x={234} y={188} width={62} height={32} kind="stays">
        U+200D
      </HiddenBox>
    </Picture>
  );
}
