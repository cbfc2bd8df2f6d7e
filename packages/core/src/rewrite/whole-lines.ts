import type { Span } from '../text/index.ts';

/** A line of a text without the white space around it. */
interface Line extends Span {
  text: string;
}

const GREETING =
  /^(?:dear|hi|hello|hey|greetings|good (?:morning|afternoon|evening|day)|to whom it may concern|ladies and gentlemen)\b[^.?\n]{0,60}[,:!]?$/i;
const CLOSING =
  /^(?:(?:yours|very truly yours|sincerely|respectfully|cordially|cheers|regards|love|xoxo|best|all the best|thanks|many thanks|thank you|take care|see you(?: soon| then| there)?|warmly|kindly|faithfully|with (?:\w+ ){0,2}(?:regards|wishes|thanks|love|respect|gratitude|appreciation)|(?:best|kind|kindest|warm|warmest) (?:regards|wishes|greetings)|(?:yours )?(?:truly|sincerely|faithfully|respectfully))(?: (?:yours|again|and (?:regards|best wishes)|in advance|so much|very much|sincerely|truly|faithfully|respectfully|ever|always)){0,2})[,.!]?$/i;
/** Lines behind a closing that are the name, the office and the firm of who wrote it. */
const SIGNATURE = 4;

const HEADING_OF_SOURCES =
  /^(?:#{1,6} |\*\*)?(?:\d+\.? )?(?:references|bibliography|works cited|literature(?: cited)?|sources|further reading|selected readings)(?:\*\*)?:?$/i;
const HEADING = /^(?:#{1,6} |\*\*[^*]{1,80}\*\*$)/;
const SOURCE = new RegExp(
  [
    // "Miller, J. R., & Chen, L. (2019). …", "Miller J, Chen L. …"
    String.raw`^(?:[-*•] |\[?\d{1,3}[\].)] ?)?\p{Lu}[\p{L}’'-]+,? (?:\p{Lu}\.?[ ,-]?){1,4}.{0,200}\b(?:1[5-9]|20)\d\d\b`,
    // "[3] … 2019."
    String.raw`^\[\d{1,3}\] .{10,300}\b(?:1[5-9]|20)\d\d\b`,
    // "Miller, Joan. The Long Road. Harper Press, 2019."
    String.raw`^(?:[-*•] )?\p{Lu}[\p{L}’'-]+, \p{Lu}\p{L}+(?: \p{Lu}\.)?(?:,? and [^.]{3,60})?\. .{5,200}\b(?:1[5-9]|20)\d\d\b`,
  ].join('|'),
  'u',
);

const LIST_ITEM = /^(?:[-*+•>|#]|\d{1,3}[.)])/;
const VERSE_LENGTH = 52;
const VERSE_LINES = 3;

/** Lines that are left alone as a whole: greetings and closings, sources, verse, tables, titles. */
export function protectLines(text: string, spans: Span[]): void {
  const lines = linesOf(text);
  protectLetter(lines, spans);
  protectSources(lines, spans);
  protectVerse(lines, spans);
  protectTables(lines, spans);
  protectTitle(lines, spans);
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    lines.push({ start, end, text: text.slice(start, end).trim() });
    start = end + 1;
  }
  return lines;
}

const whole = ({ start, end }: Line): Span => ({ start, end });

function protectLetter(lines: readonly Line[], spans: Span[]): void {
  lines.forEach((line, at) => {
    if (line.text.length > 70) return;
    // A line without an end mark may also be the first of a sentence, unless nothing goes on behind it.
    if (GREETING.test(line.text) && (/[,:!]$/.test(line.text) || isBlank(lines[at + 1])))
      spans.push(whole(line));
    if (!CLOSING.test(line.text)) return;
    spans.push(whole(line));
    for (let next = at + 1; next <= at + SIGNATURE && !isBlank(lines[next]); next++) {
      if (lines[next]!.text.length > 60 || /[.!?]$/.test(lines[next]!.text)) break;
      spans.push(whole(lines[next]!));
    }
  });
}

const isBlank = (line: Line | undefined): boolean => line === undefined || line.text === '';

function protectSources(lines: readonly Line[], spans: Span[]): void {
  let listed = false;
  for (const line of lines) {
    if (HEADING_OF_SOURCES.test(line.text)) listed = true;
    else if (HEADING.test(line.text)) listed = false;
    if (listed || SOURCE.test(line.text.slice(0, 600))) spans.push(whole(line));
  }
}

/** Stanzas: several short lines one below the other, most of them without an end of a sentence. */
function protectVerse(lines: readonly Line[], spans: Span[]): void {
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (to < lines.length && isVerse(lines[to]!)) to++;
    const stanza = lines.slice(from, to);
    const ended = stanza.filter(({ text }) => /[.!?]["'”’)]?$/.test(text)).length;
    if (stanza.length >= VERSE_LINES && ended <= stanza.length / 2)
      for (const line of stanza) spans.push(whole(line));
    from = Math.max(to, from + 1);
  }
}

const isVerse = ({ text }: Line): boolean =>
  text.length > 0 &&
  text.length <= VERSE_LENGTH &&
  /\p{L} \p{L}/u.test(text) &&
  !LIST_ITEM.test(text);

/** Rows with a tab between two cells, two or more below one another, or two tabs in one. */
function protectTables(lines: readonly Line[], spans: Span[]): void {
  const tabs = lines.map(({ text }) => text.split('\t').length - 1);
  lines.forEach((line, at) => {
    const count = tabs[at]!;
    const beside = Math.max(tabs[at - 1] ?? 0, tabs[at + 1] ?? 0);
    if (count >= 2 || (count === 1 && beside >= 1)) spans.push(whole(line));
  });
}

const SMALL = /^(?:a|an|and|as|at|but|by|for|from|in|into|of|on|or|the|to|vs|with)$/;

/** A first line with capitals throughout, a question or a cry as well: "Why Do We Sleep?" */
function protectTitle(lines: readonly Line[], spans: Span[]): void {
  const first = lines.find(({ text }) => text !== '');
  if (first === undefined || first.text.length > 120 || lines.length < 2) return;
  const words = first.text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const isTitle = words.every((word) => /^\p{Lu}/u.test(word) || SMALL.test(word));
  if (words.length > 1 && isTitle) spans.push(whole(first));
}
