import type { Bar } from '@cleanpaste/core/watermark';
import { FittedDrawing } from '../../../components/drawing.tsx';
import { laboratoryCopy } from '../../../copy/laboratory-copy.ts';
import { axisTicks, bell } from './bell.ts';
import type { ChartScale } from './chart-scale.ts';
import { scoreText } from './score-text.ts';

const height = 234;
const top = 42;
const low = -5;
/** From here on a text counts as marked, as the words beside the chart say. */
const marked = 4;
/** Half of a figure at either end of the axis, so that each stands below its place. */
const edge = 9;
/** Half of what the words at a line take, and of those over the bars. */
const half = 52;
const halfOfOthers = 46;
/** What the words below the axis take. */
const axisWidth = 250;

const within = (place: number, low: number, high: number) => Math.min(high, Math.max(low, place));

interface ScoreChartProps {
  bars: Bar[];
  z: number;
  /** The same in every step, so that the steps can be compared. */
  scale: ChartScale;
}

/** The scores under other keys as bars, the normal curve over them, and a line where the own key stands. */
export function ScoreChart({ bars, z, scale }: ScoreChartProps) {
  const { high, most } = scale;
  const curve = bell(bars, { from: low, to: high });
  return (
    <FittedDrawing label={`${laboratoryCopy.chart}: z = ${scoreText(z)}`} height={height}>
      {(width) => {
        const x = (value: number) => edge + ((value - low) / (high - low)) * (width - 2 * edge);
        const place = within(x(z), 2, width - 2);
        const markedAt = within(x(marked), half, width - half);
        // The words below the axis share a line where there is room, and the bars have the rest.
        const isOneLine = markedAt + half + axisWidth <= width;
        const base = height - (isOneLine ? 46 : 62);
        const y = (count: number) => base - (count / most) * (base - top);
        // The words over the bars make way for the line.
        const others =
          z < 0
            ? Math.max(x(0), place + 6 + halfOfOthers)
            : Math.min(x(0), place - 6 - halfOfOthers);
        const path = curve.map(([at, count]) => `${x(at).toFixed(1)} ${y(count).toFixed(1)}`);
        return (
          <>
            {bars.map((bar) => (
              <rect
                key={bar.from}
                x={x(bar.from) + 1}
                width={Math.max(1, x(bar.to) - x(bar.from) - 2)}
                y={y(bar.count)}
                height={base - y(bar.count)}
                rx="2"
                className="fill-edge/80"
              />
            ))}
            <line
              x1={x(marked)}
              x2={x(marked)}
              y1={top}
              y2={base}
              strokeDasharray="3 3"
              className="stroke-soft"
            />
            <path
              d={`M${path.join('L')}`}
              className="fill-none stroke-ink"
              strokeWidth="1.5"
              strokeLinejoin="round"
            />
            <line x1="0" x2={width} y1={base} y2={base} className="stroke-line" />
            {axisTicks({ low, high, width }).map((tick) => (
              <text
                key={tick}
                x={x(tick)}
                y={base + 19}
                textAnchor="middle"
                className={`text-[12.5px] tabular-nums ${tick === marked ? 'fill-ink font-semibold' : 'fill-soft'}`}
              >
                {`${tick}`.replace('-', '−')}
              </text>
            ))}
            <text x={markedAt} y={base + 36} textAnchor="middle" className="fill-ink text-[12.5px]">
              {laboratoryCopy.markedFrom}
            </text>
            <text x={width} y={height - 10} textAnchor="end" className="fill-soft text-[12.5px]">
              {laboratoryCopy.axis}
            </text>
            <text
              x={within(others, halfOfOthers, width - halfOfOthers)}
              y={top - 8}
              textAnchor="middle"
              className="fill-soft text-[12.5px]"
            >
              {laboratoryCopy.otherKeys}
            </text>
            <line
              x1={place}
              x2={place}
              y1="22"
              y2={base}
              strokeWidth="2.5"
              className="stroke-mark"
            />
            <text
              x={within(place, half, width - half)}
              y="14"
              textAnchor="middle"
              className="fill-mark text-[13px] font-semibold tabular-nums"
            >
              {`${laboratoryCopy.yourKey}: ${scoreText(z)}`}
            </text>
          </>
        );
      }}
    </FittedDrawing>
  );
}
