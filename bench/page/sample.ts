export const sizes = { '10 KB': 10_000, '100 KB': 100_000, '1 MB': 1_000_000 };

const paragraph =
  'Most of what people paste was written elsewhere: in an editor, a chat, a page. With it come ' +
  'characters that nobody sees, such as this zero\u200Bwidth space or this soft\u00ADhyphen, ' +
  'while emoji such as 👩‍💻 and words such as می‌خواهم need theirs.\n\n';

/** A text of an exact length, so that typing into it stays below the limit of the cleaner. */
export function sample(characters: number): string {
  return paragraph.repeat(Math.ceil(characters / paragraph.length)).slice(0, characters - 100);
}
