import { pictureCopy } from '../../../../copy/pictures-copy.ts';
import { HiddenBox, Picture, RowLabel } from './picture.tsx';

const copy = pictureCopy.override;

const before = [...'invoice'];
const behind = [...'gpj.exe'];
const cell = 22;
const boxWidth = 66;
const top = 24;
const bottom = 146;
const height = 36;

const beforeX = (index: number) => 2 + index * cell;
const behindX = (index: number) => 2 + before.length * cell + boxWidth + index * cell;
/** The letters close up where the override stood, and those behind it change places. */
const shownX = (index: number) => 36 + index * cell;

interface CellProps {
  x: number;
  y: number;
  turned?: boolean;
  children: string;
}

function Cell({ x, y, turned, children }: CellProps) {
  return (
    <g>
      <rect
        x={x + 1}
        y={y}
        width={cell - 2}
        height={height}
        rx="5"
        className={turned ? 'fill-danger-wash' : 'fill-sunken'}
      />
      <text
        x={x + cell / 2}
        y={y + height / 2 + 6}
        textAnchor="middle"
        fontSize="16"
        className={`font-mono ${turned ? 'fill-danger' : 'fill-ink'}`}
      >
        {children}
      </text>
    </g>
  );
}

/** A file name as it is stored and as it is drawn, with a line from each turned letter to its place. */
export function OverridePicture() {
  const last = before.length + behind.length - 1;
  return (
    <Picture label={copy.label} caption={copy.caption} height={206}>
      <RowLabel y={14}>{copy.stored}</RowLabel>
      {before.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
        <g key={index}>
          <Cell x={beforeX(index)} y={top}>
            {letter}
          </Cell>
          <Cell x={shownX(index)} y={bottom}>
            {letter}
          </Cell>
        </g>
      ))}
      <HiddenBox
        x={beforeX(before.length) + 1}
        y={top}
        width={boxWidth - 2}
        height={height}
        kind="danger"
      >
        U+202E
      </HiddenBox>
      {behind.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
        <g key={index}>
          <path
            d={`M${behindX(index) + cell / 2} ${top + height + 5}C${behindX(index) + cell / 2} 105 ${shownX(last - index) + cell / 2} 100 ${shownX(last - index) + cell / 2} ${bottom - 5}`}
            fill="none"
            strokeWidth="1.4"
            className="stroke-danger opacity-60"
          />
          <Cell x={behindX(index)} y={top} turned>
            {letter}
          </Cell>
          <Cell x={shownX(last - index)} y={bottom} turned>
            {letter}
          </Cell>
        </g>
      ))}
      <RowLabel y={bottom + height + 20}>{copy.seen}</RowLabel>
    </Picture>
  );
}
