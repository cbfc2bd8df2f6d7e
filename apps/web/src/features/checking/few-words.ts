import { shortestJudged } from '@cleanpaste/contract';

/** A text as long as this has words enough, or is none that has words. */
const surelyEnough = 5000;

const unseen = /[\p{M}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{C}/gu;
const word = /[a-z\u00aa-\u1fff\u2c00-\u2dff\u3040-\uffff]+(?:'[a-z]+)*/gi;

/** How many words a text has, counted as the likelihood counts them; null where they are enough, or none. */
export function fewWords(text: string): number | null {
  if (text.length > surelyEnough) return null;
  const read = text.normalize('NFKC').normalize('NFD').replace(unseen, '').replace(/[‘’]/g, "'");
  const words = read.match(word)?.filter((one) => one.toLowerCase() !== one.toUpperCase()) ?? [];
  return words.length > 0 && words.length < shortestJudged ? words.length : null;
}
