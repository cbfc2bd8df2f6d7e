import type { Correctness } from './correctness.ts';
import type { Entry } from './entry.ts';
import { reasonsFor } from './exceptions.ts';
import type { Cases } from './right-answers.ts';

export function row(cells: (string | number)[]): string {
  return cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(26) : String(cell).padStart(14)))
    .join('');
}

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

export type Totals = { texts: number; holding: number; noBreak: number };

/** What each tool leaves of real texts, and how it does on the lists of right answers. */
export function printCorrectness(
  all: Map<string, Correctness>,
  { keep, strip }: Cases,
  totals: Totals,
): void {
  const heads = ['unchanged', 'that hold', 'no-break', 'glyphs', 'broken', 'missed'];
  console.log(row(['Texts, cases', ...heads]));
  const sizes = [totals.texts, totals.holding, totals.noBreak, '', keep.length, strip.length];
  console.log(row(['', ...sizes.map((size) => size.toLocaleString('en'))]));
  for (const [name, one] of all) {
    const shares = [one.corpusUnchanged, one.holdingUnchanged, one.noBreakUnchanged].map(percent);
    const glyphs = one.glyphsChanged ?? 'no fonts';
    console.log(row([name, ...shares, glyphs, one.keepBroken.length, one.stripMissed.length]));
  }
  const ours = all.get('cleanpaste')!;
  for (const name of ours.keepBroken) console.log(`  broken: ${name}`);
  for (const name of ours.stripMissed) console.log(`  missed: ${name}`);
}

/** Why texts are changed, by reason, and those for which there is none. */
function exceptionsOf(changed: Entry[]): { counts: Map<string, number>; faults: string[] } {
  const counts = new Map<string, number>();
  const faults: string[] = [];
  for (const [source, locale, text] of changed) {
    const reasons = reasonsFor(text);
    if (reasons.includes(undefined)) faults.push(`${source} ${locale}: ${JSON.stringify(text)}`);
    for (const reason of new Set(reasons))
      if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return { counts, faults };
}

export function printExceptions(changed: Entry[]): string[] {
  const { counts, faults } = exceptionsOf(changed);
  console.log(`\nChanged by cleanpaste: ${changed.length}, because there is`);
  for (const [reason, count] of [...counts].sort((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(6)}  ${reason}`);
  for (const fault of faults) console.log(`  without a reason: ${fault}`);
  return faults;
}
