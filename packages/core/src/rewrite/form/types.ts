/** How a text is written rather than what it says: each switch by itself, left out for "as it is". */
export interface Form {
  /** Quotation marks and apostrophes. */
  quotes?: 'curly' | 'straight';
  /** Dashes between clauses: `em` without spaces, `spaced` as en dashes with them. */
  dashes?: 'em' | 'spaced';
  /** Markdown's marks of emphasis; `none` takes them away. */
  emphasis?: 'asterisks' | 'underscores' | 'none';
  /** One variety of English throughout. */
  spelling?: 'american' | 'british';
  /** The mark before an item of a list. */
  lists?: 'dash' | 'asterisk' | 'bullet';
}

/** Which switch an edit of form comes from. */
export type FormSwitch = keyof Form;

/** A change of form, in UTF-16 units of the text. */
export interface FormEdit {
  start: number;
  end: number;
  replacement: string;
  by: FormSwitch;
}
