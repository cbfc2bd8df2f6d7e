import { type CheckAnswer, isAllClear, textLimits } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { AppError, emptyText, tooLong } from '../../../http/app-error.ts';
import { requireAccount } from '../../../http/require-actor.ts';
import { forCaller, keepsHistory, refuseIfGone } from '../../accounts/index.ts';
import { withUnit } from '../../billing/index.ts';
import { addToCounts } from '../../cleaning/index.ts';
import { type Engine, EngineFailedError, rewriteFreely } from '../../rewriting/index.ts';
import { findCandidates } from '../corpus/service.ts';
import { compareTextsJob, judgeTextJob } from '../jobs.ts';
import * as checks from './data.ts';
import {
  applyEdits,
  better,
  type Checked,
  type CheckOptions,
  type CheckProvider,
  copiedIn,
  firstToFix,
} from './rules.ts';

/** The built-in one: this server's corpus, and the library's two detectors. No network. */
export const localProvider: CheckProvider = {
  name: 'local',
  async check(ctx, text, { excludeQuotations, excludeReferences }, signal) {
    const [judged, { candidates, corpusWords }] = await Promise.all([
      ctx.runJob(judgeTextJob, { text, excludeQuotations, excludeReferences }, signal),
      findCandidates(ctx, { text, signal }),
    ]);
    signal.throwIfAborted();
    const { leftOut, ...verdict } = judged;
    const compared = await ctx.runJob(compareTextsJob, { text, leftOut, candidates }, signal);
    return { ...verdict, ...compared, sourcesCompared: corpusWords };
  },
};

export interface CheckTools {
  provider: CheckProvider;
  engine: Engine;
  /** Aborts when the client goes away: the work ends, and costs nothing. */
  signal: AbortSignal;
}

export interface CheckInput extends CheckTools, CheckOptions {
  text: string;
  fix: boolean;
  sessionId: string;
  retryKey: string | null;
}

/** A fix belongs to a check of the same text within a day. */
const fixableMs = 24 * 60 * 60 * 1000;

const textHashOf = (ctx: Ctx, text: string) => ctx.keyedHash('checked text', text);

/**
 * Checks a text for similarity and for signs of a machine, or with `fix` rewrites it and checks it
 * again. A check costs a unit, which a failure gives back; a fix belongs to its check.
 */
export async function checkText(ctx: Ctx, input: CheckInput): Promise<CheckAnswer> {
  const { text, fix } = input;
  const { userId } = requireAccount(ctx.actor);
  if (text.trim() === '') throw emptyText();
  if (text.length > textLimits.check) throw tooLong('check');
  if (fix) {
    const answer = await fixKnownCheck(ctx, userId, input);
    if (answer) return answer;
  }
  const answer = await withUnit(ctx, {
    feature: 'check',
    text: fix ? `fix:${text}` : text,
    sessionId: input.sessionId,
    retryKey: input.retryKey,
    work: () => (fix ? fixAndCheck(ctx, input) : checkOnly(ctx, input)),
    async record(tx, answer) {
      input.signal.throwIfAborted();
      await recordCheck(tx, ctx, { userId, text, answer });
    },
  });
  return { ...answer, charged: true };
}

/** The fix of a check that is there; null where there is none: that is a check of its own. */
async function fixKnownCheck(
  ctx: Ctx,
  userId: string,
  input: CheckInput,
): Promise<CheckAnswer | null> {
  const textHash = textHashOf(ctx, input.text);
  const since = new Date(ctx.clock.now().getTime() - fixableMs);
  const found = await checks.findFixable(ctx.db, { userId, textHash, since });
  if (!found) return null;
  const { id } = found;
  try {
    const answer = await fixAndCheck(ctx, input);
    input.signal.throwIfAborted();
    const retryHash = input.retryKey && ctx.keyedHash('fix', userId, input.retryKey, input.text);
    const isRetry = retryHash !== null && found.fixRetryHash === retryHash;
    if (answer.changed && !isRetry)
      await forCaller(ctx, async (tx) => {
        const keep = await keepsHistory(tx, userId);
        await checks.recordFix(tx, id, {
          similarityScore: answer.similarity,
          aiScore: answer.aiScore,
          fixedHash: textHashOf(ctx, answer.checkedText),
          fixRetryHash: retryHash,
          fixedText: keep ? answer.fixedText : null,
        });
      });
    return answer;
  } catch (error) {
    await refuseIfGone(ctx);
    throw error;
  }
}

const askProvider = (ctx: Ctx, text: string, input: CheckInput): Promise<Checked> =>
  input.provider.check(ctx, text, input, input.signal);

const answerOf = (input: CheckInput, text: string, verdict: Checked): CheckAnswer => ({
  ...verdict,
  copied: copiedIn(text, verdict.sources),
  charged: false,
  checkedText: text,
  fixedText: null,
  changed: null,
  before: null,
  provider: input.provider.name,
});

async function checkOnly(ctx: Ctx, input: CheckInput): Promise<CheckAnswer> {
  return answerOf(input, input.text, await askProvider(ctx, input.text, input));
}

/** An engine that cannot work at all is a provider's failure, told where the fix was asked for. */
async function rewriteToFix(ctx: Ctx, { text, engine, signal }: CheckInput) {
  try {
    return await rewriteFreely(ctx, { text, engine, signal });
  } catch (error) {
    if (!(error instanceof EngineFailedError)) throw error;
    ctx.log.error('fix failed', { requestId: ctx.requestId, reason: error.message });
    throw new AppError(
      'provider_failed',
      'The rewriting service is not available. Your text was not changed, and this cost you nothing.',
    );
  }
}

/** First what matches and tells most is rewritten; then, if that is not enough, everything. */
async function fixAndCheck(ctx: Ctx, input: CheckInput): Promise<CheckAnswer> {
  const before = await askProvider(ctx, input.text, input);
  const { baseText, edits } = await rewriteToFix(ctx, input);
  // The rewrite works on the text without its hidden characters; places are looked for there.
  const base = baseText === input.text ? before : await askProvider(ctx, baseText, input);
  let best = { text: baseText, ...base };
  for (const spans of [firstToFix(base), null]) {
    if (isAllClear({ ...best, provider: input.provider.name })) break;
    const text = applyEdits(baseText, edits, spans);
    if (text === best.text) continue;
    best = better(best, { text, ...(await askProvider(ctx, text, input)) });
    input.signal.throwIfAborted();
  }
  const { text, ...verdict } = best;
  const changed = text !== input.text;
  return {
    ...answerOf(input, text, verdict),
    fixedText: text,
    changed,
    before: { similarity: before.similarity, aiScore: before.aiScore },
  };
}

/** Without "Keep my history" the row stays out of it, and goes with what was deleted. */
async function recordCheck(
  tx: Handle,
  ctx: Ctx,
  { userId, text, answer }: { userId: string; text: string; answer: CheckAnswer },
): Promise<void> {
  const now = ctx.clock.now();
  const keep = await keepsHistory(tx, userId);
  const isFix = answer.changed === true;
  await checks.insertCheck(tx, {
    userId,
    similarityScore: answer.similarity,
    aiScore: answer.aiScore,
    fixedText: keep && isFix ? answer.fixedText : null,
    textHash: textHashOf(ctx, text),
    fixedHash: isFix ? textHashOf(ctx, answer.checkedText) : null,
    fixes: isFix ? 1 : 0,
    createdAt: now,
    deletedAt: keep ? null : now,
  });
  if (keep) await addToCounts(tx, userId, { checksKept: 1 });
}
