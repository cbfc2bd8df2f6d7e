import type {
  Action,
  CleanOptions,
  EncodeResult,
  EncodeScheme,
  Payload,
  Segment,
} from '@cleanpaste/core/hidden';

/** One kind of hidden character in a text, with how many code points of the text are of it. */
export interface HiddenKind {
  codePoint: number;
  /** `U+200B`; `U+E0068 …` where the characters of the kind differ. */
  label: string;
  name: string;
  count: number;
  action: 'remove' | 'replace' | 'flag';
  dangerous: boolean;
  reason: string;
}

/** What a scan found, small enough to send between threads. */
export interface ScanSummary {
  /** Code points that cleaning removes or replaces. */
  count: number;
  /** Code points that are shown, but that cleaning leaves where they stand. */
  flagged: number;
  /** Code points of a statement of origin (C2PA), whether it stays or goes. */
  provenance: number;
  kinds: HiddenKind[];
  /** Start and end of each finding, in UTF-16 units, one pair after another. */
  marks: Int32Array;
  /** Place in `kinds` of each finding. */
  kindOf: Uint16Array;
  /** Places in the cleaned text of two spaces that were not two ordinary ones before. */
  widened?: Int32Array;
  /** Start and end in the cleaned text of each finding that cleaning leaves, one pair after another. */
  kept?: Int32Array;
}

export interface LocalCleanResult {
  text: string;
  removedCharacterCount: number;
}

type MarkSegment = Extract<Segment, { kind: 'mark' }>;

/** One kind of box in a revealed text: what it stands for, and what cleaning does with it here. */
export interface RevealedKind {
  /** `U+200B`; `U+FEFF +212` for a run that is one thing. */
  label: string;
  name: string;
  category: MarkSegment['category'];
  fate: Action | 'keep';
  dangerous: boolean;
  /** Why it is listed; empty where it is kept. */
  reason: string;
  /** Boxes of this kind. */
  count: number;
  /** Number of its first box. */
  first: number;
}

/** Code points that are shown for what they are and left where they stand. */
export interface Flagged {
  /** Letters that can be seen, in the place of others. */
  lookAlikes: number;
  /** A statement of origin (C2PA), which whoever copies the text decides about. */
  provenance: number;
  others: number;
}

/** A text with all its hidden characters, packed to be sent between threads and drawn in parts. */
export interface Revealed {
  /** The text, with a line feed more wherever a line would be too long to be drawn in one piece. */
  display: string;
  /** Of each box its start and end in `display` and its place in `kinds`, one triple after another. */
  boxes: Int32Array;
  kinds: RevealedKind[];
  /** Hidden code points; line feeds, carriage returns and tabs that belong to the text are not among them. */
  found: number;
  /** How many of `found` cleaning leaves where they stand. */
  kept: number;
  /** How many of `found` may deceive, whether they go or stay. */
  deceiving: number;
  /** How many of `kept` stay for another reason than that they belong there. */
  flagged: Flagged;
  /** Line feeds, carriage returns and tabs. */
  layout: number;
  payloads: Payload[];
}

/** A message written into a text with invisible characters, short enough to be shown in a line. */
export interface FoundMessage extends Pick<Payload, 'scheme' | 'certainty'> {
  /** Its beginning as plain text; null where it could not be read. */
  content: string | null;
  isCut: boolean;
}

export interface FoundMessages {
  /** The surest first, not all of many. */
  messages: FoundMessage[];
  /** How many there are. */
  count: number;
}

/** Everything the text worker does: what goes in, what comes out. */
export interface TextWork {
  scan: { input: { text: string; options?: CleanOptions }; output: ScanSummary };
  clean: { input: { text: string; options?: CleanOptions }; output: LocalCleanResult };
  reveal: { input: { text: string }; output: Revealed };
  messages: { input: { text: string }; output: FoundMessages };
  /** The share of the original's words that are no longer there, in percent. */
  uniqueness: { input: { original: string; text: string }; output: number };
  write: { input: { cover: string; secret: string; scheme: EncodeScheme }; output: EncodeResult };
}
