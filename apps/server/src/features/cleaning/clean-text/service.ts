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

/** Ends the work on a text in which nothing was changed, so that its unit is given back. */
class NothingChangedError extends Error {
  readonly cleaned: Cleaned;
  constructor(cleaned: Cleaned) {
    super('Nothing was changed.');
    this.cleaned = cleaned;
  }
}

const withoutRecord = ({ removedKinds, ...answer }: Cleaned): CleanTextAnswer => ({
  ...answer,
  historyId: null,
});

/**
 * Takes hidden characters out of a text. It costs a basic cleanup and is recorded, unless it is the
 * second pass of a statistical one; `skipTracking` alone leaves out the record, never the limit. Where
 * nothing is changed it costs nothing; who has no limit has it in the history all the same.
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
    const cleaned = await work();
    if (isPaid || cleaned.cleanedText === text) return withoutRecord(cleaned);
  }
  const paid = { feature: 'basic', text, sessionId, retryKey } as const;
  const booking = await bookingOf(ctx, paid);
  const [charge, ...others] = booking.charges;
  // Long work is not done for who has no unit left.
  const isAtOnce = others.length === 0 && (charge?.limit === null || isQuick(text));
  if (!isAtOnce) return cleanWithUnit(ctx, { ...input, work });
  const cleaned = await work();
  if (!unlimited && cleaned.cleanedText === text) return withoutRecord(cleaned);
  const { cleanedText, removedCharacterCount, removedKinds, findingCount, findings } = cleaned;
  const record = skipTracking ? null : { sessionId, removedCharacterCount, removedKinds };
  const historyId = await settleCleanup(ctx, ledger, { booking, cleanedText, record });
  return { cleanedText, removedCharacterCount, findingCount, findings, historyId };
}

/** Takes the unit first, and gives it back where the work fails, or changes nothing of a visitor's text. */
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
  try {
    const { removedKinds, ...answer } = await withUnit(ctx, {
      feature: 'basic',
      text,
      sessionId,
      retryKey,
      async work() {
        const cleaned = await work();
        const isFree = ctx.actor.kind === 'anonymous' && cleaned.cleanedText === text;
        if (isFree) throw new NothingChangedError(cleaned);
        return cleaned;
      },
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
  } catch (error) {
    if (error instanceof NothingChangedError) return withoutRecord(error.cleaned);
    throw error;
  }
}
