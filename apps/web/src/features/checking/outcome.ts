import { bandOf, type CheckAnswer, type FiguresBefore, leftOutOf } from '@cleanpaste/contract';
import { checkCopy } from '../../copy/check-copy.ts';
import type { Check } from './use-check.ts';

/** The figures to compare with: those before a fix, or of the report before a second look. */
export function figuresBefore(
  { origin, earlier }: Pick<Check, 'origin' | 'earlier'>,
  report: CheckAnswer,
): FiguresBefore | null {
  if (report.before) return report.before;
  const last = origin === null ? null : (earlier?.report ?? null);
  return (
    last && {
      similarity: last.similarity,
      aiScore: last.aiScore,
      peopleAsHigh: last.peopleAsHigh,
    }
  );
}

/** Whether something was reworded: only then is a text called fixed. */
export const isFixed = ({ reworded }: Pick<Check, 'reworded'>, report: CheckAnswer) =>
  reworded || wasJustFixed(report);

/** Whether the fix that was asked for last reworded something. */
export const wasJustFixed = ({ fixedText, changed }: CheckAnswer) =>
  fixedText !== null && changed !== false;

/** Whether the last fix left something copied: what helps is to quote or to cite it. */
export const isStillCopied = (report: CheckAnswer) =>
  wasJustFixed(report) && report.copied.length > 0;

/** Whether a fix left a text that is called machine-written. */
export const isStillMachine = (report: CheckAnswer) =>
  wasJustFixed(report) && bandOf(report) === 'machine';

/** Whether a fix brought a text that was called machine-written no further than that nobody can tell. */
export const isLeftOpen = (report: CheckAnswer) =>
  bandOf(report) === 'unclear' &&
  report.before?.aiScore != null &&
  bandOf({ ...report, aiScore: report.before.aiScore }) === 'machine';

interface OutcomeInput {
  check: Check;
  report: CheckAnswer;
}

/** What came of the last fix or second look, in a sentence; null for a first report. */
export function outcomeOf({ check, report }: OutcomeInput): string | null {
  const { fixedText, changed, similarity, aiScore } = report;
  if (fixedText !== null && changed === false) {
    const said = check.reworded ? checkCopy.fixNothingMore : checkCopy.fixNothing;
    return report.charged ? said : `${said} ${checkCopy.freeOfCharge}`;
  }
  const before = figuresBefore(check, report);
  if (!before) return null;
  const figures = checkCopy.fromTo(
    { from: before.similarity, to: similarity },
    { from: before.aiScore, to: aiScore },
  );
  if (fixedText === null) return checkCopy.lookedAgain(figures, leftOutOf(report));
  if (isStillCopied(report)) return checkCopy.fixBesideCopied(figures);
  if (isStillMachine(report)) return checkCopy.fixNotEnough(figures);
  return bandOf(report) === 'unclear'
    ? checkCopy.fixUnclear(figures, report.verdictThreshold)
    : checkCopy.fixDone(figures);
}
