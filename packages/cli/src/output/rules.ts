import type { Category } from '@cleanpaste/core/hidden';

/** One sentence for each category; the compiler sees to it that none is missing. */
const DESCRIPTIONS: Record<Category, string> = {
  control: 'A control character or a terminal escape sequence.',
  'line-control': 'A line separator other than a line feed.',
  'soft-hyphen': 'An invisible place to break a word.',
  'word-joiner': 'An invisible character that forbids a line break.',
  'byte-order-mark': 'A byte order mark within the text.',
  'zero-width-space': 'A space without width.',
  'zero-width-joiner': 'A joiner or non-joiner where it joins and parts nothing.',
  'bidi-mark': 'A direction mark without right-to-left text around it.',
  'bidi-embedding': 'A direction embedding or isolate that is unbalanced or without need.',
  'bidi-override': 'A direction override: the text reads otherwise than it looks.',
  'invisible-operator': 'An invisible mathematical operator.',
  'deprecated-format': 'A format character that Unicode advises against.',
  annotation: 'An interlinear annotation character.',
  'combining-grapheme-joiner': 'A grapheme joiner outside a sequence of marks.',
  filler: 'A filler letter that looks like nothing.',
  'script-selector': 'A selector or inherent vowel outside its own script.',
  'script-layout-control': 'A layout control outside its own script.',
  'visible-format': 'A format character that can be seen.',
  'variation-selector': 'A variation selector that selects nothing.',
  tag: 'A tag character, which shadows an ASCII character invisibly.',
  'default-ignorable': 'A code point that is drawn as nothing.',
  noncharacter: 'A code point that is no character.',
  'lone-surrogate': 'Half of a surrogate pair.',
  'private-use': 'A private-use character without agreed meaning.',
  space: 'A space other than the plain one.',
  'object-replacement': 'A placeholder for an object that is not there.',
  'replacement-character': 'A sign that a character was lost earlier.',
  blank: 'A character that looks like nothing.',
  typographic: 'A typographic character with a plain form.',
  'look-alike': 'A letter that looks like one of another script.',
  provenance: 'A C2PA wrapper, which says where the text comes from.',
};

export const RULE_IDS = Object.keys(DESCRIPTIONS) as Category[];

/** SARIF reporting descriptors, in the order of RULE_IDS. */
export const RULES = RULE_IDS.map((category) => ({
  id: `hidden/${category}`,
  shortDescription: { text: DESCRIPTIONS[category] },
}));
