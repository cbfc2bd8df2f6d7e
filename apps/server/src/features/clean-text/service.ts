import { type CleanTextAnswer, textLimits } from '@cleanpaste/contract';
import type { Ctx } from '../../context.ts';
import { emptyText, tooLong } from '../../http/app-error.ts';
import { runHere } from '../../work/jobs.ts';
import { recordCleanup } from '../cleanups/service.ts';

export interface CleanTextInput {
  text: string;
  skipTracking: boolean;
  keepProvenance?: boolean | undefined;
  sessionId: string;
  retryKey: string | null;
}

/** Up to here a text is cleaned on the spot: it takes less time than handing it over. */
const onTheSpot = 20_000;

/** Takes hidden characters out of a text, and records that it happened unless it belongs to a recorded cleanup. */
export async function cleanText(ctx: Ctx, input: CleanTextInput): Promise<CleanTextAnswer> {
  const { text, sessionId, retryKey } = input;
  if (text.trim() === '') throw emptyText();
  if (text.length > textLimits.clean) throw tooLong('clean');
  const job = { text, keepProvenance: input.keepProvenance ?? false };
  const run = text.length <= onTheSpot ? runHere : ctx.runJob;
  const answer = await run('clean', job);
  if (!input.skipTracking) {
    const { removedCharacterCount } = answer;
    await recordCleanup(ctx, {
      feature: 'basic',
      text,
      sessionId,
      retryKey,
      removedCharacterCount,
    });
  }
  return answer;
}
