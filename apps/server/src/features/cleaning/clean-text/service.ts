import { type CleanTextAnswer, textLimits } from '@cleanpaste/contract';
import type { CleanOptions } from '@cleanpaste/core/hidden';
import type { Ctx } from '../../../context.ts';
import { emptyText, tooLong } from '../../../http/app-error.ts';
import { runHere } from '../../../threads/run-job.ts';
import { bookingOf, withUnit } from '../../billing/index.ts';
import { followsStatistical, recordAgain, recordCleanup } from '../cleanups/service.ts';
import { type Cleaned, cleanJob } from '../jobs.ts';
import { type Ledger, settleCleanup } from '../ledger/service.ts';
import { isQuick } from './rules.ts';

export interface CleanTextInput {
  text: string;
  skipTracking: boolean;
  options: CleanOptions;
  sessionId: string;
  retryKey: string | null;
  /** Asked for long work only; it ends the work when nobody waits for it any more. */
  signal: () => AbortSignal;
}

/**
 * Takes hidden characters out of a text. It costs a basic cleanup and is recorded, unless it is the
 * second pass of a statistical one; `skipTracking` alone leaves out the record, never the limit. A
 * second pass that finds nothing costs nothing: the first was free where it changed nothing.
 */
export async function cleanText(
  ctx: Ctx,
  { ledger, ...input }: CleanTextInput & { ledger: Ledger },
): Promise<CleanTextAnswer> {
  const { text, options, sessionId, retryKey, skipTracking } = input;
  if (text.trim() === '') throw emptyText();
  if (text.length > textLimits.clean) throw tooLong('clean');
  const work = () =>
    isQuick(text)
      ? runHere(cleanJob, { text, options })
      : ctx.runJob(cleanJob, { text, options }, input.signal());
  const unlimited = ctx.actor.kind !== 'anonymous';
  if (skipTracking) {
    const isPaid = unlimited || (await followsStatistical(ctx, sessionId));
    const { removedKinds, ...answer } = await work();
    if (isPaid || answer.cleanedText === text) return { ...answer, historyId: null };
  }
  const paid = { feature: 'basic', text, sessionId, retryKey } as const;
  const booking = await bookingOf(ctx, paid);
  const [charge, ...others] = booking.charges;
  // Long work is not done for who has no unit left.
  const isAtOnce = others.length === 0 && (charge?.limit === null || isQuick(text));
  if (!isAtOnce) return cleanWithUnit(ctx, { ...input, work });
  const { cleanedText, removedCharacterCount, removedKinds, findingCount, findings } = await work();
  const record = skipTracking ? null : { sessionId, removedCharacterCount, removedKinds };
  const historyId = await settleCleanup(ctx, ledger, { booking, cleanedText, record });
  return { cleanedText, removedCharacterCount, findingCount, findings, historyId };
}

/** Takes the unit first, and gives it back where the work fails. */
async function cleanWithUnit(
  ctx: Ctx,
  {
    text,
    sessionId,
    retryKey,
    skipTracking,
    work,
  }: CleanTextInput & { work: () => Promise<Cleaned> },
): Promise<CleanTextAnswer> {
  let historyId: string | null = null;
  const { removedKinds, ...answer } = await withUnit(ctx, {
    feature: 'basic',
    text,
    sessionId,
    retryKey,
    work,
    async record(tx, { cleanedText, removedCharacterCount, removedKinds: kinds }, id) {
      if (skipTracking) return;
      historyId = await recordCleanup(tx, ctx, {
        id,
        feature: 'basic',
        sessionId,
        cleanedText,
        removedCharacterCount,
        removedKinds: kinds,
      });
    },
    async repeated({ cleanedText }, id) {
      historyId = await recordAgain(ctx, { id, cleanedText });
    },
  });
  return { ...answer, historyId };
}
