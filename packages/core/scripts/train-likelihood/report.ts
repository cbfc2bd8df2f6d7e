import type { measure } from './measure.ts';

type Measured = ReturnType<typeof measure>;

export interface Report {
  threshold: number;
  licensedOnly: boolean;
  sourcesOut: Measured;
  /** The same without models that only continue a text. */
  instructedOut: Measured;
  generatorsOut?: Measured | undefined;
}

export const figure = (value: number | null) =>
  value === null || Number.isNaN(value) ? '–' : value.toFixed(3);
export const percent = (value: number | null) =>
  value === null || Number.isNaN(value) ? '–' : `${(100 * value).toFixed(1)} %`;

export function measuredTable(
  title: string,
  { macro, sources }: Measured,
  rest: [string, Measured][] = [],
): string {
  const lines = [
    `| ${title} | human | machine | AUROC | TPR at 1 % | TPR at 5 % | TPR frozen | FPR frozen | ECE |`,
    '|---|---|---|---|---|---|---|---|---|',
  ];
  const row = (name: string, one: Measured['macro'], people: string, machines: string) =>
    `| ${name} | ${people} | ${machines} | ${figure(one.auroc)} | ${figure(one.tpr_at_1)} | ` +
    `${figure(one.tpr_at_5)} | ${figure(one.tpr_frozen)} | ${percent(one.fpr_frozen)} | ` +
    `${figure(one.ece)} |`;
  for (const [name, one] of Object.entries(sources)) {
    lines.push(row(name, one, `${one.people}`, `${one.machines}`));
  }
  lines.push(row('**macro**', macro, '', ''));
  for (const [name, one] of rest) lines.push(row(`**${name}**`, one.macro, '', ''));
  return lines.join('\n');
}

/** The figures of a run as Markdown, for the data card. */
export function reportTables(report: Report) {
  const { threshold, licensedOnly, sourcesOut, instructedOut, generatorsOut } = report;
  const learnt = licensedOnly ? 'rows with a stated licence' : 'all rows';
  const parts = [
    `Learnt from ${learnt}; frozen threshold ${threshold.toPrecision(5)}.`,
    measuredTable('source left out', sourcesOut, [['macro without base models', instructedOut]]),
  ];
  if (generatorsOut) parts.push(measuredTable('generators left out', generatorsOut));
  return `${parts.join('\n\n')}\n`;
}
