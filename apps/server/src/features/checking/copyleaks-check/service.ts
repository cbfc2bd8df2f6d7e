import { shortestJudged } from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import { invalidRequest } from '../../../http/app-error.ts';
import type { Checked, CheckProvider } from '../check/rules.ts';
import type { Copyleaks } from '../copyleaks/compose.ts';
import { CopyleaksError, notDone } from '../copyleaks/errors.ts';
import {
  fetchMatches,
  openScan,
  readAuthorship,
  type ScanInput,
} from '../copyleaks-scans/service.ts';
import { judgeTextJob } from '../jobs.ts';
import { shownLikelihood } from '../threads/shown-likelihood.ts';
import {
  type Authorship,
  authorshipOf,
  detectable,
  detectorParts,
  isTooShortToScan,
  judgeSentences,
  withSnippets,
} from './rules.ts';

/** From this share on the detector calls a text machine-written. */
const verdictThreshold = 50;

/** Checks texts at Copyleaks. Its webhooks may land on another instance: what they say is in the database. */
export function copyleaksProvider(copyleaks: Copyleaks): CheckProvider {
  return {
    name: 'copyleaks',
    async check(ctx, text, options, signal) {
      const late = AbortSignal.timeout(copyleaks.timeoutMs);
      const over = new AbortController();
      const input = { ...options, text, signal: AbortSignal.any([signal, late, over.signal]) };
      try {
        return await checkAtCopyleaks(ctx, copyleaks, input);
      } catch (error) {
        signal.throwIfAborted();
        throw failureOf(ctx, error, late.aborted);
      } finally {
        over.abort();
      }
    },
  };
}

function failureOf(ctx: Ctx, error: unknown, isLate: boolean): unknown {
  if (!isLate && !(error instanceof CopyleaksError)) return error;
  const reason = isLate ? 'late' : (error as CopyleaksError).reason;
  ctx.log.error('copyleaks', { requestId: ctx.requestId, reason });
  return notDone(isLate);
}

async function checkAtCopyleaks(
  ctx: Ctx,
  copyleaks: Copyleaks,
  input: ScanInput,
): Promise<Checked> {
  const { text, excludeQuotations, excludeReferences, signal } = input;
  const asked = { text, excludeQuotations, excludeReferences };
  const judged = await ctx.runJob(judgeTextJob, asked, signal);
  if (isTooShortToScan(text, judged.words)) {
    throw invalidRequest(
      'This text is too short to be compared: it takes 6 words and 30 characters. This cost you nothing.',
    );
  }
  const { id } = await openScan(ctx, input);
  const matches = await fetchMatches(ctx, copyleaks, { ...input, id });
  const isLongEnough = judged.words >= shortestJudged && text.length >= detectable.least;
  const ask = () => detectAuthorship(copyleaks, text, signal);
  const authorship = isLongEnough ? await readAuthorship(ctx, { id, signal, ask }) : null;
  return {
    similarity: matches.similarity,
    aiScore: authorship && shownLikelihood(authorship.share),
    aiReason: authorship ? null : 'too short to say',
    sources: withSnippets(text, matches),
    peopleAsHigh: null,
    // Its detector judges sections, and says itself which are whose.
    mixed: authorship !== null,
    sentences: authorship ? judgeSentences(text, judged.sentences, authorship) : [],
    evidence: [],
    words: judged.words,
    // Its detector reads many languages, and the text as a whole.
    judgedWords: judged.words,
    notJudged: null,
    verdictThreshold,
    // The measured rates are those of the built-in detector.
    falsePositives: [],
    sourcesCompared: null,
  };
}

/** Asks the detector, part by part. */
async function detectAuthorship(
  { client }: Copyleaks,
  text: string,
  signal: AbortSignal,
): Promise<Authorship> {
  const parts = detectorParts(text).map(async ({ start, end }) => {
    const answer = await client.detect(text.slice(start, end), signal);
    return { start, end, answer };
  });
  return authorshipOf(await Promise.all(parts));
}
