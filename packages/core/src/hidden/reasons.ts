import { Kind, type KindName } from './kinds.ts';

/** Reasons other than the usual one of a kind; the numbers of `Tokens.reasons`. */
export const Reason = {
  usual: 0,
  several: 1,
  unbalanced: 2,
  empty: 3,
  payload: 4,
  keptProvenance: 5,
} as const;

const SPECIAL: Record<number, string> = {
  [Reason.several]: 'Several of them in one place: a run like this can carry a message.',
  [Reason.unbalanced]: 'It has no counterpart in its paragraph.',
  [Reason.empty]: 'It encloses nothing.',
  [Reason.payload]: 'Selectors in a run carry bytes, not a style.',
  [Reason.keptProvenance]: 'A statement of origin (C2PA), kept because you asked for it.',
};

const SPACE = 'It looks like a space but is another character.';
const FORMAT = 'An invisible format character with no work to do here.';
const DIRECTION = 'It changes the writing direction where no right-to-left text needs it.';
const UNUSED = 'Not a character: it has no place in a text.';

const USUAL: Partial<Record<KindName, string>> = {
  space: SPACE,
  noBreakSpace: 'It forbids a line break and defeats search; a space does the same to the eye.',
  ideographicSpace: 'A wide space without East Asian text beside it.',
  oghamSpace: SPACE,
  brailleBlank: 'An empty Braille cell outside Braille text.',
  lineControl: 'An unusual line break; a line feed takes its place.',
  typographic: 'A single character where a keyboard would give several.',
  quote: 'A typographic quotation mark.',
  dash: 'A typographic dash.',
  replacementCharacter: 'Something was lost here when the text was decoded.',
  blank: 'It is drawn as nothing, but it is a character of its script.',
  lookAlike: 'A letter of another script that looks like the one expected in this word.',
  control: 'A control code, invisible in text.',
  softHyphen: 'An invisible place to break a word.',
  wordJoiner: 'An invisible character that forbids a line break.',
  byteOrderMark: 'A byte order mark, invisible and without use inside a text.',
  zeroWidthSpace: 'A space without width, outside the scripts that need it.',
  nonJoiner: 'It parts no letters that would join here.',
  joiner: 'It joins nothing here.',
  bidiMark: DIRECTION,
  embedding: DIRECTION,
  popEmbedding: DIRECTION,
  isolate: DIRECTION,
  popIsolate: DIRECTION,
  override: 'It turns the reading order around: what you see is not what a machine reads.',
  invisibleOperator: 'An invisible mathematical operator.',
  deprecatedFormat: 'A format character that the Unicode Standard advises against.',
  annotation: 'A delimiter of annotations, invisible in plain text.',
  graphemeJoiner: 'It stands between no combining marks.',
  jamoFiller: 'An invisible filler without Hangul letters beside it.',
  compatibilityFiller: 'An invisible filler without Hangul letters beside it.',
  halfwidthFiller: 'An invisible filler without Hangul letters beside it.',
  khmerVowel: 'An invisible vowel without a Khmer letter before it.',
  mongolianSelector: 'A variation selector without a Mongolian letter before it.',
  mongolianSeparator: 'A vowel separator without a Mongolian letter before it.',
  hieroglyphControl: FORMAT,
  shorthandControl: FORMAT,
  musicControl: FORMAT,
  variationSelector: 'The character before it has no such variant.',
  tag: 'An invisible copy of an ASCII character; a run of them can carry a message.',
  defaultIgnorable: FORMAT,
  noncharacter: UNUSED,
  loneSurrogate: 'Half of a character: its other half is missing.',
  privateUse: 'It means something only to the program that wrote it.',
  objectReplacement: 'The place of a picture or object that is not in the text.',
  escapeSequence: 'A command to a terminal, such as a colour.',
  citation: 'A citation marker of a chat assistant.',
  provenance: 'A statement of origin (C2PA), hidden in the text.',
};

/** By kind: a list, for it is asked for every finding of a text that may have a million. */
const BY_KIND: (string | undefined)[] = [];
for (const [name, reason] of Object.entries(USUAL)) BY_KIND[Kind[name as KindName]] = reason;

/** One short sentence for people: why a token is listed. */
export function reasonText(kind: number, reason: number): string {
  return (reason === Reason.usual ? undefined : SPECIAL[reason]) ?? BY_KIND[kind] ?? FORMAT;
}
