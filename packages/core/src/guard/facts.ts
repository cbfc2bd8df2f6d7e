import { sentences, words } from '../text/index.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** English first, then the negations of other languages that models are often given. */
const negations = list(`
  not no never none nothing nobody nowhere neither nor without cannot hardly barely scarcely seldom rarely unless
  nicht kein keine keinen keinem keiner nie niemals ohne weder
  ne pas jamais aucun aucune rien sans personne
  nunca jamás ningún ninguno ninguna nada nadie sin tampoco
  non mai nessuno nessuna niente senza
  não nenhum nenhuma ninguém sem niet geen nooit zonder inte aldrig utan ikke aldri
  nie żaden bez не нет ни никогда без`);

const numerals = list(`
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions
  billion billions trillion trillions dozen dozens`);

const lowered = (text: string) =>
  words(text).map(({ start, end }) => text.slice(start, end).toLowerCase().replaceAll('’', "'"));

export const isNumeral = (word: string): boolean => numerals.has(word);
export const isNegation = (word: string): boolean => negations.has(word) || word.endsWith("n't");

/** How many words of a text deny something; "don't" and "do not" count alike. */
export function negationCount(text: string): number {
  return lowered(text).filter(isNegation).length;
}

/** The number words of a text, sorted; "one", "first" and "half" have too many other uses. */
export function numerosity(text: string): string {
  return lowered(text)
    .flatMap((word) => (numerals.has(word) ? [word.replace(/s$/, '')] : []))
    .sort()
    .join(' ');
}

const bare = (word: string) => word.replace(/['’]s?$/i, '').replaceAll('’', "'");
const inside = /\p{Ll}\p{Lu}|\p{Lu}.*?\p{Lu}/u;

/** Where capitals say nothing: headings, bold labels, the label of a list's item; also titles and lines that shout. */
const display =
  /^[ \t]*#{1,6}[ \t][^\n]*$|\*\*[^*\n]{1,90}\*\*|__[^_\n]{1,90}__|^[ \t]*(?:[-*+•]|\S{1,9}[.)])[ \t]+[^\n:.!?]{1,60}:/gm;
const blank = (match: string) => match.replace(/\p{L}/gu, (letter) => letter.toLowerCase());
const calm = (text: string) =>
  text
    .replace(display, blank)
    .split('\n')
    .map((line) => (isTitle(line) || isShout(line) ? blank(line) : line))
    .join('\n');

const isTitle = (line: string) =>
  line.trim().length <= 90 && !/[.!?…。！？,;]["'”’)\]]*\s*$/.test(line.trimEnd());
const isShout = (line: string) => /\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line);

/**
 * The names of a text: words with capitals inside, and capitalised ones within a sentence. In a
 * language that writes all nouns with capitals only the first kind can be told.
 */
export function namesIn(text: string): Set<string> {
  const quiet = calm(text);
  const names = new Set<string>();
  const capitalised: string[] = [];
  let count = 0;
  for (const { start, end } of sentences(quiet)) {
    const sentence = quiet.slice(start, end);
    words(sentence).forEach((span, index) => {
      const word = sentence.slice(span.start, span.end);
      count++;
      if (inside.test(word)) names.add(bare(word));
      else if (index > 0 && isName(sentence, word, span.start)) capitalised.push(bare(word));
    });
  }
  if (capitalised.length <= 0.2 * count) for (const name of capitalised) names.add(name);
  return names;
}

/** Not "I", and not the first word after a colon, an opening mark or a list marker. */
function isName(sentence: string, word: string, at: number): boolean {
  if (!/^\p{Lu}\p{L}/u.test(word) || /^I['’]/.test(word)) return false;
  if (/^(?:Mrs?|Ms|Dr|Prof)$/.test(word)) return false;
  const before = sentence.slice(Math.max(0, at - 16), at);
  return !/[:;(“"‘*•–—>-]\s*$|(?:^|\n)\s*(?:\S{1,12}[.)]\s*)?$/.test(before);
}

/** The words of a text without regard to capitals. */
export const wordSet = (text: string): Set<string> =>
  new Set(words(text).map(({ start, end }) => bare(text.slice(start, end)).toLowerCase()));
