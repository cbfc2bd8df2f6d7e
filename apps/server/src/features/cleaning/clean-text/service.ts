import { type CleanTextAnswer, textLimits } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import { emptyText, tooLong } from '../../../http/app-error.ts';
import { runHere } from '../../../threads/run-job.ts';
import { withUnit } from '../../billing/index.ts';
import { followsStatistical, recordCleanup } from '../cleanups/service.ts';
import { cleanJob } from '../jobs.ts';

export interface CleanTextInput {
  text: string;
  skipTracking: boolean;
  keepProvenance?: boolean | undefined;
  sessionId: string;
  retryKey: string | null;
}

/** Up to here a text is cleaned on the spot: it takes less time than handing it over. */
const onTheSpot = 20_000;

/**
 * Takes hidden characters out of a text. It costs a basic cleanup and is recorded, unless it is the
 * second pass of a statistical one; `skipTracking` alone leaves out the record, never the limit. A
 * second pass that finds nothing costs nothing: the first was free where it changed nothing.
 */
export async function cleanText(ctx: Ctx, input: CleanTextInput): Promise<CleanTextAnswer> {
  const { text, sessionId, retryKey, skipTracking } = input;
  if (text.trim() === '') throw emptyText();
  if (text.length > textLimits.clean) throw tooLong('clean');
  const job = { text, keepProvenance: input.keepProvenance ?? false };
  const run = text.length <= onTheSpot ? runHere : ctx.runJob;
  const work = () => run(cleanJob, job);
  const unlimited = ctx.actor.kind !== 'anonymous';
  if (skipTracking) {
    if (unlimited || (await followsStatistical(ctx, sessionId))) return work();
    const answer = await work();
    if (answer.cleanedText === text) return answer;
  }
  return withUnit(ctx, {
    feature: 'basic',
    text,
    sessionId,
    retryKey,
    work,
    async record(tx, { cleanedText, removedCharacterCount }) {
      if (skipTracking) return;
      await recordCleanup(tx, ctx, {
        feature: 'basic',
        sessionId,
        cleanedText,
        removedCharacterCount,
      });
    },
  });
}
