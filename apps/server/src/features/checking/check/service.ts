import { type CheckAnswer, isNothingFound, textLimits } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import type { Handle } from '../../../db/handle.ts';
import { AppError, emptyText, tooLong } from '../../../http/app-error.ts';
import { requireAccount } from '../../../http/require-actor.ts';
import { forCaller, keepsHistory, refuseIfGone } from '../../accounts/index.ts';
import { withUnit } from '../../billing/index.ts';
import { addToCounts } from '../../cleaning/index.ts';
import { type Engine, EngineFailedError, rewriteFreely } from '../../rewriting/index.ts';
import { stamped } from '../check-report/service.ts';
import { findCandidates } from '../corpus/service.ts';
import { compareTextsJob, judgeTextJob } from '../jobs.ts';
import { compareOwnTexts } from '../own-texts/service.ts';
import * as checks from './data.ts';
import {
  applyEdits,
  better,
  type Checked,
  type CheckOptions,
  type CheckProvider,
  copiedIn,
  editsBeside,
  excerptOf,
  firstToFix,
  helpsNothing,
  isForNothing,
  isQuotedFrom,
  isTooWide,
  kindsLeftOut,
  verdictOf,
} from './rules.ts';

/** The built-in one: this server's corpus, and the library's two detectors. No network. */
export const localProvider: CheckProvider = {
  name: 'local',
  async check(ctx, text, options, signal) {
    const { excludeQuotations, excludeReferences, peopleOf } = options;
    const [judged, { candidates, corpusWords, indexShare }] = await Promise.all([
      ctx.runJob(judgeTextJob, { text, excludeQuotations, excludeReferences, peopleOf }, signal),
      findCandidates(ctx, { text, signal }),
    ]);
    signal.throwIfAborted();
    const { leftOut, ...verdict } = judged;
    const asked = { text, leftOut, kindsLeftOut: kindsLeftOut(options), candidates };
    const compared = await ctx.runJob(compareTextsJob, asked, signal);
    const share = indexShare < 1 ? { indexShare } : {};
    return { ...verdict, ...compared, ...share, sourcesCompared: corpusWords };
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
  quotedFrom?: string | undefined;
  /** Look at the caller's own earlier texts too. */
  ownTexts?: boolean | undefined;
  sessionId: string;
  retryKey: string | null;
}

/** A fix, or a second look at quotations, belongs to a check of the same text within a day. */
const fixableMs = 24 * 60 * 60 * 1000;

const textHashOf = (ctx: Ctx, text: string) => ctx.keyedHash('checked text', text);

/**
 * Checks a text for similarity and for signs of a machine, or with `fix` rewrites it and checks it
 * again. A check costs a unit, which a failure gives back; a fix belongs to its check, and so does a
 * second look once passages have been made quotations.
 */
export async function checkText(ctx: Ctx, input: CheckInput): Promise<CheckAnswer> {
  const { text, fix } = input;
  const { userId } = requireAccount(ctx.actor);
  if (text.trim() === '') throw emptyText();
  if (text.length > textLimits.check) throw tooLong('check');
  const answered = await goOnWithKnownCheck(ctx, userId, input);
  if (answered) return stamped(ctx, userId, answered);
  const answer = await withUnit(ctx, {
    feature: 'check',
    text: fix ? `fix:${text}` : text,
    sessionId: input.sessionId,
    retryKey: input.retryKey,
    work: () => answerFor(ctx, input),
    async record(tx, answer) {
      input.signal.throwIfAborted();
      await recordCheck(tx, ctx, { userId, text, answer });
    },
  });
  return stamped(ctx, userId, { ...answer, charged: true });
}

/** The checked text that a call goes on with; null for a check of its own. */
function checkedBefore({ text, fix, quotedFrom }: CheckInput): string | null {
  if (quotedFrom === undefined || quotedFrom.length > textLimits.check) return fix ? text : null;
  if (isQuotedFrom(quotedFrom, text)) return quotedFrom;
  return fix ? text : null;
}

/** What follows on a check that is there; null where there is none: that is a check of its own. */
async function goOnWithKnownCheck(
  ctx: Ctx,
  userId: string,
  input: CheckInput,
): Promise<CheckAnswer | null> {
  const base = checkedBefore(input);
  if (base === null) return null;
  const textHash = textHashOf(ctx, base);
  const since = new Date(ctx.clock.now().getTime() - fixableMs);
  const found = await checks.findFixable(ctx.db, { userId, textHash, since });
  if (!found) return null;
  const { id, peopleOf } = found;
  try {
    const answer = await answerFor(ctx, { ...input, peopleOf: peopleOf ?? undefined });
    input.signal.throwIfAborted();
    const isChanged = answer.checkedText !== base;
    const retryHash = input.retryKey && ctx.keyedHash('fix', userId, input.retryKey, input.text);
    const isRetry = retryHash !== null && found.fixRetryHash === retryHash;
    if (isChanged && !isRetry)
      await forCaller(ctx, async (tx) => {
        const keep = await keepsHistory(tx, userId);
        await checks.recordFix(tx, id, {
          similarityScore: answer.similarity,
          aiScore: answer.aiScore,
          ...verdictOf(answer),
          textHash: textHashOf(ctx, answer.checkedText),
          fixRetryHash: retryHash,
          fixedText: keep ? answer.checkedText : null,
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

/** What was asked for, with the caller's own texts apart from all that counts. */
async function answerFor(ctx: Ctx, input: CheckInput): Promise<CheckAnswer> {
  const answer = await (input.fix ? fixAndCheck(ctx, input) : checkOnly(ctx, input));
  if (!input.ownTexts) return answer;
  const ownTexts = await compareOwnTexts(ctx, {
    ...input,
    text: answer.checkedText,
    kindsLeftOut: kindsLeftOut(input),
  });
  return { ...answer, ownTexts };
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

/**
 * First what matches and tells most is rewritten; then, if that is not enough, everything, which is kept where
 * it leads to another verdict. What matches all the same keeps its words: they are to be quoted.
 */
async function fixAndCheck(ctx: Ctx, asked: CheckInput): Promise<CheckAnswer> {
  const before = await askProvider(ctx, asked.text, asked);
  // A text stays of its kind when it is reworded: both figures are compared with the same people.
  const input = { ...asked, peopleOf: before.peopleAsHigh?.label ?? asked.peopleOf };
  const { baseText, edits } = await rewriteToFix(ctx, input);
  // The rewrite works on the text without its hidden characters; places are looked for there.
  const base = baseText === input.text ? before : await askProvider(ctx, baseText, input);
  const provided = { provider: input.provider.name };
  type Outcome = Checked & { text: string; spans: ReturnType<typeof firstToFix> | null };
  let best: Outcome = { text: baseText, spans: [], ...base };
  const found = firstToFix(base);
  for (const spans of [found, null]) {
    if (isNothingFound({ ...best, ...provided })) break;
    const text = applyEdits(baseText, edits, spans);
    if (text === best.text) continue;
    const narrow = best;
    best = better(narrow, { text, spans, ...(await askProvider(ctx, text, input)) });
    input.signal.throwIfAborted();
    const compared = { base: { ...base, ...provided }, narrow: { ...narrow, ...provided } };
    // Also where none of what was found could be reworded: the rest is no substitute for it.
    const isRest = spans === null && found.length > 0;
    if (isRest && isTooWide({ ...best, ...provided }, compared)) best = narrow;
  }
  const spared = applyEdits(baseText, editsBeside(edits, base), best.spans);
  if (spared !== best.text) {
    const verdict = spared === baseText ? base : await askProvider(ctx, spared, input);
    const outcome = { text: spared, spans: best.spans, ...verdict };
    const compared = { base: { ...base, ...provided }, spared: { ...outcome, ...provided } };
    if (isForNothing({ ...best, ...provided }, compared)) best = outcome;
  }
  if (helpsNothing({ ...best, ...provided }, { ...base, ...provided }))
    best = { text: baseText, spans: [], ...base };
  const { text, spans: _, ...verdict } = best;
  const changed = text !== input.text;
  return {
    ...answerOf(input, text, verdict),
    fixedText: text,
    changed,
    before: {
      similarity: before.similarity,
      aiScore: before.aiScore,
      peopleAsHigh: before.peopleAsHigh,
    },
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
    firstSimilarity: (answer.before ?? answer).similarity,
    firstAiScore: (answer.before ?? answer).aiScore,
    peopleOf: (answer.before ?? answer).peopleAsHigh?.label ?? null,
    ...verdictOf(answer),
    excerpt: keep ? excerptOf(text) : null,
    fixedText: keep && isFix ? answer.fixedText : null,
    textHash: textHashOf(ctx, text),
    fixedHashes: isFix ? [textHashOf(ctx, answer.checkedText)] : [],
    fixes: isFix ? 1 : 0,
    createdAt: now,
    deletedAt: keep ? null : now,
  });
  if (keep) await addToCounts(tx, userId, { checksKept: 1 });
}
