import { randomUUID } from 'node:crypto';
import type { Ctx } from '../../../context.ts';
import { pause } from '../../../http/outgoing/retry.ts';
import { requireUser } from '../../../http/require-actor.ts';
import { describeError } from '../../../log/log.ts';
import type { CheckOptions } from '../check/rules.ts';
import type { Copyleaks } from '../copyleaks/compose.ts';
import { CopyleaksError, isUnknown } from '../copyleaks/errors.ts';
import * as data from './data.ts';
import {
  type Matches,
  matchesOf,
  percentOf,
  pieceName,
  type Summary,
  tokenHeader,
} from './rules.ts';

const second = 1000;
const hour = 3600 * second;
/** A check of the same text within this time is the same scan, which costs once. */
const keptMs = 24 * hour;
const piecesKeptMs = hour;
/** What has not been heard of for so long is not waited for any more: a new scan is begun. */
const lostAfterMs = hour;
/** Longer than this no step takes: another instance may do it. */
const stepMs = 90 * second;
const resendAfterMs = 60 * second;
const exportsAtMost = 3;

export interface ScanInput extends CheckOptions {
  text: string;
  signal: AbortSignal;
}

/** The scan of a text that is there, or a new one. */
export async function openScan(ctx: Ctx, input: ScanInput): Promise<data.Scan> {
  const { userId } = requireUser(ctx.actor);
  const options = JSON.stringify([input.excludeQuotations, input.excludeReferences]);
  const textHash = ctx.keyedHash('copyleaks scan', userId, options, input.text);
  const now = ctx.clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const since = { now, notBefore: ago(keptMs), endedIfBefore: ago(lostAfterMs) };
  const scan = await data.takeScan(ctx.db, { id: randomUUID(), userId, textHash, ...since });
  if (!scan) throw new CopyleaksError('scan is gone');
  return scan;
}

/**
 * What the detector says of a scan's text, asked once for each scan: whoever else wants to know waits.
 * @param ask asks the detector
 */
export async function readAuthorship<T extends object>(
  ctx: Ctx,
  { id, signal, ask }: { id: string; signal: AbortSignal; ask: () => Promise<T> },
): Promise<T> {
  for (;;) {
    const scan = await data.findScan(ctx.db, id);
    if (!scan) throw new CopyleaksError('scan is gone');
    if (scan.authorship) return JSON.parse(scan.authorship);
    if (await claimStep(ctx, scan, stepMs)) break;
    await pause(second / 4, signal);
  }
  try {
    const authorship = await ask();
    await data.saveAuthorship(ctx.db, id, JSON.stringify(authorship));
    return authorship;
  } catch (error) {
    await data.releaseScan(ctx.db, id);
    throw error;
  }
}

type Step = (
  ctx: Ctx,
  copyleaks: Copyleaks,
  given: ScanInput & { scan: data.Scan },
) => Promise<boolean>;

/** Does what is to be done next on a scan, or waits for somebody else to have done it. */
export async function fetchMatches(
  ctx: Ctx,
  copyleaks: Copyleaks,
  input: ScanInput & { id: string },
): Promise<Matches> {
  let exports = 0;
  for (let pauseMs = 40; ; pauseMs = Math.min(pauseMs * 1.4, 2 * second)) {
    const scan = await data.findScan(ctx.db, input.id);
    if (!scan) throw new CopyleaksError('scan is gone');
    if (scan.state === 'done') return JSON.parse(scan.matches ?? '');
    if (scan.state === 'failed') throw new CopyleaksError(scan.reason ?? 'failed');
    if (scan.state === 'completed' && exports === exportsAtMost) {
      throw new CopyleaksError('export failed');
    }
    const moved = await steps[scan.state](ctx, copyleaks, { ...input, scan });
    if (moved && scan.state === 'completed') exports += 1;
    if (!moved) await pause(pauseMs, input.signal);
  }
}

const steps: Record<'new' | 'submitted' | 'completed' | 'exporting', Step> = {
  new: submitScan,
  submitted: requestResend,
  completed: startExport,
  exporting: assembleMatches,
};

function claimStep(ctx: Ctx, { id, state }: data.Scan, ms: number): Promise<boolean> {
  const now = ctx.clock.now();
  return data.claimScan(ctx.db, { id, state, now, until: new Date(now.getTime() + ms) });
}

