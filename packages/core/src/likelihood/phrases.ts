import { type Tokens, WORD } from './tokens.ts';

/** The words of a range that weigh most to one side, as they stand in the text, at most `most`. */
export function heaviestPhrases(
  tokens: Tokens,
  weights: Float32Array,
  range: { from: number; to: number; side: 1 | -1; most: number; text: string },
): string[] {
  const { from, to, side, most, text } = range;
  const found: { at: number; weight: number }[] = [];
  for (let at = from; at < to; at++) {
    const weight = (weights[at] as number) * side;
    if (tokens.kind[at] !== WORD || weight <= 0) continue;
    found.push({ at, weight });
  }
  found.sort((a, b) => b.weight - a.weight || a.at - b.at);
  const phrases: string[] = [];
  for (const { at } of found) {
    // The weight of a pair of words hangs on its second: show the pair when both are words.
    const begin = at > from && tokens.kind[at - 1] === WORD ? at - 1 : at;
    const phrase = text.slice(tokens.start[begin], tokens.end[at]).replace(/\s+/g, ' ');
    if (phrases.some((known) => known.includes(phrase) || phrase.includes(known))) continue;
    phrases.push(phrase);
    if (phrases.length === most) break;
  }
  return phrases;
}
