import { formatDay } from '../lists/figures.ts';
import { highest, isAlone, labelled, lineRuns, type Series, stack, ticksTo } from './plot.ts';
import { barFill, Hatchings, styleOf } from './series-style.tsx';

const height = 176;
const top = 16;
const base = height - 24;
/** Where the labels of the values stand; the days begin behind it. */
export const gutter = 52;

/** Bars one on the other, of parts of a whole; bars side by side; lines. */
export type PlotKind = 'bars' | 'pairs' | 'lines';

interface PlotPictureProps {
  /** What its hatchings are called by. */
  id: string;
  kind: PlotKind;
  dates: string[];
  series: Series[];
  format: (value: number) => string;
  width: number;
  /** The day that is pointed at. */
  active: number | null;
}

/** The drawing alone: a grid, the values, and a mark at the day that is pointed at. */
export function PlotPicture({ id, kind, ...props }: PlotPictureProps) {
  const { dates, series, format, width, active } = props;
  const ticks = ticksTo(highest(series, kind === 'bars'));
  const most = ticks.at(-1)!;
  const step = (width - gutter) / Math.max(1, dates.length);
  const x = (at: number) => gutter + (at + 0.5) * step;
  const y = (value: number) => base - (value / most) * (base - top);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className="block max-w-full"
    >
      <Hatchings id={id} />
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={gutter} x2={width} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text
            x={gutter - 8}
            y={y(tick) + 4}
            textAnchor="end"
            className="fill-soft text-[11px] tabular-nums"
          >
            {format(tick)}
          </text>
        </g>
      ))}
      {labelled(dates.length, width - gutter).map((at) => (
        <text
          key={at}
          x={Math.min(width - 20, x(at))}
          y={height - 6}
          textAnchor="middle"
          className="fill-soft text-[11px]"
        >
          {formatDay(dates[at]!, dates.at(-1)!)}
        </text>
      ))}
      {active === null ? null : (
        <rect
          x={gutter + active * step}
          width={step}
          y={top - 8}
          height={base - top + 8}
          className="fill-ink/8"
        />
      )}
      {kind === 'bars' ? (
        <Bars id={id} series={series} x={x} y={y} step={step} />
      ) : kind === 'pairs' ? (
        <Pairs id={id} series={series} x={x} y={y} step={step} />
      ) : (
        <Lines series={series} x={x} y={y} active={active} />
      )}
    </svg>
  );
}

interface Scales {
  series: Series[];
  x: (at: number) => number;
  y: (value: number) => number;
}

interface BarsProps extends Scales {
  id: string;
  step: number;
}

/** A day's bars side by side: what came and what went add up to nothing. One alone stands over its day. */
function Pairs({ id, series, x, y, step }: BarsProps) {
  const wide = Math.max(1, Math.min(28, step * 0.8) / series.length);
  return series.map((one, at) => (
    <g key={one.name} {...barFill(one, at, id)}>
      {one.values.map((value, day) =>
        value ? (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            key={day}
            x={x(day) + (isAlone(series, day) ? -0.5 : at - series.length / 2) * wide}
            width={wide}
            y={y(value)}
            height={Math.max(1, y(0) - y(value))}
            rx={Math.min(2, wide / 4)}
          />
        ) : null,
      )}
    </g>
  ));
}

function Bars({ id, series, x, y, step }: BarsProps) {
  const wide = Math.max(1, Math.min(28, step * 0.72));
  return stack(series).map((layer, at) => (
    <g key={series[at]!.name} {...barFill(series[at]!, at, id)}>
      {layer.map(({ from, to }, day) =>
        to > from ? (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            key={day}
            x={x(day) - wide / 2}
            width={wide}
            y={y(to)}
            height={Math.max(1, y(from) - y(to) - (from > 0 ? 1 : 0))}
            rx={Math.min(2, wide / 4)}
          />
        ) : null,
      )}
    </g>
  ));
}

function Lines({ series, x, y, active }: Scales & { active: number | null }) {
  return series.map((one, at) => {
    const { name, values } = one;
    const style = styleOf(one, at);
    const value = active === null ? null : (values[active] ?? null);
    return (
      <g key={name}>
        {lineRuns(values).map((run) =>
          run.length === 1 ? (
            <circle
              key={run[0]!.at}
              cx={x(run[0]!.at)}
              cy={y(run[0]!.value)}
              r="2.5"
              className={style.fill}
            />
          ) : (
            <path
              key={run[0]!.at}
              d={run
                .map(
                  (point, i) =>
                    `${i === 0 ? 'M' : 'L'}${x(point.at).toFixed(1)} ${y(point.value).toFixed(1)}`,
                )
                .join('')}
              strokeWidth="2"
              strokeLinejoin="round"
              strokeDasharray={style.dashes}
              className={`fill-none ${style.stroke}`}
            />
          ),
        )}
        {value === null ? null : (
          <circle cx={x(active!)} cy={y(value)} r="3.5" className={style.fill} />
        )}
      </g>
    );
  });
}
