import { shareInterval } from '../../packages/core/scripts/train-likelihood/share-interval.ts';

/** What one run of a benchmark says. */
export interface Reading {
  group: string;
  name: string;
  unit: string;
  value: number;
  /** A share (0 to 1) of so many. */
  of?: number;
  /** Where the benchmark has taken turns itself. */
  low?: number;
  high?: number;
  /** What these two are; of rounds, the least and the most, unless it says otherwise. */
  between?: string;
}

/** What is kept of all its runs. */
export interface Figure extends Omit<Reading, 'between'> {
  /** What lies between low and high; null where there is one value and no more. */
  basis: string | null;
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length >> 1]!;

function withInterval(all: Reading[]): Figure {
  const values = all.map(({ value }) => value);
  const { between, ...first } = all[0]!;
  const figure = { ...first, value: median(values) };
  if (figure.of !== undefined) {
    const [low, high] = shareInterval(figure.value, figure.of);
    return { ...figure, low, high, basis: `95 % interval, of ${figure.of.toLocaleString('en')}` };
  }
  const low = Math.min(...all.map((one) => one.low ?? one.value));
  const high = Math.max(...all.map((one) => one.high ?? one.value));
  if (all.length > 1) return { ...figure, low, high, basis: `range of ${all.length} runs` };
  if (figure.low === undefined) return { ...figure, basis: null };
  return { ...figure, low, high, basis: between ?? 'range of its rounds' };
}

/** One figure for each name, of the readings of several runs: the middle one, and how far they lie apart. */
export function figuresOf(runs: Reading[][]): Figure[] {
  const byName = Map.groupBy(runs.flat(), ({ group, name }) => `${group}\n${name}`);
  return [...byName.values()].map(withInterval);
}

const digits = (value: number) => {
  const size = Math.abs(value);
  if (size >= 100) return 0;
  return size >= 10 ? 1 : size >= 1 ? 2 : 3;
};

/** A value as people read it, with its unit. */
export function worded(value: number, unit: string): string {
  if (unit === 'share') return `${(100 * value).toFixed(2)} %`;
  const number = Number.isInteger(value)
    ? value.toLocaleString('en')
    : value.toLocaleString('en', {
        minimumFractionDigits: digits(value),
        maximumFractionDigits: digits(value),
      });
  return unit === '' ? number : `${number} ${unit}`;
}

/** From where to where, without the unit twice. */
export function wordedInterval({ low, high, unit }: Figure): string {
  if (low === undefined || high === undefined) return '–';
  return `${worded(low, unit === 'share' ? unit : '')} to ${worded(high, unit === 'share' ? unit : '')}`;
}
