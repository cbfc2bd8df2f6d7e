import { randomUUID } from 'node:crypto';
import { shortestJudged } from '@cleanpaste/contract';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { describeError } from '../../http/log.ts';
import { requireUser } from '../auth/rules.ts';
import type { Checked, CheckOptions, CheckProvider } from '../plagiarism-check/rules.ts';
import type { Copyleaks } from './config.ts';
import { pause } from './copyleaks.ts';
import * as data from './data.ts';
import { CopyleaksError } from './errors.ts';
import {
  type Authorship,
  authorshipOf,
  detectable,
  detectorParts,
  judgeSentences,
  type Matches,
  matchesOf,
  percentOf,
  pieceName,
  type Summary,
  shownLikelihood,
  tokenHeader,
  withSnippets,
} from './rules.ts';

const second = 1000;
const hour = 3600 * second;
/** A check of the same text within this time is the same scan, which costs once. */
const keptMs = 24 * hour;
const piecesKeptMs = hour;
/** Longer than this no step takes: another instance may do it. */
const stepMs = 90 * second;
const resendAfterMs = 60 * second;
const exportsAtMost = 3;
/** From this share on the detector calls a text machine-written. */
const verdictThreshold = 50;

interface Look extends CheckOptions {
  text: string;
  signal: AbortSignal;
}

