import { type ItemKind, protectedItems, sentences } from '../text/index.ts';
import { alignSentences } from './alignment.ts';
import { deniesSame } from './denials.ts';
import { directionsKept } from './directions.ts';
import { namesIn, negationCount, numerosity, wordSet } from './facts.ts';
import { figuresKept } from './figures.ts';
import { modalsKept } from './modals.ts';
import { type Masked, placeholdersKept, placeholdersOf, proseOf, unmask } from './placeholders.ts';
import { quantitiesKept } from './quantifiers.ts';
import { hasStrayArticles, isOrdered } from './word-order.ts';
import { contentOf, runsKept, shareOf } from './wording.ts';

/** What is wrong with a rewrite. */
export type Fault =
  | 'empty'
  | 'preamble'
  | 'length'
  | 'structure'
  | 'protected'
  | 'numbers'
  | 'names'
  | 'negations'
  | 'figures'
  | 'quantities'
  | 'modals'
  | 'directions'
  | 'order'
  | 'content'
  | 'wording';

const shortest = 0.7;
const longest = 1.4;
const mostRunsKept = 0.15;
/** Honest paraphrases of model texts share from 0.36 of their content words with the original, 0.58 on average. */
const leastContent = 0.3;

/**
 * Holds a rewrite against its original, both with placeholders. Never throws.
 *
 * @param masked the original with its items taken out
 * @param output the rewrite, with its placeholders
 * @returns the first fault, or null when it can stand
 * @example
 * findFault(mask('The door is not open.'), 'The door is open.') // 'negations'
 */
export function findFault(masked: Masked, output: string): Fault | null {
  const before = proseOf(masked, masked.text);
  const after = proseOf(masked, output);
  if (!/[\p{L}\p{N}]/u.test(after)) return 'empty';
  if (isPreamble(before, after)) return 'preamble';
  if (!placeholdersKept(masked, output) || invents(masked, output)) return 'protected';
  if (numerosity(before) !== numerosity(after)) return 'numbers';
  if (!isOfLength(masked, output)) return 'length';
  if (shapeOf(masked.text, masked) !== shapeOf(output, masked)) return 'structure';
  if (!itemsStay(masked, output)) return 'protected';
  if (!namesKept(before, after)) return 'names';
  if (negationCount(before) !== negationCount(after)) return 'negations';
  if (!contentKept(before, after)) return 'content';
  if (!figuresKept(masked, output)) return 'figures';
  const moved = findMoved(masked, output);
  if (moved) return moved;
  if (hasStrayArticles(before, after)) return 'order';
  const stretches = (text: string) =>
    text.split(placeholdersOf(masked)).filter((_, at) => at % 2 === 0);
  return runsKept(stretches(masked.text), stretches(output)) > mostRunsKept ? 'wording' : null;
}

/** Within bounds as a whole, and not far off where long items hide what happened to the rest. */
function isOfLength(masked: Masked, output: string): boolean {
  const length = (text: string) => text.replace(/\s+/g, ' ').trim().length;
  const whole = length(unmask(masked, output)) / length(unmask(masked, masked.text));
  const prose = length(proseOf(masked, output)) / length(proseOf(masked, masked.text));
  return whole >= shortest && whole <= longest && prose >= 0.5 && prose <= 2;
}

