import type { Action } from './kind-traits.ts';
import type { Category } from './kinds.ts';
import type { ListedCategory } from './listed-kinds.ts';

export type { Action, Category, ListedCategory };

/** One hidden character, or one run that is handled as a whole (an escape sequence, a tag run). */
export interface Finding {
  /** First UTF-16 unit. */
  start: number;
  /** One past the last UTF-16 unit. */
  end: number;
  /** Findings of the same character may share the list. */
  codePoints: readonly number[];
  /** Official Unicode name, or the name of the sequence for a run. */
  name: string;
  category: Category;
  action: Action;
  /** What stands in its place after `clean`; only for `replace`. */
  replacement?: string;
  /** True for characters that are an attack in themselves, such as bidi overrides. */
  dangerous?: boolean;
  /** One short sentence for people: why it is listed. */
  reason: string;
}

/** What differs from the defaults of the categories table. */
export interface CleanOptions {
  /** Replace the ellipsis and long arrows by ASCII. Default true. */
  ellipsisAndArrows?: boolean;
  /** Replace curly quotes by straight ones. Default false. */
  quotes?: boolean;
  /** Replace dashes by hyphens. Default false. */
  dashes?: boolean;
  /**
   * Keep the no-break spaces that typography asks for: beside numbers and their units, before `; : !
   * ? »`, behind `« §` and initials, and thin ones beside the dash of a range. Default true.
   */
  typographicSpaces?: boolean;
  /**
   * Keep French spaces before `; : ! ?`, inside guillemets, and in digit groups also where
   * `typographicSpaces` is false. Default false.
   */
  frenchSpaces?: boolean;
  /** Replace look-alike letters in mixed-script words. Default false: they are flagged only. */
  lookAlikes?: boolean;
  /**
   * Take out what chat assistants leave behind: marks of citations with the space that they leave, and
   * `utm_source` of an assistant from addresses, whose other parameters stay. Default false: it is only
   * listed.
   */
  chatTraces?: boolean;
  /** Keep a C2PA text wrapper (provenance). Default false in the library. */
  keepProvenance?: boolean;
  /**
   * What can be seen and may deceive, by category: `false` never lists it, `true` lists it
   * everywhere. Without a word it is listed, except where it is ordinary: a Greek word in a Greek
   * text, IPA, mathematics, full-width letters beside East Asian ones.
   */
  listed?: { [Name in ListedCategory]?: boolean };
}

export interface CleanResult {
  text: string;
  /** Code points that were removed or replaced; flagged ones do not count. */
  removedCharacterCount: number;
  /** What was removed, replaced or flagged by a rule; what is only listed stands in `scan`. */
  findings: Finding[];
}

/** A piece of a text, ready to be drawn: plain text, or one character to be shown as a labelled box. */
export type Segment =
  | { kind: 'text'; start: number; end: number; text: string }
  | {
      kind: 'mark';
      start: number;
      end: number;
      text: string;
      /** Marks of the same character may share the list. */
      codePoints: readonly number[];
      /** Short label such as `U+200B`, or `U+E0041 +11` for a run. */
      label: string;
      name: string;
      category: Category | 'tab' | 'line-feed' | 'carriage-return';
      /** True where `clean` would leave it alone (a joiner inside an emoji, a line feed). */
      kept: boolean;
      /** Position in the findings of `scan`, or -1 when it is not listed there. */
      finding: number;
    };

/** Something that had been written into a text with hidden characters. */
export interface Payload {
  /** Units from the first to the last carrier. */
  start: number;
  end: number;
  scheme: string;
  /** The hidden message, when it could be read. */
  content: string | null;
  /** The hidden bytes, when the scheme carries bytes. */
  bytes: Uint8Array | null;
  /**
   * How sure the reading is: `exact` (magic number, checksum or strict form), `likely`, `possible` (so
   * short that chance may have drawn it; `note` says how often), `detected` (not decoded).
   */
  certainty: 'exact' | 'likely' | 'possible' | 'detected';
  /** One sentence for people. */
  note: string;
}
