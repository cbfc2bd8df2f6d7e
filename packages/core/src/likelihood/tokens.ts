import { forLength } from '../text/long-runs.ts';

export const WORD = 0;
export const NUMBER = 1;
export const MARK = 2;

/** The tokens of a folded text, in columns of equal length; sentences as ranges of tokens. */
export interface Tokens {
  /** Lower-cased word, the number's shape, or the punctuation mark itself. */
  form: string[];
  kind: Uint8Array;
  /** 0 no capital, 1 a first capital, 2 capitals throughout (two letters or more). */
  caps: Uint8Array;
  start: Uint32Array;
  end: Uint32Array;
  /** Index of the first token of each sentence, then the number of tokens. */
  sentences: number[];
  /** Number of words. */
  words: number;
}

const TOKEN =
  /(?<=[a-z] )'(?:s|re|ve|ll|d|m)\b|[a-z\u00aa-\u1fff\u2c00-\u2dff\u3040-\uffff]+(?:'[a-z]+)*|\d+(?:[.,:]\d+)*|\.{2,}|-{2,}|([!?*#=~_])\1*|[^\s]/giu;
const ABBREVIATION = /^(?:mr|mrs|ms|dr|st|jr|sr|vs|prof|inc|ltd|co|fig|al|etc|eg|ie|[b-z])$/;
const JOINABLE =
  /^(?:are|ca|could|did|do|does|had|has|have|is|must|need|should|was|were|wo|would)$/;
const CLOSERS = '"\')]}';

/** Marks that only lay a text out; two texts that differ in them alone read the same. */
function isLayout(form: string): boolean {
  return form[0] === '*' || form[0] === '#' || form[0] === '_' || form[0] === '=';
}

function capsOf(word: string): number {
  const first = word[0] as string;
  if (first === first.toLowerCase()) return 0;
  return word.length > 1 && word === word.toUpperCase() ? 2 : 1;
}

function markForm(form: string, folded: string, at: number): string {
  if (form[0] === '-' || form[0] === '—') {
    const tight = folded[at - 1] !== ' ' && folded[at + 1] !== ' ';
    return form === '-' && tight ? '-' : '--';
  }
  if (form[0] === '.') return form.length > 1 ? '...' : '.';
  return form.length > 2 ? form.slice(0, 2) : form;
}

/** Treebank-style texts write "do n't" and "it 's"; read them as the words they are. */
function joins(raw: string, at: number, form: string[], end: number[]): boolean {
  const last = form.length - 1;
  if (last < 0 || at - (end[last] as number) !== 1) return false;
  if (raw === "n't") return JOINABLE.test(form[last] as string);
  return raw[0] === "'" && raw.length > 1;
}

/** Splits a folded text (see `fold`) into words, numbers and marks, and those into sentences. */
export function tokenise(folded: string): Tokens {
  const form: string[] = [];
  const kind: number[] = [];
  const caps: number[] = [];
  const start: number[] = [];
  const end: number[] = [];
  const sentences: number[] = [0];
  let words = 0;
  let closed = false;
  for (const match of folded.matchAll(forLength(TOKEN, folded))) {
    const raw = match[0];
    const at = match.index;
    if (isLayout(raw)) continue;
    if (joins(raw, at, form, end)) {
      form[form.length - 1] += raw.toLowerCase();
      end[form.length - 1] = at + raw.length;
      continue;
    }
    const first = raw.charCodeAt(0);
    const isNumber = first >= 48 && first <= 57;
    const isWord = !isNumber && raw.toLowerCase() !== raw.toUpperCase();
    const last = form.length - 1;
    // A blank line ends a sentence as well: headings and list items carry no full stop.
    const gap = last >= 0 && at > (end[last] as number);
    const blank = gap && /\n[ \n]*\n/.test(folded.slice(end[last], at));
    if ((closed && (isWord || isNumber || gap)) || blank) {
      if (form.length > (sentences.at(-1) as number)) sentences.push(form.length);
      closed = false;
    }
    if (isWord) {
      words++;
      form.push(raw.toLowerCase());
      caps.push(capsOf(raw));
      kind.push(WORD);
    } else {
      const shown = isNumber ? (raw.length === 4 && !/\D/.test(raw) ? '0000' : '0') : '';
      form.push(isNumber ? shown : markForm(raw, folded, at));
      caps.push(0);
      kind.push(isNumber ? NUMBER : MARK);
      if (!isNumber && !(closed && CLOSERS.includes(raw))) {
        const stop = raw[0] === '!' || raw[0] === '?' || raw[0] === '.';
        closed = stop && !(raw === '.' && last >= 0 && ABBREVIATION.test(form[last] as string));
      }
    }
    start.push(at);
    end.push(at + raw.length);
  }
  if (form.length > (sentences.at(-1) as number) || sentences.length === 1) {
    sentences.push(form.length);
  }
  return {
    form,
    kind: Uint8Array.from(kind),
    caps: Uint8Array.from(caps),
    start: Uint32Array.from(start),
    end: Uint32Array.from(end),
    sentences,
    words,
  };
}
