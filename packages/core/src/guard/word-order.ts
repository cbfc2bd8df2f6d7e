import { words } from '../text/index.ts';

const lowered = (text: string) =>
  words(text).map(({ start, end }) => text.slice(start, end).toLowerCase());

const pairsOf = (list: string[]) => list.slice(1).map((word, at) => [list[at]!, word] as const);

/** Fewer pairs than this say nothing. */
const telling = 5;
const mostTurned = 0.3;
const fewestLeft = 0.35;

function counted(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Words that need another behind them, and words that cannot be it. */
const openers = /^(?:the|an?|my|our|their|your|every)$/;
const closed =
  /^(?:the|an?|of|to|is|are|was|were|has|had|have|and|or|in|for|with|by|from|at|on|that|which|it|we|they|he|she)$/;

/** Articles that stand before nothing they could belong to; of English only. */
function strayArticles(text: string): number {
  return text
    .split(/[.!?;:,()\n]+/)
    .map(lowered)
    .reduce((sum, list) => {
      const stray = list.filter(
        (word, at) => openers.test(word) && (at + 1 === list.length || closed.test(list[at + 1]!)),
      );
      return sum + stray.length;
    }, 0);
}

/** Whether a version has articles behind their nouns, as sentences have that were turned round. */
export function hasStrayArticles(before: string, after: string): boolean {
  return /\bthe\b/i.test(before) && strayArticles(after) - strayArticles(before) >= 2;
}

/**
 * Whether the words of a version stand in an order that is somebody's own: not the original's
 * backwards, and not the same words shuffled.
 */
export function isOrdered(before: string, after: string): boolean {
  const [had, has] = [lowered(before), lowered(after)];
  const [old, now] = [pairsOf(had), pairsOf(has)];
  if (old.length < telling) return true;
  const forwards = new Set(now.map(([a, b]) => `${a} ${b}`));
  const turned = old.filter(([a, b]) => a !== b && forwards.has(`${b} ${a}`)).length;
  if (turned > mostTurned * old.length) return false;
  const counts = counted(had);
  let shared = 0;
  for (const [word, count] of counted(has)) shared += Math.min(count, counts.get(word) ?? 0);
  const left = old.filter(([a, b]) => forwards.has(`${a} ${b}`)).length;
  const isSameBag = shared >= 0.9 * Math.max(had.length, has.length);
  return !isSameBag || left >= fewestLeft * old.length;
}
