import { filled, type SlowInput } from './input.ts';

/** One or two of every kind that the scanner knows (see src/hidden/kinds.ts). */
const CHARACTERS: [name: string, character: string][] = [
  ['no-break space', '\u00a0'],
  ['narrow no-break space', '\u202f'],
  ['figure space', '\u2007'],
  ['en space', '\u2002'],
  ['three-per-em space', '\u2004'],
  ['ideographic space', '\u3000'],
  ['ogham space', '\u1680'],
  ['braille blank', '\u2800'],
  ['line separator', '\u2028'],
  ['paragraph separator', '\u2029'],
  ['next line', '\u0085'],
  ['vertical tab', '\u000b'],
  ['form feed', '\u000c'],
  ['ellipsis', '\u2026'],
  ['long arrow', '\u27f7'],
  ['curly quote', '\u201c'],
  ['em dash', '\u2014'],
  ['replacement character', '\ufffd'],
  ['null', '\u0000'],
  ['delete', '\u007f'],
  ['escape', '\u001b'],
  ['eight-bit control', '\u0090'],
  ['soft hyphen', '\u00ad'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\ufeff'],
  ['zero-width space', '\u200b'],
  ['non-joiner', '\u200c'],
  ['joiner', '\u200d'],
  ['left-to-right mark', '\u200e'],
  ['arabic letter mark', '\u061c'],
  ['embedding', '\u202b'],
  ['pop embedding', '\u202c'],
  ['isolate', '\u2067'],
  ['pop isolate', '\u2069'],
  ['override', '\u202e'],
  ['invisible operator', '\u2063'],
  ['deprecated format', '\u206a'],
  ['interlinear annotation', '\ufff9'],
  ['grapheme joiner', '\u034f'],
  ['hangul filler', '\u1160'],
  ['compatibility filler', '\u3164'],
  ['halfwidth filler', '\uffa0'],
  ['khmer vowel', '\u17b4'],
  ['mongolian selector', '\u180b'],
  ['mongolian separator', '\u180e'],
  ['hieroglyph control', '\u{13430}'],
  ['shorthand control', '\u{1bca0}'],
  ['music control', '\u{1d173}'],
  ['emoji selector', '\ufe0f'],
  ['text selector', '\ufe00'],
  ['supplementary selector', '\u{e01ef}'],
  ['tag letter', '\u{e0061}'],
  ['cancel tag', '\u{e007f}'],
  ['language tag', '\u{e0001}'],
  ['default ignorable', '\u{e0fff}'],
  ['noncharacter', '\ufdd0'],
  ['high surrogate', '\ud800'],
  ['low surrogate', '\udc00'],
  ['private use', '\ue000'],
  ['plane 15 private use', '\u{f0000}'],
  ['object replacement', '\ufffc'],
  ['arabic number sign', '\u0600'],
  ['combining acute', '\u0301'],
  ['arabic vowel sign', '\u064e'],
  ['devanagari virama', '\u094d'],
  ['cyrillic a', '\u0430'],
  ['greek omicron', '\u03bf'],
];

/** What stands around a hidden character: nothing of it may make a rule walk further each time. */
const SURROUNDINGS: [name: string, around: (hidden: string) => string][] = [
  ['between Latin letters', (hidden) => `a${hidden}`],
  ['between Arabic letters', (hidden) => `\u0628${hidden}`],
  ['between Devanagari syllables', (hidden) => `\u0915\u094d${hidden}\u0937`],
  ['behind emoji', (hidden) => `\u{1f469}${hidden}`],
  ['beside digits', (hidden) => `7${hidden}`],
  ['between Han', (hidden) => `\u6f22${hidden}`],
  ['at line ends', (hidden) => `ab ${hidden}\n`],
  ['doubled between words', (hidden) => `the ${hidden}${hidden}and `],
];

const CRAFTED: [name: string, unit: string][] = [
  ['flags of England', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['flags cut short', '\u{1f3f4}\u{e0067}\u{e0062}'],
  ['flags that are too long', `\u{1f3f4}${'\u{e0061}'.repeat(40)}\u{e007f}`],
  ['flags of nowhere', '\u{1f3f4}\u{e0078}\u{e0079}\u{e0039}\u{e0039}\u{e007f}'],
  ['tags by twos', '\u{e0061}\u{e0062}x'],
  ['tags that joiners part', '\u{e0061}\u200d'],
  ['joiner and non-joiner', '\u200c\u200d'],
  ['family of emoji', '\u{1f469}\u200d'],
  ['emoji with skins', '\u{1f469}\u{1f3fd}\u200d\u{1f680}'],
  ['keycaps', '1\ufe0f\u20e3'],
  ['selectors of many bytes', '\ufe01\u{e0148}\u{e0165}\u{e016c}'],
  ['selectors one by one', 'a\u{e0148}b\u{e0165}'],
  ['ideographs with variants', '\u6f22\u{e0100}'],
  ['variants that are none', 'q\u{e0100}'],
  ['isolates opened and closed', '\u2067\u05d0\u2069'],
  ['isolates in lines', '\u2067abc\u2069\n'],
  ['embeddings unclosed in lines', '\u202b\u202e\u05d0\n'],
  ['embedding in isolate', '\u2067\u202b\u2069'],
  ['closers before openers', '\u2069\u202c\u2067\u202b'],
  ['marks in numbers', '1\u200e2\u200f'],
  ['marks in formulas', '1,0\u200e/'],
  ['amounts with no-break spaces', '1\u00a0000,'],
  ['no-break spaces beside formula marks', '0\u00a0\u200e'],
  ['percent behind no-break space', '\u00a0%'],
  ['placeholders', '{0}\u00a0'],
  ['placeholder with long number', '{1234567890123456789012345678901234567890}\u00a0'],
  ['no-break spaces behind digits of a placeholder', '9\u00a0}'],
  ['two kinds of wide space', '\u3000\u1680'],
  ['wide spaces with hidden ones between', '\u3000\u200b'],
  ['Innamark spaces', 'a\u2008b\u2009c\u202fd\u205f'],
  ['Innamark copies', 'a\u2004b\u2008c\u2009d\u202fe\u205f'],
  ['wide spaces for bits', 'a b\u2004c d\u2004\u2004e'],
  ['wide spaces only', 'a\u2004'],
  ['SNOW runs', 'a\t  \t   \t \t\n'],
  ['tabs at line ends', 'a\t\n'],
  ['spaces and tabs', ' \t'],
  ['spaces at line ends', 'a  \n'],
  ['zero-width bits', '\u200b\u200c\u200c\u200b\u200c\u200b\u200b\u200b'],
  ['zero-width letters', '\u200b\u200c\u200c\u200b\u200c\u200b\u200b\u200c'],
  ['zero-width bits with separator', '\u200b\u200c\u200c\u200b\u200c\u200b\u200b\u200d'],
  ['fingerprint', '\u200b\ufeff\u200c\ufeff\u200d\ufeff'],
  ['base five', '\u200b\u200c\u200d\u200e\u200f\u200b\u200b'],
  ['base four', '\u200c\u200c\u200c\u200c\u200d\u202c\ufeff\u200d'],
  ['zero-width groups', '\u200e\u200f\u200b'],
  ['StegCloak signs', '\u2063\u2061\u2062\u200c\u200d\u2064'],
  ['many short zero-width messages', 'word \u200b\u200c\u200b\u200b\u200c\u200c\u200b\u200c '],
  ['zero-width sown letter by letter', 'a\u200bb\u200c'],
  ['C2PA wrappers', `\ufeff${selectors([67, 50, 80, 65, 84, 88, 84, 0, 1, 0, 0, 0, 2, 65, 66])}`],
  [
    'C2PA wrappers that promise more',
    `\ufeff${selectors([67, 50, 80, 65, 84, 88, 84, 0, 1, 0, 9, 9, 9])}`,
  ],
  ['C2PA magic cut short', `\ufeff${selectors([67, 50, 80, 65, 84, 88, 84])}`],
  ['exchanged letters', 'p\u0430yp\u0430l \u0430pple '],
  ['mixed word without end', 'p\u0430'],
  ['mixed word that hidden ones part', 'p\u200b\u0430'],
  ['mixed word with marks', 'p\u0301\u0430\u0301'],
  ['foreign words in turn', 'a\u0411 \u0411a '],
  ['three scripts in a word', 'a\u0430\u03b1'],
  ['foreign letters and marks', '\u0430\u0301'],
  ['Armenian and Latin', 'a\u0561'],
  ['Cherokee and Lisu', '\u13a0\ua4d0'],
  ['escape sequences', '\u001b[1;31m'],
  ['escape sequences without end', '\u001b[1;'],
  ['operating system commands', '\u001b]0;title'],
  ['operating system commands and stop', '\u001b]0;t\u0007'],
  ['escapes with fillers', '\u001b    '],
  ['stray eight-bit sequences', '\u009b1;2'],
  ['citations', '\ue200cite\ue202turn0\ue201'],
  ['citation openers', '\ue200a'],
  ['citations without end', '\ue200cite\ue202turn'],
  ['entities', '\ue200entity\ue202["people","Ada",0]\ue201'],
  ['entities with odd names', '\ue200entity\ue202["a\\\\\\"","b\\"\\"c\\\\"]\ue201'],
  ['Zalgo', 'a\u0301\u0316\u0334\u035c\u0340'],
  ['Thai with zero-width spaces', '\u0e01\u200b'],
  ['Khmer with doubled zero-width spaces', '\u1780\u200b\u200b'],
  ['Mongolian suffixes', '\u1820\u202f\u1821'],
  ['Mongolian separators', '\u1820\u180e\u1820'],
  ['Persian with non-joiners', '\u0645\u06cc\u200c\u062e'],
  ['Syriac abbreviations', '\u0710\u0712\u200c '],
  ['virama with doubled joiner', '\u0915\u094d\u200d\u200d'],
  ['Hangul with fillers', '\u115f\u1160\u1100'],
  ['hieroglyphs', '\u{13000}\u{13430}'],
  ['surrogates the wrong way round', '\udc00\ud800'],
  ['words of look-alikes', '\u0430\u0441\u0435.com '],
  ['dotless letters', 'l\u0131nked '],
  ['rare letters without spaces', '\u0262oo[/'],
  ['styled letters', '\u{1d400}bc'],
  ['full-width letters', '\uff41bcd'],
  ['digits of two systems', '1\u0662'],
  ['signs that look alike', 'ab\u2044cd'],
  ['leading marks', '\n\u0301'],
  ['letters in two forms', 'e\u0301\u00e9'],
  ['chat brackets without end', '\u30101'],
  ['chat turns', 'turn0search'],
  ['chat citations without end', '[cite: 1, 2'],
  ['Grok cards without end', '<grok-card '],
  ['SNOW', 'ab\t \t  \t   \t    \n'],
  ['open spaces', 'a b  c '],
  ['line ends of two kinds', 'a\r\nb\n'],
  ['tails of two kinds', 'a \nb\n'],
];

/** Bytes as variation selectors. */
function selectors(bytes: number[]): string {
  return bytes
    .map((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16))
    .join('');
}

/** The same bits as a message in each alphabet, from a simple generator. */
function drawn(alphabet: string): (size: number) => string {
  const symbols = Array.from(alphabet);
  return (size) => {
    let state = 12345;
    let text = '';
    while (text.length < size) {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      text += symbols[(state >> 16) % symbols.length];
    }
    return text.slice(0, size);
  };
}

const runs = CHARACTERS.map(
  ([name, character]): SlowInput => ({ name: `${name}, run`, of: filled(character) }),
);

const inContext = CHARACTERS.map(([name, character], at): SlowInput => {
  const [where, around] = SURROUNDINGS[at % SURROUNDINGS.length]!;
  return { name: `${name} ${where}`, of: filled(around(character)) };
});

const long: SlowInput[] = [
  { name: 'one black flag with tags without end', of: filled('\u{e0061}', '\u{1f3f4}') },
  { name: 'one emoji with selectors without end', of: filled('\ufe0f', '\u{1f469}') },
  { name: 'isolates nested', of: (size) => nested(size, '\u2067', '\u2069') },
  {
    name: 'embeddings nested in Hebrew',
    of: (size) => `\u05d0${nested(size, '\u202b', '\u202c')}`,
  },
  { name: 'one number with marks without end', of: filled('0\u200e') },
  {
    name: 'C2PA wrapper without end',
    of: filled(
      '\u{e0100}',
      `\ufeff${selectors([67, 50, 80, 65, 84, 88, 84, 0, 1, 255, 255, 255, 255])}`,
    ),
  },
  { name: 'digits in one placeholder', of: (size) => `\u00a0{${'1'.repeat(size)}` },
  { name: 'no-break spaces between digits in one brace', of: filled('1\u00a0', '{') },
  { name: 'zero-width noise of two', of: drawn('\u200b\u200c') },
  { name: 'zero-width noise of three', of: drawn('\u200b\u200c\u200d') },
  { name: 'zero-width noise of five', of: drawn('\u200b\u200c\u200d\u200e\u200f') },
  { name: 'zero-width noise of StegCloak', of: drawn('\u200c\u200d\u2061\u2062\u2063\u2064') },
  { name: 'zero-width noise of zero-width-lib', of: drawn('\u200e\u200f\u200c\u200d\ufeff\u200b') },
  { name: 'noise of selectors', of: drawn('\u{e0110}\u{e0120}\u{e0130}\u{e0140}\u{e0155}\ufe05') },
  { name: 'noise of tags', of: drawn('\u{e0061}\u{e0062}\u{e0020}x') },
  { name: 'noise of Innamark', of: drawn('\u2004\u2008\u2009\u202f\u205f') },
  { name: 'noise of sneaky bits', of: drawn('\u2062\u2064\u200b') },
  { name: 'noise of four in any order', of: drawn('\u200c\u202c\u202d\u200e') },
  {
    name: 'noise of base 11',
    of: drawn('\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u202d\u2062\u2063\ufeff'),
  },
  { name: 'noise of fillers', of: drawn('\u3164\uffa0') },
  { name: 'noise of no-break spaces', of: drawn('\u00a0 \u2009') },
  { name: 'noise of gaps', of: drawn('a b') },
  { name: 'noise of line ends', of: drawn('\r\n \t') },
  { name: 'noise of Latin and Greek', of: drawn('a\u03b1o\u03bfi\u03b9 pq') },
  { name: 'noise of Latin and Cyrillic', of: drawn('a\u0430c\u0441e\u0435 pq') },
  {
    name: 'noise of everything hidden',
    of: drawn(CHARACTERS.map(([, character]) => character).join('')),
  },
  {
    name: 'noise of directions',
    of: drawn('\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069a\u05d0'),
  },
];

function nested(size: number, open: string, close: string): string {
  return open.repeat(size >> 1) + close.repeat(size >> 1);
}

/** What opens a string or a comment of some language and never closes it, with something hidden beside it. */
const OPENINGS = [
  '/*',
  '//',
  "'",
  '`${',
  '{',
  '=/[',
  '= /x',
  '<<A\n',
  '<<A ',
  'A\n',
  '<!--',
  '<script>',
  '<a b="',
  '#{',
  '"#{',
  '\\"',
  '\n=begin ',
];
const code: SlowInput[] = OPENINGS.flatMap((opening) =>
  ['\u200f', '\u2067', '\u200d'].map(
    (character): SlowInput => ({
      name: `code with ${JSON.stringify(opening + character)}`,
      of: filled(opening + character),
    }),
  ),
);

/** Inputs made of what the scanner looks for and of what the decoders read. */
export const HIDDEN_INPUTS: SlowInput[] = [
  ...runs,
  ...inContext,
  ...CRAFTED.map(([name, unit]): SlowInput => ({ name, of: filled(unit) })),
  ...long,
  ...code,
  { name: 'embeddings, then isolates that close', of: (size) => nested(size, '\u202b', '\u2069') },
];
