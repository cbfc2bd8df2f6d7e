import type { HealthSubject, Light } from '@cleanpaste/contract';
import { useRef } from 'react';
import { healthCopy as copy } from '../../../copy/health-copy.ts';
import { highest, lineRuns, type Series, ticksTo } from '../metrics/plot.ts';
import { SeriesKey, styleOf } from '../metrics/series-style.tsx';
import { useWidth } from '../metrics/use-width.ts';
import { type Judged, lastOf } from './figures.ts';
import { Tile } from './tile.tsx';

const height = 72;
/** Room for half a dot at each edge. */
const edge = 3;
const base = height - edge;

export interface HourChartProps {
  title: string;
  series: Series[];
  format: (value: number) => string;
  /** Beside the figure: what it is of, where the title leaves it open. */
  unit?: string;
  /** What is said below the picture; the highest value by default. */
  note?: string;
  light?: Light;
  /** What its light judges. */
  subject?: HealthSubject;
  /** What its light judged, and by which limit, where that is good. */
  held?: string | null;
  /** What its light judged, where that is not good, or a share of what the picture shows. */
  judged?: Judged | null;
}

/** One figure as it is now, or as it was judged where that is not good or a share, and as it was over the last hour. */
export function HourChart(props: HourChartProps) {
  const { title, series, format, unit, note, light, judged, subject, held } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 300);
  const [first] = series as [Series];
  const now = lastOf(first.values);
  const most = highest(series, false);
  const isMeasured = now !== null;
  const shown = isMeasured ? format(now) : '–';
  const top = ticksTo(most).at(-1)!;
  const line = judged && judged.line !== null && judged.line <= top ? judged.line : null;
  const nowIs = unit && isMeasured ? `${shown} ${unit}` : shown;
  const peak = isMeasured ? format(most) : '–';
  const unitShown = judged ? judged.unit : isMeasured ? unit : undefined;
  const figure = judged ? judged.figure : shown;
  const peakIs = peak === figure ? copy.highestNow : copy.highest(peak);
  return (
    <Tile
      title={title}
      figure={figure}
      unit={unitShown}
      below={judged?.bound}
      light={light}
      subject={subject}
    >
      <div ref={box} className="mt-2">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label={copy.picture(title, shown, peak, line === null ? null : judged!.bound)}
          className="block max-w-full"
        >
          <Curves series={series} most={top} width={width} limit={line} />
        </svg>
      </div>
      <p className="mt-1 flex justify-between text-[0.78rem] text-soft">
        <span>{copy.hourAgo}</span>
        <span>{copy.now}</span>
      </p>
      <p className="mt-1.5 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-soft tabular-nums">
        {series.length > 1 ? (
          <>
            <span>{copy.now}</span>
            {series.map((one, at) => (
              <Key key={one.name} one={one} at={at} format={format} />
            ))}
          </>
        ) : (
          <>
            {judged && nowIs !== figure ? <span>{copy.nowIs(nowIs)}</span> : null}
            <span>{note ?? peakIs}</span>
          </>
        )}
        {held ? <span className="basis-full">{copy.judgedAs(held)}</span> : null}
      </p>
    </Tile>
  );
}

function Key({ one, at, format }: { one: Series; at: number; format: (value: number) => string }) {
  const value = lastOf(one.values);
  return (
    <span className="inline-flex items-center gap-1.5">
      <SeriesKey series={one} place={at} isLine />
      {one.name} {value === null ? '–' : format(value)}
    </span>
  );
}

interface CurvesProps {
  series: Series[];
  most: number;
  width: number;
  /** Drawn across where a value passed it. */
  limit: number | null;
}

/** Lines with the ground below the first of them shaded; they break where nobody measured. */
function Curves({ series, most, width, limit }: CurvesProps) {
  const steps = series[0]?.values.length ?? 1;
  const x = (at: number) => edge + (at / Math.max(1, steps - 1)) * (width - 2 * edge);
  const y = (value: number) => base - (value / most) * (base - edge);
  return (
    <>
      <line x1="0" x2={width} y1={base} y2={base} className="stroke-line" />
      {limit === null ? null : (
        <line
          x1="0"
          x2={width}
          y1={y(limit)}
          y2={y(limit)}
          strokeDasharray="4 3"
          className="stroke-mark"
        />
      )}
      {series.map((one, place) =>
        lineRuns(one.values).map((run) => {
          const style = styleOf(one, place);
          const points = run.map(({ at, value }) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`);
          const [from, to] = [x(run[0]!.at), x(run.at(-1)!.at)];
          return run.length === 1 ? (
            <circle key={from} cx={from} cy={y(run[0]!.value)} r="2.5" className={style.fill} />
          ) : (
            <g key={from}>
              {place === 0 && series.length === 1 ? (
                <path
                  d={`M${from} ${base}L${points.join('L')}L${to} ${base}Z`}
                  className={`${style.fill} opacity-15`}
                />
              ) : null}
              <path
                d={`M${points.join('L')}`}
                strokeWidth="1.75"
                strokeLinejoin="round"
                strokeDasharray={style.dashes}
                className={`fill-none ${style.stroke}`}
              />
            </g>
          );
        }),
      )}
    </>
  );
}
