import { type CleanTextAnswer, findingsInAnswer, textLimits } from '@cleanpaste/contract';
import { clean } from '@cleanpaste/core/hidden';
import type { Ctx } from '../../context.ts';
import { emptyText, tooLong } from '../../http/app-error.ts';
import { recordCleanup } from '../cleanups/service.ts';

export interface CleanTextInput {
  text: string;
  skipTracking: boolean;
  keepProvenance?: boolean | undefined;
  sessionId: string;
  retryKey: string | null;
}

/** Takes hidden characters out of a text, and records that it happened unless it belongs to a recorded cleanup. */
export async function cleanText(ctx: Ctx, input: CleanTextInput): Promise<CleanTextAnswer> {
  const { text, sessionId, retryKey } = input;
  if (text.trim() === '') throw emptyText();
  if (text.length > textLimits.clean) throw tooLong('clean');
  const result = clean(text, { keepProvenance: input.keepProvenance ?? false });
  const { removedCharacterCount, findings } = result;
  if (!input.skipTracking) {
    await recordCleanup(ctx, {
      feature: 'basic',
      text,
      sessionId,
      retryKey,
      removedCharacterCount,
    });
  }
  return {
    cleanedText: result.text,
    removedCharacterCount,
    findingCount: findings.length,
    findings: findings.slice(0, findingsInAnswer),
  };
}
