import { type ItemKind, protectedItems } from '../text/index.ts';

/** A text with its protected items taken out. */
export interface Masked {
  text: string;
  /** What stood in place of each placeholder, in order. */
  items: { kind: ItemKind; text: string }[];
  /** What stands before the number in a placeholder; mostly nothing. */
  mark: string;
}

/** How an item's place is written, counted from 0. */
const placeholder = ({ mark }: Pick<Masked, 'mark'>, index: number) => `[[${mark}${index + 1}]]`;

/** Finds placeholders; the first group is the number, counted from 1: a text of megabytes has millions. */
export const placeholdersOf = ({ mark }: Pick<Masked, 'mark'>) =>
  new RegExp(`\\[\\[${mark}(\\d{1,9})\\]\\]`, 'g');

/**
 * Puts a numbered placeholder, such as `[[3]]`, in place of each protected item. The spelling is one
 * that the text itself does not use. Never throws.
 *
 * @param text any string
 * @returns the text with placeholders, and what they stand for
 * @example
 * mask('Pay $5 now.').text // 'Pay [[1]] now.'
 */
export function mask(text: string): Masked {
  const mark = unusedMark(text);
  const items: Masked['items'] = [];
  let masked = '';
  let at = 0;
  for (const { kind, start, end } of protectedItems(text)) {
    masked += text.slice(at, start) + placeholder({ mark }, items.length);
    items.push({ kind, text: text.slice(start, end) });
    at = end;
  }
  return { text: masked + text.slice(at), items, mark };
}

/** A letter or two before the number, where the text has placeholders of its own. */
function unusedMark(text: string): string {
  if (!/\[\[\d/.test(text)) return '';
  const used = new Set(Array.from(text.matchAll(/\[\[([a-z]\d{0,9}-)/g), (match) => match[1]));
  for (let n = 0; ; n++) {
    const mark = `${String.fromCharCode(97 + (n % 26))}${n < 26 ? '' : Math.floor(n / 26)}-`;
    if (!used.has(mark)) return mark;
  }
}

/** Whether each placeholder of the masked text stands there exactly once, and no other. */
export function placeholdersKept(masked: Masked, output: string): boolean {
  const numbers = (text: string) =>
    Array.from(text.matchAll(placeholdersOf(masked)), (match) => Number(match[1]));
  const expected = new Set(numbers(masked.text));
  const found = numbers(output);
  return found.length === expected.size && found.every((number) => expected.delete(number));
}

/**
 * Puts the items back where their placeholders stand. Never throws.
 *
 * @param masked the text with its items taken out
 * @param output any text with placeholders of it
 * @returns the text with the items
 * @example
 * unmask(mask('Pay $5 now.'), 'Now pay [[1]].') // 'Now pay $5.'
 */
export function unmask(masked: Masked, output: string): string {
  return output.replace(
    placeholdersOf(masked),
    (whole, n) => masked.items[Number(n) - 1]?.text ?? whole,
  );
}

/**
 * A text without its placeholders. Never throws.
 *
 * @param masked the text that they were made for
 * @param text a text with them
 * @returns the text with a space for each
 * @example
 * proseOf(mask('Pay $5 now.'), 'Pay [[1]] now.') // 'Pay   now.'
 */
export function proseOf(masked: Masked, text: string): string {
  return text.replace(placeholdersOf(masked), ' ');
}
