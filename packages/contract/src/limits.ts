/** Upper limits of a text by kind of work, in UTF-16 units (what `string.length` counts). */
export const textLimits = { clean: 1_000_000, rewrite: 100_000, check: 50_000 } as const;

export type TextLimit = keyof typeof textLimits;

/** The message of a 413 answer; it names the limit. */
export function textTooLong(kind: TextLimit): string {
  const limit = textLimits[kind].toLocaleString('en-US');
  const work = { clean: 'cleaning', rewrite: 'rewriting', check: 'checking' }[kind];
  return `This text is too long. The limit for ${work} is ${limit} characters.`;
}

/** Calls a minute that a key of the API has, where the operator names no other number, and how many times that an address. */
export const apiCallsPerMinute = { ofKey: 120, timesOfAddress: 10 } as const;

/** Texts of one account, or of one address without one, that are worked on at once; above, 429. */
export const callsAtOnce = 16;

/** Most findings that a clean-text answer lists; `findingCount` always tells them all. */
export const findingsInAnswer = 1000;

/** Most segments and hidden messages that the API lists; counts always tell them all. */
export const segmentsInAnswer = 2000;
export const payloadsInAnswer = 200;

/** The specified sentence for blank input, on the page and in the API. */
export const emptyTextMessage = 'Please enter some text.';

/** Fewest characters of a password. */
export const minimumPasswordLength = 6;

/** Items on a page of the history, by what the plan allows. */
export const historyPageSizes = { full: 5, last3: 3 } as const;
