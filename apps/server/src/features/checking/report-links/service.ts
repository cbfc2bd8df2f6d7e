import { randomBytes } from 'node:crypto';
import {
  addresses,
  bandOf,
  type CheckAnswer,
  checkAnswer,
  type NewReportLink,
  pathOf,
  type ReportLink,
  reportLinkDays,
  reportLinksAtMost,
} from '@cleanpaste/contract';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { requireUser } from '../../../http/require-actor.ts';
import { forCaller } from '../../accounts/index.ts';
import { excerptOf } from '../check/rules.ts';
import { reportPage } from '../check-report/pages.ts';
import { minuteInWords, viewOf } from '../check-report/rules.ts';
import { requireStamp } from '../check-report/service.ts';
import * as data from './data.ts';

const lastsMs = reportLinkDays * 24 * 60 * 60 * 1000;
/** Nobody guesses 256 bits. */
const tokenBytes = 32;

const hashOf = (ctx: Ctx, token: string) => ctx.keyedHash('report link', token);

type Row = Awaited<ReturnType<typeof data.listLinks>>[number];

const known = checkAnswer.pick({
  checkedText: true,
  similarity: true,
  aiScore: true,
  provider: true,
  verdictThreshold: true,
});

function told({ id, createdAt, expiresAt, answer }: Row): ReportLink {
  const check = known.parse(JSON.parse(answer));
  const { checkedText, similarity, aiScore } = check;
  return {
    id,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    excerpt: excerptOf(checkedText),
    figures: { similarity, aiScore },
    band: bandOf(check),
  };
}

/**
 * Keeps a check for whoever is shown its address, for some days. @throws AppError 403 for what is no
 * check of the caller's, 409 where there are as many links as an account may have
 */
export async function createLink(
  ctx: Ctx,
  { check, origin }: { check: CheckAnswer; origin: string },
): Promise<NewReportLink> {
  const { userId } = requireStamp(ctx, check);
  const token = randomBytes(tokenBytes).toString('base64url');
  const createdAt = ctx.clock.now();
  const row = {
    userId,
    tokenHash: hashOf(ctx, token),
    answer: JSON.stringify(check),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lastsMs),
  };
  const made = await forCaller(ctx, async (tx) => {
    const links = await data.countLinks(tx, { userId, now: createdAt });
    if (links >= reportLinksAtMost) {
      const message = `There are ${reportLinksAtMost} links already. Take one back before you make another.`;
      throw new AppError('conflict', message);
    }
    return data.insertLink(tx, row);
  });
  const path = pathOf(addresses.checking.readSharedReport).replace(':token', token);
  return { ...told(made), url: `${origin}${path}` };
}

export async function listLinks(ctx: Ctx): Promise<{ links: ReportLink[] }> {
  const { userId } = requireUser(ctx.actor);
  const rows = await data.listLinks(ctx.db, { userId, now: ctx.clock.now() });
  return { links: rows.map(told) };
}

/** Takes a link back: it leads nowhere, and what it showed is erased. @throws AppError 404 */
export async function revokeLink(ctx: Ctx, id: string): Promise<void> {
  const { userId } = requireUser(ctx.actor);
  if (!(await data.deleteLink(ctx.db, { id, userId })))
    throw new AppError('not_found', 'There is no such link.');
}

/** The page that a link leads to; null where it leads nowhere, whatever the reason. */
export async function readShared(ctx: Ctx, token: string): Promise<string | null> {
  const now = ctx.clock.now();
  const found = await data.findShared(ctx.db, { tokenHash: hashOf(ctx, token), now });
  if (!found) return null;
  const check = checkAnswer.parse(JSON.parse(found.answer));
  const until = found.expiresAt.toISOString();
  const note = `This page can be read until ${minuteInWords(until)}, or until it is taken back; then it is erased.`;
  return String(await reportPage(viewOf(check, ctx.config.productName), { note }));
}

/** Erases what has expired. */
export async function forgetReportLinks(ctx: Ctx): Promise<void> {
  await data.deleteExpiredLinks(ctx.db, ctx.clock.now());
}
