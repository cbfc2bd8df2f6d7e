import { type InnocentKind, type OwnText, plans } from '@cleanpaste/contract';
import { excludedSpans } from '@cleanpaste/core/similarity';
import type { Ctx } from '../../../context.ts';
import { requireAccount } from '../../../http/require-actor.ts';
import { planOf } from '../../billing/index.ts';
import { readKeptTexts } from '../../cleaning/index.ts';
import { compareTextsJob } from '../jobs.ts';
import { mostTexts, textsWithin } from './rules.ts';

interface OwnInput {
  text: string;
  excludeQuotations: boolean;
  excludeReferences: boolean;
  kindsLeftOut: InnocentKind[];
  signal: AbortSignal;
}

/**
 * What a text shares with others that its owner's history shows: the newest first of those that say it
 * most. Apart from every other source, because taking up one's own words is no plagiarism.
 */
export async function compareOwnTexts(ctx: Ctx, input: OwnInput): Promise<OwnText[]> {
  const { text, excludeQuotations, excludeReferences, kindsLeftOut, signal } = input;
  const { userId } = requireAccount(ctx.actor);
  const limit = mostTexts[plans[await planOf(ctx)].history];
  const kept = textsWithin(text, await readKeptTexts(ctx.db, { userId, limit }));
  if (kept.length === 0) return [];
  const leftOut = excludedSpans(text, {
    quotations: excludeQuotations,
    references: excludeReferences,
  });
  const unnamed = { author: null, year: null, url: null, licence: null };
  const candidates = kept.map(({ text: own }, at) => ({
    ...unnamed,
    title: String(at),
    text: own,
  }));
  const asked = { text, leftOut, kindsLeftOut, candidates };
  const { sources } = await ctx.runJob(compareTextsJob, asked, signal);
  return sources.map(({ title, matchPercentage, passages }) => ({
    createdAt: kept[Number(title)]!.createdAt.toISOString(),
    matchPercentage,
    passages,
  }));
}