const talk =
  /^\W{0,4}(?:sure|certainly|of course|absolutely|okay|ok[,!]|here(?:'s| is| are| you)|below is|(?:the )?(?:rewritten|rephrased|paraphrased|revised)\b|as an ai|as a language model|i'm sorry|i am sorry|i cannot|i can't|i apologi[sz]e)/i;
/** Of a trimmed text: what stood behind its last line is gone. */
const farewell =
  /(?:^|\n)\W{0,4}(?:let me know|i hope this|feel free to|note: (?:i|the)\b|\(?word count)[^\n]*$/i;

/** What models say to the person they think they talk to, unless the text itself says it. */
function isPreamble(before: string, after: string): boolean {
  const straight = (text: string) => text.trim().replaceAll('’', "'");
  return [talk, farewell].some(
    (pattern) => pattern.test(straight(after)) && !pattern.test(straight(before)),
  );
}

/** Whether there is a figure, a link, a quotation or the like that the original does not have. */
function invents(masked: Masked, output: string): boolean {
  const counted = (text: string) => {
    const counts = new Map<ItemKind, number>();
    for (const { kind } of protectedItems(proseOf(masked, text)))
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return counts;
  };
  const known = counted(masked.text);
  return [...counted(output)].some(([kind, count]) => count > (known.get(kind) ?? 0));
}

/** Paragraphs, headings and list items of a text, as counts. */
function shapeOf(text: string, masked: Masked): string {
  const numbered = text.trim().replace(placeholdersOf(masked), '1');
  const count = (pattern: RegExp) => (numbered.match(pattern) ?? []).length;
  return [
    count(/\n[ \t]*\n\s*/g),
    count(/^[ \t]*#{1,6}[ \t]/gm),
    count(/^[ \t]*[-*+•][ \t]/gm),
    count(/^[ \t]*\d{1,6}[.)][ \t]/gm),
  ].join(' ');
}

/** Whether each item stayed in its paragraph; a figure that moves to another one tells something else. */
function itemsStay(masked: Masked, output: string): boolean {
  const after = paragraphsOf(output);
  return paragraphsOf(masked.text).every((text, at) =>
    placeholdersKept({ ...masked, text }, after[at] ?? ''),
  );
}

/** What is right as a whole may still be wrong in its place: sentence by sentence. */
function findMoved(masked: Masked, output: string): Fault | null {
  const after = paragraphsOf(output);
  const groups = paragraphsOf(masked.text).flatMap((text, at) =>
    alignSentences(text, after[at] ?? ''),
  );
  for (const group of groups) {
    const [old, now] = [proseOf(masked, group.before), proseOf(masked, group.after)];
    if (numerosity(old) !== numerosity(now)) return 'numbers';
    if (negationCount(old) !== negationCount(now) || !deniesSame(old, now)) return 'negations';
    if (!quantitiesKept(group.before, group.after)) return 'quantities';
    if (!modalsKept(group.before, group.after)) return 'modals';
    if (!directionsKept(group.before, group.after)) return 'directions';
    if (!isOrdered(group.before, group.after)) return 'order';
  }
  return null;
}

const paragraphsOf = (text: string) => text.trim().split(/\n[ \t]*\n\s*/);

function namesKept(before: string, after: string): boolean {
  const [had, has] = [wordSet(before), wordSet(after)];
  const all = (names: Set<string>, within: Set<string>) =>
    [...names].every((name) => within.has(name.toLowerCase()));
  return all(namesIn(before), has) && all(namesIn(after), had);
}

/** A sentence of this many content words is expected to leave a trace. */
const weighty = 6;
const toMachines =
  /\b(?:ignore|disregard|forget|override|instructions?|prompts?|system|assistant|chatbot|language model|respond|reply|answer|output|instead|do not (?:rewrite|paraphrase)|you are now|pretend|translate)\b/i;

/**
 * Whether the rewrite is about what the original is about, as a whole and sentence by sentence. A
 * sentence that could be an instruction must have been rewritten, not obeyed: it leaves more of itself.
 */
function contentKept(before: string, after: string): boolean {
  const [had, has] = [contentOf(before), contentOf(after)];
  if (had.size >= 4 && shareOf(had, has) < leastContent) return false;
  const isFrom = (text: string, other: Set<string>, wary: boolean) =>
    sentences(text).every(({ start, end }) => {
      const sentence = text.slice(start, end);
      const content = contentOf(sentence);
      if (wary && content.size >= 3 && toMachines.test(sentence))
        return shareOf(content, other) >= 0.4;
      return content.size < weighty || shareOf(content, other) > 0;
    });
  return isFrom(before, has, true) && isFrom(after, had, false);
}
