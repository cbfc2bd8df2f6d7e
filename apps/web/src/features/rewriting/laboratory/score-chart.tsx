import type { Bar } from '@cleanpaste/core/watermark';
import { laboratoryCopy } from '../../../copy/laboratory-copy.ts';

const width = 560;
const height = 190;
const base = height - 28;
const low = -5;

interface ScoreChartProps {
  bars: Bar[];
  z: number;
}

/** The scores under other keys as bars, the normal curve over them, and a line where the own key stands. */
export function ScoreChart({ bars, z }: ScoreChartProps) {
  const high = Math.max(6, Math.ceil(z) + 1, ...bars.map((bar) => bar.to));
  const x = (value: number) => ((value - low) / (high - low)) * width;
  const most = Math.max(...bars.map((bar) => Math.max(bar.count, bar.expected)), 1);
  const y = (count: number) => base - (count / most) * (base - 30);
  const curve = bars
    .map(
      (bar, i) =>
        `${i === 0 ? 'M' : 'L'}${x((bar.from + bar.to) / 2).toFixed(1)} ${y(bar.expected).toFixed(1)}`,
    )
    .join('');
  const ticks = Array.from(
    { length: Math.floor(high / 2) - Math.ceil(low / 2) + 1 },
    (_, i) => (Math.ceil(low / 2) + i) * 2,
  );
  const place = Math.min(width - 2, Math.max(2, x(z)));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${laboratoryCopy.chart}: z = ${z.toFixed(1)}`}
      className="w-full"
    >
      {bars.map((bar) => (
        <rect
          key={bar.from}
          x={x(bar.from) + 1}
          width={Math.max(1, x(bar.to) - x(bar.from) - 2)}
          y={y(bar.count)}
          height={base - y(bar.count)}
          rx="2"
          className="fill-edge/40"
        />
      ))}
      <path d={curve} className="fill-none stroke-soft" strokeWidth="1.5" />
      <line x1="0" x2={width} y1={base} y2={base} className="stroke-line" />
      {ticks.map((tick) => (
        <text
          key={tick}
          x={x(tick)}
          y={height - 9}
          textAnchor="middle"
          className="fill-soft text-[12px]"
        >
          {tick}
        </text>
      ))}
      <line x1={place} x2={place} y1="22" y2={base} strokeWidth="2.5" className="stroke-mark" />
      <text
        x={Math.min(width - 44, Math.max(44, place))}
        y="14"
        textAnchor="middle"
        className="fill-mark text-[13px] font-semibold"
      >
        {`${laboratoryCopy.yourKey}: ${z.toFixed(1)}`}
      </text>
    </svg>
  );
}
