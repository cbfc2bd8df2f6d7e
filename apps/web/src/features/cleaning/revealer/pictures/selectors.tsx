import { pictureCopy } from '../../../../copy/pictures-copy.ts';
import { Down, HiddenBox, Picture, RowLabel } from './picture.tsx';

const copy = pictureCopy.selectors;

const carriers = [
  { label: 'U+E0158', byte: '68', letter: 'h' },
  { label: 'U+E0159', byte: '69', letter: 'i' },
  { label: 'U+E0111', byte: '21', letter: '!' },
] as const;

function Letter({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text x={x} y={y} textAnchor="middle" fontSize="46" className="fill-ink font-serif">
      {children}
    </text>
  );
}

/** Bytes in variation selectors behind a letter. */
export function SelectorsPicture() {
  return (
    <Picture label={copy.label} caption={copy.caption} height={236}>
      <RowLabel x={44} y={14}>
        {copy.seen}
      </RowLabel>
      <rect x="4" y="26" width="80" height="72" rx="14" className="fill-sunken" />
      <Letter x={44} y={78}>
        A
      </Letter>
      <path
        d="M91 62h14m-4 -4 4 4 -4 4"
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-edge"
      />
      <RowLabel x={246} y={14}>
        {copy.stored}
      </RowLabel>
      <rect x="112" y="26" width="266" height="72" rx="14" className="fill-sunken" />
      <Letter x={138} y={78}>
        A
      </Letter>
      {carriers.map(({ label, byte, letter }, index) => {
        const x = 197 + index * 70;
        return (
          <g key={label}>
            <HiddenBox x={x - 33} y={46} width={66} height={32}>
              {label}
            </HiddenBox>
            <Down x={x} from={104} to={128} />
            <text x={x} y={152} textAnchor="middle" fontSize="17" className="fill-ink font-mono">
              {byte}
            </text>
            <Down x={x} from={164} to={188} />
            <text x={x} y={228} textAnchor="middle" fontSize="36" className="fill-mark font-serif">
              {letter}
            </text>
          </g>
        );
      })}
      <text x="152" y="151" textAnchor="end" fontSize="13" className="fill-soft font-sans">
        {copy.bytes}
      </text>
      <text x="152" y="221" textAnchor="end" fontSize="13" className="fill-soft font-sans">
        {copy.says}
      </text>
    </Picture>
  );
}
