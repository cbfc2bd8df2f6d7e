/** A string of a language: where it begins, where it ends, and what may stand in it. */
export interface StringForm {
  open: string;
  close: string;
  /** How its end may be written inside: with a backslash before it, twice, or not at all. */
  escapedBy: 'backslash' | 'doubled' | 'none';
  /** Otherwise a line end closes it, as an error that the next line should not suffer from. */
  spansLines: boolean;
  /** Opens code within the string, which goes on to the brace that closes it. */
  insert?: string;
}

/** What parts the text of a program into code, strings and comments. */
export interface Syntax {
  lineComments: readonly string[];
  /** A comment with both ends named, and whether it can hold another one. */
  blockComments: readonly { open: string; close: string; nests?: boolean; atLineStart?: boolean }[];
  /** The longer opening first. */
  strings: readonly StringForm[];
  /** Peculiarities that no table can say. */
  has?: {
    /** `/…/` where no value stands before it. */
    regularExpressions?: boolean;
    /** `'a` without an end is a label, `'a'` a character. */
    lifetimes?: boolean;
    /** `r#"…"#`, with as many signs at both ends. */
    hashedStrings?: boolean;
    /** `R"mark(…)mark"`. */
    delimitedStrings?: boolean;
    /** `[==[…]==]`, as a string and, behind `--`, as a comment. */
    longBrackets?: boolean;
    /** `<<WORD`, whose text begins with the next line and ends with the word alone on one. */
    hereDocuments?: boolean;
    /** The sign of a comment counts at the start of a word only. */
    spacedComments?: boolean;
    /** What is neither string nor comment is data rather than a program. */
    bareText?: boolean;
    /** Tags are code, and text between them is text. */
    tags?: boolean;
  };
}

export const quoted = (
  mark: string,
  escapedBy: StringForm['escapedBy'] = 'backslash',
  spansLines = false,
): StringForm => ({ open: mark, close: mark, escapedBy, spansLines });

export const SLASHES = {
  lineComments: ['//'],
  blockComments: [{ open: '/*', close: '*/' }],
} as const;