/** Checks texts at Copyleaks. Its webhooks may land on another instance: what they say is in the database. */
export function copyleaksProvider(copyleaks: Copyleaks): CheckProvider {
  return {
    name: 'copyleaks',
    async check(ctx, text, options, signal) {
      const late = AbortSignal.timeout(copyleaks.timeoutMs);
      const over = new AbortController();
      const look = { ...options, text, signal: AbortSignal.any([signal, late, over.signal]) };
      try {
        return await checkAt(ctx, copyleaks, look);
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
  return new AppError(
    'provider_failed',
    isLate
      ? 'Copyleaks is still at work on this text. This cost you nothing: check the same text again in a few minutes.'
      : 'Copyleaks could not check this text. This cost you nothing: please try again later.',
  );
}

async function checkAt(ctx: Ctx, copyleaks: Copyleaks, look: Look): Promise<Checked> {
  const { text, excludeQuotations, excludeReferences } = look;
  const scan = await openScan(ctx, look);
  const [judged, matches] = await Promise.all([
    ctx.runJob('judgeText', { text, excludeQuotations, excludeReferences }),
    matchesAt(ctx, copyleaks, { ...look, id: scan.id }),
    // Asked for beside the scan; what it says is read below, from where it is kept.
    authorshipAt(ctx, copyleaks, { ...look, scan }),
  ]);
  const kept = (await data.findScan(ctx.db, scan.id))?.authorship;
  if (!kept) throw new CopyleaksError('scan is gone');
  const authorship: Authorship = JSON.parse(kept);
  const tooShort = judged.words < shortestJudged || authorship.share === null;
  return {
    similarity: matches.similarity,
    aiScore: tooShort ? null : shownLikelihood(authorship.share ?? 0),
    sources: withSnippets(text, matches),
    sentences: tooShort ? [] : judgeSentences(text, judged.sentences, authorship),
    evidence: [],
    words: judged.words,
    verdictThreshold,
    // The measured rates are those of the built-in detector.
    falsePositives: [],
    sourcesCompared: null,
  };
}

async function openScan(ctx: Ctx, look: Look): Promise<data.Scan> {
  const { userId } = requireUser(ctx.actor);
  const options = JSON.stringify([look.excludeQuotations, look.excludeReferences]);
  const textHash = ctx.keyedHash('copyleaks scan', userId, options, look.text);
  const now = ctx.clock.now();
  const notBefore = new Date(now.getTime() - keptMs);
  const wanted = { id: randomUUID(), userId, textHash, now, notBefore };
  const scan = await data.takeScan(ctx.db, wanted);
  if (!scan) throw new CopyleaksError('scan is gone');
  return scan;
}

/** Asks the detector part by part, once for each scan. */
async function authorshipAt(
  ctx: Ctx,
  { client }: Copyleaks,
  { scan, text, signal }: Look & { scan: data.Scan },
): Promise<void> {
  if (scan.authorship) return;
  let said: Authorship = { share: null, sections: [], phrases: [] };
  if (text.length >= detectable.least) {
    const name = scan.id.replaceAll('-', '');
    const parts = detectorParts(text).map(async ({ start, end }, i) => {
      const answer = await client.detect(`${name}-${i}`, text.slice(start, end), signal);
      return { start, end, answer };
    });
    said = authorshipOf(await Promise.all(parts));
  }
  await data.saveAuthorship(ctx.db, scan.id, JSON.stringify(said));
}

type Step = (ctx: Ctx, copyleaks: Copyleaks, given: Look & { scan: data.Scan }) => Promise<boolean>;

/** Does what is to be done next on a scan, or waits for somebody else to have done it. */
async function matchesAt(
  ctx: Ctx,
  copyleaks: Copyleaks,
  look: Look & { id: string },
): Promise<Matches> {
  let exports = 0;
  for (let pauseMs = 40; ; pauseMs = Math.min(pauseMs * 1.4, 2 * second)) {
    const scan = await data.findScan(ctx.db, look.id);
    if (!scan) throw new CopyleaksError('scan is gone');
    if (scan.state === 'done') return JSON.parse(scan.matches ?? '');
    if (scan.state === 'failed') throw new CopyleaksError(scan.reason ?? 'failed');
    if (scan.state === 'completed' && exports === exportsAtMost) {
      throw new CopyleaksError('export failed');
    }
    const moved = await steps[scan.state](ctx, copyleaks, { ...look, scan });
    if (moved && scan.state === 'completed') exports += 1;
    if (!moved) await pause(pauseMs, look.signal);
  }
}

const steps: Record<'new' | 'submitted' | 'completed' | 'exporting', Step> = {
  new: submit,
  submitted: askAgain,
  completed: beginExport,
  exporting: putTogether,
};

function claimStep(ctx: Ctx, { id, state }: data.Scan, ms: number): Promise<boolean> {
  const now = ctx.clock.now();
  return data.claim(ctx.db, { id, state, now, until: new Date(now.getTime() + ms) });
}

async function submit(...[ctx, copyleaks, { scan, signal, ...look }]: Parameters<Step>) {
  if (!(await claimStep(ctx, scan, stepMs))) return false;
  const { id } = scan;
  try {
    const webhook = `${copyleaks.webhooksUrl}/${id}/{STATUS}`;
    const developerPayload = webhookToken(ctx, id);
    await copyleaks.client.submit({ ...look, id, webhook, developerPayload }, signal);
  } catch (error) {
    if (error instanceof CopyleaksError && !error.mayPass) await fail(ctx, id, error.reason);
    else await data.release(ctx.db, id);
    throw error;
  }
  await data.move(ctx.db, { id, from: ['new'], state: 'submitted', changedAt: ctx.clock.now() });
  return true;
}

async function fail(ctx: Ctx, id: string, reason: string): Promise<void> {
  const set = { state: 'failed', reason, changedAt: ctx.clock.now() } as const;
  await data.move(ctx.db, { id, from: ['new', 'submitted'], ...set });
}

/** A webhook that got lost is asked for; while the scan is running this is refused, which does no harm. */
async function askAgain(...[ctx, { client }, { scan, signal }]: Parameters<Step>) {
  const waited = ctx.clock.now().getTime() - scan.changedAt.getTime();
  if (waited < resendAfterMs || !(await claimStep(ctx, scan, resendAfterMs))) return false;
  await client.resend(scan.id, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    ctx.log.info('copyleaks-resend', { ...describeError(error) });
  });
  return false;
}

async function beginExport(...[ctx, copyleaks, { scan, signal }]: Parameters<Step>) {
  const { id } = scan;
  const summary: Summary = JSON.parse(scan.summary ?? '');
  const changedAt = ctx.clock.now();
  if (summary.results.length === 0) {
    const matches: Matches = { similarity: percentOf(summary.score), sources: [] };
    const set = { state: 'done', matches: JSON.stringify(matches), changedAt } as const;
    await data.move(ctx.db, { id, from: ['completed'], ...set });
    forgetAtProvider(ctx, copyleaks, id);
    return true;
  }
  if (!(await claimStep(ctx, scan, stepMs))) return false;
  const exportId = randomUUID();
  // Its parts may arrive before the call is answered.
  await data.move(ctx.db, { id, from: ['completed'], state: 'exporting', exportId, changedAt });
  const headers: [string, string][] = [[tokenHeader, webhookToken(ctx, id)]];
  const to = (name: string) => ({
    endpoint: `${copyleaks.webhooksUrl}/${id}/${exportId}/${name}`,
    headers,
  });
  try {
    const results = summary.results.map((result, i) => ({ id: result.id, ...to(pieceName(i)) }));
    const places = { crawled: to('crawled'), completed: to('completed') };
    const developerPayload = webhookToken(ctx, id);
    await copyleaks.client.export({ id, exportId, results, ...places, developerPayload }, signal);
  } catch (error) {
    await data.move(ctx.db, { id, from: ['exporting'], state: 'completed', exportId: null });
    throw error;
  }
  return true;
}

/** When all parts have arrived they become the result; when one is told to have failed, all are asked for again. */
async function putTogether(...[ctx, copyleaks, { scan, text }]: Parameters<Step>) {
  const { id } = scan;
  const exportId = scan.exportId ?? '';
  const summary: Summary = JSON.parse(scan.summary ?? '');
  const wanted = ['crawled', ...summary.results.map((_, i) => pieceName(i))];
  const there = await data.listPieceNames(ctx.db, id, exportId);
  const changedAt = ctx.clock.now();
  if (!wanted.every((name) => there.has(name))) {
    const isStale = changedAt.getTime() - scan.changedAt.getTime() > stepMs;
    if (!there.has('failed') && !isStale) return false;
    await data.move(ctx.db, { id, from: ['exporting'], state: 'completed', exportId: null });
    return true;
  }
  const pieces = await data.listPieces(ctx.db, id, exportId);
  const read = (name: string) =>
    JSON.parse(pieces.find((piece) => piece.name === name)?.body ?? '');
  const passages = summary.results.map((_, i) => read(pieceName(i)));
  const matches = matchesOf(text, { summary, crawled: read('crawled'), passages });
  const set = { state: 'done', matches: JSON.stringify(matches), changedAt } as const;
  await ctx.db.transaction(async (tx) => {
    await data.move(tx, { id, from: ['exporting'], ...set });
    await data.deletePieces(tx, id);
  });
  forgetAtProvider(ctx, copyleaks, id);
  return true;
}

/** Nobody waits for it: what cannot be taken away now runs out at the provider. */
function forgetAtProvider(ctx: Ctx, { client }: Copyleaks, id: string): void {
  client.remove(id, AbortSignal.timeout(30 * second)).catch((error: unknown) => {
    ctx.log.info('copyleaks-remove', { ...describeError(error) });
  });
}

/** What its webhooks have to bring along, different for each scan; every instance can tell it. */
export const webhookToken = (ctx: Ctx, scanId: string): string =>
  ctx.keyedHash('copyleaks webhook', scanId);

/** Scans go after a day, parts that nobody put together after an hour. */
export async function forgetScans(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime();
  const [scansBefore, piecesBefore] = [new Date(now - keptMs), new Date(now - piecesKeptMs)];
  await data.deleteOld(ctx.db, { scansBefore, piecesBefore });
}
