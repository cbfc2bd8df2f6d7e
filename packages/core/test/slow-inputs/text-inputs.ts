import { filled, type SlowInput } from './input.ts';

/** Enough English for the functions that look only at English text. */
export const ENGLISH =
  'The people of the town said that it was not a good idea to leave the old bridge as it is, and they have had more than enough of it. ';

/** One of everything that makes the rewriter look for parts to protect, which it otherwise passes over. */
const MARKUP =
  "`a` $a$ \\a{b} www.a.io b.com c@d.org [e](f) <b> {{g}} #h i_j k(l) m::n --o=p /q/r/s \u201ct\u201d 'u' **v**\n> w\n# x\n\ny\n===\n| z |\n";

const REPEATED: [name: string, unit: string][] = [
  ['one endless word', 'a'],
  ['one endless word in capitals', 'A'],
  ['one endless number', '7'],
  ['spaces', ' '],
  ['tabs', '\t'],
  ['line feeds', '\n'],
  ['carriage returns', '\r'],
  ['line ends of two units', '\r\n'],
  ['blank lines with spaces', ' \n '],
  ['a letter and a line feed', 'a\n'],
  ['a letter, spaces, a line feed', 'a   \n'],
  ['full stops', '.'],
  ['commas', ','],
  ['question marks', '?'],
  ['Chinese full stops', '\u3002'],
  ['full stops and spaces', '. '],
  ['full stops and closers', '.")]*_'],
  ['closers', ')'],
  ['letters with stops', 'a.'],
  ['capitals with stops', 'A.'],
  ['initials', 'A. '],
  ['Mister', 'Mr. '],
  ['small words with stops', 'no. '],
  ['etc with capital', 'etc. The '],
  ['abbreviation without end', 'e.g.'],
  ['numbered items on one line', '1. '],
  ['numbered items', '1. a\n'],
  ['numbers with stops and brackets', '1.)'],
  ['list markers', '- '],
  ['list markers in lines', '- a\n'],
  ['list marker after spaces', '\n     -'],
  ['digits before a line', '\n12345678'],
  ['decimals', '3.14'],
  ['thousands', '1,000,'],
  ['apostrophes', "'"],
  ['letters with apostrophes', "a'"],
  ['contractions', "it's "],
  ['clitics', "'s"],
  ['straight quotes', '"'],
  ['quoted letters', '"a" '],
  ['quote opened, never closed', ' "a'],
  ['quote closed, never opened', 'a" '],
  ['curly quotes opened', '\u201ca '],
  ['low quotes opened', '\u201ea '],
  ['guillemets opened', '\u00aba '],
  ['guillemets turned', '\u00bba '],
  ['corner brackets opened', '\u300ca'],
  ['single quotes opened', '\u2018a '],
  ['single straight quotes opened', " 'a"],
  ['two single quotes', "''a "],
  ['backticks', '`'],
  ['backticks and letters', '`a'],
  ['two backticks and letters', '``a '],
  ['growing fences', '```a\n'],
  ['tilde fences with words', '~~~a\nb\n'],
  ['indented lines', '    a\n'],
  ['dollars', '$'],
  ['dollars with letters', '$a '],
  ['two dollars', '$$a'],
  ['opened display formulas', '\\[a '],
  ['opened inline formulas', '\\(a '],
  ['environments opened', '\\begin{a}'],
  ['environments of different names', '\\begin{a}\\end{b}'],
  ['commands with options', '\\a[b]{c}'],
  ['commands with options unclosed', '\\a[b'],
  ['commands with braces unclosed', '\\a{b'],
  ['addresses', 'http://a.b/c '],
  ['address without end', 'http://a.'],
  ['protocols', 'http:'],
  ['www', 'www.'],
  ['domains', 'a.com.'],
  ['domain without top', 'a.b-'],
  ['mail without end', 'a.'],
  ['mail addresses', 'a@b.c '],
  ['mail with many ats', 'a@'],
  ['mail domain without end', '@a.b'],
  ['brackets opened', '['],
  ['brackets closed', ']'],
  ['brackets with letters', '[a'],
  ['brackets nested', '[[a]'],
  ['links unclosed', '[a](b'],
  ['link texts', '[a]'],
  ['pictures', '![a](b)'],
  ['angle brackets', '<'],
  ['tags of markup unclosed', '<a '],
  ['tags of markup', '<a>'],
  ['braces opened', '{{a'],
  ['templates unclosed', '{%a '],
  ['dollar braces', '${a'],
  ['quoted lines', '> a\n'],
  ['quoted marks on a line', '> '],
  ['headings', '# a\n'],
  ['heading marks', '#'],
  ['heading mark behind spaces', '    #'],
  ['underlined lines', 'a\n===\n'],
  ['underlines', '='],
  ['underline never at its end', 'a\n   ==='],
  ['hyphens', '-'],
  ['table rows', '|a|\n'],
  ['table cells', '|a'],
  ['spaces before a bar', '\n      |'],
  ['years in brackets', '(a, 1999) '],
  ['years in brackets unclosed', '(a, 1999'],
  ['brackets with years and semicolons', '(2000;'],
  ['brackets opened round', '('],
  ['mentions', '@a'],
  ['snake case', 'a_'],
  ['underscores', '_'],
  ['calls', 'a('],
  ['double colons', 'a::'],
  ['options', '--a=b '],
  ['options without value', '--a-'],
  ['paths', '/a'],
  ['paths with dots', '/a/.'],
  ['drive paths', 'C:\\a'],
  ['stars', '*'],
  ['bold unclosed', '**a'],
  ['bold lines', '**a**\n'],
  ['bold list items', '- **a:**\n'],
  ['em dashes', 'a\u2014'],
  ['exclamation marks', '!a'],
  ['hyphened word', 'a-'],
  ['word with accents', 'a\u0301'],
  ['ideographs', '\u6f22'],
  ['Thai', '\u0e01'],
  ['emoji', '\u{1f469}'],
  ['Arabic ligature that unfolds', '\ufdfa'],
  ['fullwidth letters', '\uff41'],
  ['Cyrillic then Latin', '\u0430a'],
  ['Cyrillic words', '\u0434\u0430 '],
  ['references heading', 'References\n'],
  ['references heading almost', '## References list a\n'],
  ['spaced heading', '\n    1.    '],
  ['appendices', 'References\nappendix '],
  ['shouting', 'SHOUT '],
  ['one letter in turn', 'a b '],
  ['smallest sentences', 'A b c. '],
  ['capital and small', 'aB'],
  ['lines that only return', 'a\r'],
  ['table lines that only return', '|a\r'],
  ['fences behind returns', '\r```'],
];

