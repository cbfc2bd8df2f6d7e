import { clean } from '@cleanpaste/core/hidden';
import { reasonsFor } from './exceptions.ts';
import type { Cases } from './right-answers.ts';
import { canShape, looksAlike } from './shaping.ts';

export type Aside = { name: string; reasons: string[] };

/**
 * Real texts that are at fault themselves are no right answers: taken out of the lists, for every
 * tool, each with its reasons. A case that somebody wrote down as one to keep stays in any event.
 */
export function setAside(cases: Cases): { cases: Cases; aside: Aside[] } {
  const aside: Aside[] = [];
  const keep = cases.keep.filter(([name, text, isReal]) => {
    if (isReal !== true) return true;
    const cleaned = clean(text).text;
    if (cleaned === text || (canShape() && !looksAlike(text, cleaned))) return true;
    const reasons = reasonsFor(text).filter((reason) => reason !== undefined);
    if (reasons.length === 0 || reasonsFor(text).includes(undefined)) return true;
    aside.push({ name, reasons: [...new Set(reasons)] });
    return false;
  });
  return { cases: { ...cases, keep }, aside };
}

export function printAside(aside: Aside[], texts: number): void {
  if (aside.length === 0) return;
  console.log(`Set aside, being at fault themselves: ${aside.length} of ${texts} real texts`);
  for (const { name, reasons } of aside) console.log(`  ${name}: ${reasons.join('; ')}`);
}
