/** A real text: where it is from, its language, the text. */
export type Entry = [source: string, locale: string, text: string];
