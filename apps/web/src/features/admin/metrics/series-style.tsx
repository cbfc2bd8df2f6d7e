import type { Series, SeriesStyle } from './plot.ts';

const styles = {
  first: { fill: 'fill-accent', stroke: 'stroke-accent', dashes: undefined },
  second: { fill: 'fill-second', stroke: 'stroke-second', dashes: '6 3' },
  third: { fill: 'fill-edge', stroke: 'stroke-edge', dashes: '2 3' },
  wrong: { fill: 'fill-danger', stroke: 'stroke-danger', dashes: '6 3' },
} as const;

const places: readonly SeriesStyle[] = ['first', 'second', 'third'];

const nameOf = ({ style }: Series, place: number): SeriesStyle => style ?? places[place] ?? 'third';

/** How a series is drawn: told apart by hue, by lightness, as bars by hatching and as lines by dashes. */
export const styleOf = (series: Series, place: number) => styles[nameOf(series, place)];

const hatched: readonly SeriesStyle[] = ['second', 'wrong'];

/** The fill of a series' bars; `id` is the one of the picture with its hatchings. */
export function barFill(series: Series, place: number, id: string) {
  const name = nameOf(series, place);
  return hatched.includes(name)
    ? { fill: `url(#${id}-${name})` }
    : { className: styles[name].fill };
}

/** The hatchings of a picture, each in the colour of its series. */
export function Hatchings({ id }: { id: string }) {
  return (
    <defs>
      {hatched.map((name) => (
        <pattern
          key={name}
          id={`${id}-${name}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" className={styles[name].fill} />
          <line x1="0.5" x2="0.5" y2="6" strokeWidth="1" className="stroke-surface" />
        </pattern>
      ))}
    </defs>
  );
}

interface KeyProps {
  series: Series;
  place: number;
  isLine?: boolean;
  /** Of the picture with its hatchings; lines have none. */
  id?: string;
}

/** A series as it is drawn, beside its name. */
export function SeriesKey({ series, place, isLine = false, id = '' }: KeyProps) {
  const { stroke, dashes } = styleOf(series, place);
  return isLine ? (
    <svg aria-hidden="true" width="20" height="10" className="shrink-0">
      <path d="M0 5H20" strokeWidth="2" strokeDasharray={dashes} className={stroke} />
    </svg>
  ) : (
    <svg aria-hidden="true" width="11" height="11" className="shrink-0">
      <rect width="11" height="11" rx="2" {...barFill(series, place, id)} />
    </svg>
  );
}
