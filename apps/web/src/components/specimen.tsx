export type Glyph =
  | { letter: string }
  /** A character without a shape, in its dashed box. */
  | { code: string; tone: 'mark' | 'accent' | 'danger' | 'neutral'; tick?: boolean };

interface SpecimenProps {
  glyphs: readonly Glyph[];
  /** Stands below the line, as under a specimen of type. */
  note: string;
  className?: string;
}

const size = 146;
const baseline = 132;
/** Where letters such as d and x end, as the font has them. */
const [ascender, xHeight] = [baseline - 0.72 * size, baseline - 0.455 * size];
/** Below the line there is room for what goes below it, and for a note, where there is one. */
const heights = { noted: 212, bare: 172 };
const boxWidth = 84;

/** How wide the font sets each letter that is used here, in parts of its size. */
const advances: Record<string, number> = {
  ...{ h: 0.6, i: 0.31, p: 0.59, a: 0.51, d: 0.59, o: 0.57, s: 0.45 },
  ...{ '4': 0.56, '0': 0.57, $: 0.52, '?': 0.45 },
};

const advance = (glyph: Glyph) =>
  'letter' in glyph ? (advances[glyph.letter] ?? 0.56) * size : boxWidth + 20;

const tones = {
  mark: { box: 'fill-mark-wash stroke-mark', word: 'fill-mark', line: 'stroke-mark' },
  accent: { box: 'fill-accent-wash stroke-accent', word: 'fill-accent', line: 'stroke-accent' },
  danger: { box: 'fill-danger-wash stroke-danger', word: 'fill-danger', line: 'stroke-danger' },
  neutral: { box: 'fill-sunken stroke-edge', word: 'fill-soft', line: 'stroke-edge' },
};

function Box({ x, glyph }: { x: number; glyph: Exclude<Glyph, { letter: string }> }) {
  const tone = tones[glyph.tone];
  return (
    <g>
      <rect
        x={x - boxWidth / 2}
        y={ascender}
        width={boxWidth}
        height={baseline - ascender}
        rx="10"
        strokeWidth="2"
        strokeDasharray="6 5"
        className={tone.box}
      />
      {glyph.tick ? (
        <path
          d={`M${x - 16} ${glyph.code === '' ? (ascender + baseline) / 2 : ascender + 44}l11 11 21-23`}
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={tone.line}
        />
      ) : null}
      <text
        x={x}
        y={glyph.tick ? baseline - 18 : (ascender + baseline) / 2 + 5}
        textAnchor="middle"
        fontSize="15"
        className={`font-mono font-semibold ${tone.word}`}
      >
        {glyph.code}
      </text>
    </g>
  );
}

/** A few large letters on the lines of a type specimen, and between them what has no shape. Says nothing that the page does not. */
export function Specimen({ glyphs, note, className = '' }: SpecimenProps) {
  const inner = glyphs.reduce((sum, glyph) => sum + advance(glyph), 0);
  const width = Math.max(inner + 40, 400);
  const middle = (index: number) =>
    (width - inner) / 2 +
    glyphs.slice(0, index).reduce((sum, glyph) => sum + advance(glyph), 0) +
    advance(glyphs[index]!) / 2;
  return (
    <svg
      viewBox={`0 0 ${width} ${note === '' ? heights.bare : heights.noted}`}
      aria-hidden="true"
      className={`block ${className}`}
    >
      {[ascender, xHeight, baseline].map((y) => (
        <line
          key={y}
          x1="0"
          x2={width}
          y1={y}
          y2={y}
          strokeDasharray={y === baseline ? undefined : '2 5'}
          className={y === baseline ? 'stroke-edge' : 'stroke-line'}
        />
      ))}
      {glyphs.map((glyph, index) => {
        const x = middle(index);
        // biome-ignore-start lint/suspicious/noArrayIndexKey: a letter is its place
        return 'letter' in glyph ? (
          <text
            key={index}
            x={x}
            y={baseline}
            textAnchor="middle"
            fontSize={size}
            className="fill-ink font-serif"
          >
            {glyph.letter}
          </text>
        ) : (
          <Box key={index} x={x} glyph={glyph} />
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: a letter is its place
      })}
      <text
        x={width / 2}
        y={baseline + 62}
        textAnchor="middle"
        fontSize="16"
        className="fill-soft font-mono"
      >
        {note}
      </text>
    </svg>
  );
}