/** One sentence of an English text without end: each rule of the rewriter looks around in it. */
const ENGLISH_UNITS: [name: string, unit: string][] = [
  ['that', 'the people that they know that '],
  ['and with pronouns', 'the dog runs, and they go '],
  ['and before pronouns', 'the dog runs and they go '],
  ['commas before and', 'apples, pears, and plums '],
  ['but', 'the dog sleeps, but it is late '],
  ['but is but a', 'but a '],
  ['yet', 'yet the '],
  ['semicolons', 'the dog runs; they go '],
  ['dashes', 'the dog\u2014the cat '],
  ['such as', 'the dogs run such as the '],
  ['such as behind commas', 'the dogs, such as the '],
  ['including', 'the dog is including the '],
  ['especially', 'we like dogs especially the '],
  ['adverbs', 'very slowly the '],
  ['adverbs only', 'the very very very very '],
  ['adverbs before would', "he'd very very "],
  ['slow verbs', 'really quickly and very slowly used '],
  ['not', 'it is not that the '],
  ['passives', 'the very old was very very very made by the '],
  ['numbers', 'the 17 of 1999 and '],
  ['of phrases', 'the end of the story and the '],
  ['short sentences', 'The dog is old. It is the one. '],
  ['lines', 'the dog is in the\n'],
  ['long words', `the ${'incomprehensib'.repeat(20)} `],
];

const ONCE: SlowInput[] = [
  { name: 'text behind blank lines', of: filled('\n ', 'a', 'a') },
  { name: 'stop before endless spaces', of: filled(' ', 'a.', 'b') },
  { name: 'endless stops before a letter', of: filled('.', 'a', 'b') },
  { name: 'stop before endless closers', of: filled('"', 'a.', 'b') },
  { name: 'sentences on one endless line', of: filled('It is so. ') },
  { name: 'numbers on one endless line', of: filled('7. It ') },
  { name: 'stops in one endless line', of: filled('a b. c ') },
  { name: 'fence opened at the beginning', of: filled('a\n', '```\n') },
  { name: 'fences of every length', of: (size) => growing(size, (n) => `${'`'.repeat(n)}a\n`) },
  { name: 'backticks of every length', of: (size) => growing(size, (n) => `${'`'.repeat(n)}a `) },
  { name: 'environments of every name', of: (size) => growing(size, (n) => `\\begin{a${n}}`) },
  { name: 'words of every length', of: (size) => growing(size, (n) => `${'ab'.repeat(n)} `) },
  { name: 'different words', of: (size) => counted(size, (n) => `w${n.toString(36)} `) },
  { name: 'different words in letters', of: (size) => counted(size, (n) => `${letters(n)} `) },
  {
    name: 'different words with stops',
    of: (size) => counted(size, (n) => `The ${letters(n)} is. `),
  },
  { name: 'mail address with a long name', of: filled('a', '', '@') },
  { name: 'mail address with a long domain', of: filled('a.', 'x@', '1') },
  { name: 'emoji behind a letter', of: filled('\u{1f469}', 'a') },
  { name: 'one bracket with a long inside', of: filled('a ', '[') },
  { name: 'paragraphs with quotes', of: filled('"a\n\n') },
];

function growing(size: number, piece: (n: number) => string): string {
  let text = '';
  for (let n = 3; text.length < size; n++) text += piece(n);
  return text;
}

function counted(size: number, piece: (n: number) => string): string {
  const pieces: string[] = [];
  let length = 0;
  for (let n = 0; length < size; n++) {
    const next = piece(n);
    pieces.push(next);
    length += next.length;
  }
  return pieces.join('');
}

/** A word of its own for each number. */
export function letters(n: number): string {
  let word = '';
  for (let rest = n + 676; rest > 0; rest = Math.floor(rest / 26))
    word += String.fromCharCode(97 + (rest % 26));
  return word;
}

const repeated = REPEATED.map(([name, unit]): SlowInput => ({ name, of: filled(unit) }));

/** Behind English of a third of the size, what is English to the rewriter goes on as something else. */
const behindEnglish = REPEATED.map(
  ([name, unit]): SlowInput => ({
    name: `English, then ${name}`,
    of: (size) => filled(ENGLISH)(size / 3) + MARKUP + filled(unit)((2 * size) / 3),
  }),
);

/** Inputs made of what the regular expressions and loops over visible text look for. */
export const TEXT_INPUTS: SlowInput[] = [
  ...repeated,
  ...ENGLISH_UNITS.map(
    ([name, unit]): SlowInput => ({ name: `English of ${name}`, of: filled(unit) }),
  ),
  { name: 'plain English', of: filled(ENGLISH) },
  ...ONCE,
];

/** The same behind English, for functions that give up on anything else. */
export const ENGLISH_INPUTS: SlowInput[] = behindEnglish;
