import type { measure } from '../measure.ts';
import { figure, measuredTable, percent } from '../report.ts';
import { shareInterval } from '../share-interval.ts';
import type { GroupRate } from './groups.ts';

type Measured = ReturnType<typeof measure>;

export interface WideReport {
  threshold: number;
  all: Measured;
  /** Without models that only continue a text. */
  instructed: Measured;
  /** The same without what protects groups of people. */
  unprotected: Measured;
  groups: readonly GroupRate[];
  generators: Measured;
  copies: number;
  changed: readonly { name: string; texts: number; rate: number }[];
}

const within = (rate: number, texts: number) =>
  shareInterval(rate, texts).map(percent).join(' to ');

/** The figures of a run as Markdown, for the data card. */
export function wideReport(report: WideReport): string {
  const { threshold, all, instructed, unprotected, groups, generators, changed } = report;
  return `${[
    `Frozen threshold ${figure(threshold)}.`,
    measuredTable('source left out', all, [
      ['macro without base models', instructed],
      ['the same, groups unprotected', unprotected],
    ]),
    [
      '| people of | texts | called machine-written | 95 % interval |',
      '|---|---|---|---|',
      ...groups.map(
        ({ group, texts, rate }) =>
          `| ${group} | ${texts} | ${percent(rate)} | ${within(rate, texts)} |`,
      ),
    ].join('\n'),
    measuredTable('generators left out', generators),
    [
      '| changed copies | texts | called machine-written | 95 % interval |',
      '|---|---|---|---|',
      ...changed.map(
        ({ name, texts, rate }) =>
          `| ${name} | ${texts} | ${percent(rate)} | ${within(rate, texts)} |`,
      ),
    ].join('\n'),
  ].join('\n\n')}\n`;
}