async function submitScan(...[ctx, copyleaks, { scan, signal, ...input }]: Parameters<Step>) {
  if (!(await claimStep(ctx, scan, stepMs))) return false;
  const { id } = scan;
  try {
    const webhook = `${copyleaks.webhooksUrl}/${id}/{STATUS}`;
    const developerPayload = webhookToken(ctx, id);
    await copyleaks.client.submit({ ...input, id, webhook, developerPayload }, signal);
  } catch (error) {
    const from: data.ScanState[] = ['new', 'submitted'];
    if (error instanceof CopyleaksError && !error.mayPass) {
      await failScan(ctx, { id, from }, error.reason);
    } else await data.releaseScan(ctx.db, id);
    throw error;
  }
  await data.moveScan(ctx.db, {
    id,
    from: ['new'],
    state: 'submitted',
    changedAt: ctx.clock.now(),
  });
  return true;
}

/** A failed scan is over: the next check of the text begins a new one. */
async function failScan(ctx: Ctx, scan: Parameters<typeof data.moveScan>[1], reason: string) {
  const set = { state: 'failed', reason, changedAt: ctx.clock.now() } as const;
  await data.moveScan(ctx.db, { ...scan, ...set });
}

/** A webhook that got lost is asked for; while the scan is running this is refused, which does no harm. */
async function requestResend(...[ctx, { client }, { scan, signal }]: Parameters<Step>) {
  const waited = ctx.clock.now().getTime() - scan.changedAt.getTime();
  if (waited < resendAfterMs || !(await claimStep(ctx, scan, resendAfterMs))) return false;
  await client.resend(scan.id, signal).catch(async (error: unknown) => {
    signal.throwIfAborted();
    if (isUnknown(error)) {
      await failScan(ctx, { id: scan.id, from: ['submitted'] }, 'scan is unknown');
    }
    ctx.log.info('copyleaks-resend', { ...describeError(error) });
  });
  return false;
}

async function startExport(...[ctx, copyleaks, { scan, signal }]: Parameters<Step>) {
  const { id } = scan;
  const summary: Summary = JSON.parse(scan.summary ?? '');
  const changedAt = ctx.clock.now();
  if (summary.results.length === 0) {
    const matches: Matches = { similarity: percentOf(summary.score), sources: [] };
    const set = { state: 'done', matches: JSON.stringify(matches), changedAt } as const;
    await data.moveScan(ctx.db, { id, from: ['completed'], ...set });
    removeFromProvider(ctx, copyleaks, id);
    return true;
  }
  if (!(await claimStep(ctx, scan, stepMs))) return false;
  const exportId = randomUUID();
  // Its parts may arrive before the call is answered.
  await data.moveScan(ctx.db, { id, from: ['completed'], state: 'exporting', exportId, changedAt });
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
    const own = { id, from: ['exporting' as const], ofExport: exportId };
    if (isUnknown(error)) await failScan(ctx, own, 'scan is unknown');
    else await abandonExport(ctx, id, exportId);
    throw error;
  }
  return true;
}

/** Unless another one is under way already. */
async function abandonExport(ctx: Ctx, id: string, exportId: string): Promise<void> {
  const back = { state: 'completed', exportId: null } as const;
  await data.moveScan(ctx.db, { id, from: ['exporting'], ofExport: exportId, ...back });
}

/** When all parts have arrived they become the result; when one is told to have failed, all are asked for again. */
async function assembleMatches(...[ctx, copyleaks, { scan, text }]: Parameters<Step>) {
  const { id } = scan;
  const exportId = scan.exportId ?? '';
  const summary: Summary = JSON.parse(scan.summary ?? '');
  const wanted = ['crawled', ...summary.results.map((_, i) => pieceName(i))];
  const arrived = await data.listPieceNames(ctx.db, id, exportId);
  const changedAt = ctx.clock.now();
  if (!wanted.every((name) => arrived.has(name))) {
    const isStale = changedAt.getTime() - scan.changedAt.getTime() > stepMs;
    if (!arrived.has('failed') && !isStale) return false;
    await abandonExport(ctx, id, exportId);
    return true;
  }
  const pieces = await data.listPieces(ctx.db, id, exportId);
  const read = (name: string) =>
    JSON.parse(pieces.find((piece) => piece.name === name)?.body ?? '');
  const passages = summary.results.map((_, i) => read(pieceName(i)));
  const matches = matchesOf(text, { summary, crawled: read('crawled'), passages });
  const set = { state: 'done', matches: JSON.stringify(matches), changedAt } as const;
  const isOwn = await ctx.db.transaction(async (tx) => {
    const moved = await data.moveScan(tx, { id, from: ['exporting'], ofExport: exportId, ...set });
    if (moved) await data.deletePieces(tx, id);
    return moved;
  });
  if (isOwn) removeFromProvider(ctx, copyleaks, id);
  return true;
}

/** Nobody waits for it: what cannot be taken away now runs out at the provider. */
function removeFromProvider(ctx: Ctx, { client }: Copyleaks, id: string): void {
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
  await data.deleteOldScans(ctx.db, { scansBefore, piecesBefore });
}
