import type { Span } from '../types.ts';
import { type Line, readLines } from './paragraphs.ts';

const HEADING =
  /^[ \t]*(?:#{1,6}[ \t]*|\*\*|\d+\.?[ \t]+)?(?:references?(?: list| cited)?|bibliography|works[ -](?:cited|consulted)|literature(?: cited)?|literatur(?:verzeichnis)?|quellen(?:verzeichnis)?|références|bibliographie|referencias|bibliografía|bibliografia|referências|riferimenti)(?:\*\*)?:?(?:\*\*)?[ \t]*$/gimu;
const NEXT_HEADING = /^[ \t]*(?:#{1,6}[ \t]*|\*\*)?(?:appendix|annex|anhang|annexe|apéndice)\b/im;
// What an entry of such a list shows: a year, a number in brackets, an address, "et al.", pages, initials.
const ENTRY =
  /\b(?:1[5-9]|20)\d\d\b|^\s*\[\d+\]|https?:\/\/|\bdoi\b|\bet al\b|\bpp?\.\s*\d|\p{Lu}\.[ ,]/imu;

// A sentence about a source has its signs too, among more words that say something.
const ARGUING =
  /\b(?:argues?|argued|shows?|showed|found|finds|suggests?|suggested|claims?|claimed|believes?|because|however|although|therefore|is|are|was|were|has|have|can|could|would|should)\b/g;

// In so many words of a list, verbs of running text stand once or twice, in titles; where they do thrice, it has ended.
const STRETCH = 60;
const LEAST_VERBS = 3;

/** How far a list goes on before running text begins, in lines. */
function listedLines(lines: readonly string[]): number {
  let [words, verbs, from] = [0, 0, 0];
  for (const [at, line] of lines.entries()) {
    words += line.trim().split(/\s+/).length;
    verbs += line.match(ARGUING)?.length ?? 0;
    if (verbs >= LEAST_VERBS && words <= 2 * STRETCH) return from;
    if (words < STRETCH) continue;
    [words, verbs, from] = [0, 0, at + 1];
  }
  return lines.length;
}

function underHeading(text: string): Span[] {
  const last = [...text.matchAll(HEADING)].at(-1);
  if (!last) return [];
  const body = last.index + last[0].length;
  const after = NEXT_HEADING.exec(text.slice(body));
  const all = text.slice(body, after ? body + after.index : text.length).split('\n');
  const listed = all.slice(0, listedLines(all));
  const end = body + listed.join('\n').length;
  const lines = listed.filter((line) => line.trim() !== '');
  const entries = lines.filter((line) => ENTRY.test(line)).length;
  // A chapter that only happens to be called "Literature" is text.
  return lines.length > 0 && entries * 2 >= lines.length ? [{ start: last.index, end }] : [];
}

// Under another heading, or none, a line has to look like an entry by itself: each sign with what it says.
const SIGNS: [sign: RegExp, points: number][] = [
  [
    /^(?:\[\d+\]|\(\d+\)|\d+\.|[-•*–])?\s*(?:\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?,? \p{Lu}\.)/u,
    2,
  ],
  [/^(?:\[\d+\]|\(\d+\)|\d+\.|[-•*–])?\s*\p{Lu}[\p{L}'’-]+, \p{Lu}[\p{L}'’-]+[,. ]/u, 2],
  [/^(?:\[\d+\]|\(\d+\)|\d+\.|[-•*–])?\s*(?:\p{Lu}\. ){1,3}\p{Lu}[\p{L}'’-]+/u, 2],
  [/^\[\d+\]/, 1],
  [/\((?:c\. ?)?(?:1[5-9]|20)\d\d[a-z]?(?:, [^)]{1,20})?\)|\(n\.d\.\)|\bforthcoming\b/, 2],
  [/[,.;:( ](?:1[5-9]|20)\d\d[a-z]?[).,;:]?(?=\s|$)/, 1],
  [/https?:\/\/|\bdoi\b|\bwww\.|\bISBN\b|\barXiv\b/i, 2],
  [/\b(?:Retrieved|Accessed|Available (?:at|from)|Last visited)\b/, 2],
  [/\bpp?\.\s*\d|\b\d{1,4}[-–—]\d{1,4}\b|\bvol(?:ume|\.)\s*\d|\bno\.\s*\d/i, 1],
  [/\b\d{1,3}\s?\(\d{1,3}\)/, 1],
  [/\bet al\b|\((?:eds?|trans|dir)\.?\)|\b(?:eds?|trans)\.|\bIn: /i, 1],
  [
    /\b(?:Press|Publish(?:ers|ing)|Verlag|Journal|Proceedings|Review|Quarterly|Books|Routledge|Springer|Wiley|Elsevier|Sage|Penguin|Macmillan|Transactions|Bulletin|Annals)\b/,
    1,
  ],
  [
    /\p{L}, (?:\p{Lu}\p{L}+:|\p{Lu}{2}: )|: \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3}, (?:1[5-9]|20)\d\d/u,
    1,
  ],
  [/[“"‘'][^”"’']{10,200}[,.]?[”"’'][,.]?/, 1],
  [/\*[^*]{5,150}\*|_[^_]{5,150}_/, 1],
];
const LEAST_POINTS = 4;
const LONGEST_ENTRY = 700;
// Over so many characters, running text has a name, a year and a figure as well.
const LONG_ENTRY = 300;
function isEntry(text: string): boolean {
  if (text.length > LONGEST_ENTRY || text.length < 20) return false;
  const points = SIGNS.reduce((sum, [sign, value]) => sum + (sign.test(text) ? value : 0), 0);
  const arguing = text.match(ARGUING)?.length ?? 0;
  const spoken = text.length > LONG_ENTRY ? arguing : Math.min(2, arguing);
  return points - spoken >= LEAST_POINTS;
}

/** Lines of one entry: it may go on in lines that stand further in, or where its first has not come to an end. */
function entryAt(lines: readonly Line[], at: number): number {
  let text = '';
  for (let last = at; last < Math.min(lines.length, at + 4); last++) {
    if (last > at && lines[last]!.opens) break;
    text += `${text === '' ? '' : ' '}${lines[last]!.text}`;
    const next = lines[last + 1];
    const goesOn = next && !next.opens && next.indent > lines[at]!.indent;
    if (isEntry(text) && !goesOn) return last + 1;
  }
  return at;
}

const LONGEST_HEADING = 60;
const LEAST_ENTRIES = 2;

function isHeading({ text }: Line): boolean {
  return text.length <= LONGEST_HEADING && !/[.!?,;]$/.test(text);
}

/** Two entries or more that follow one another, with what stands over them as a heading. */
function withoutHeading(text: string): Span[] {
  const lines = readLines(text);
  const spans: Span[] = [];
  for (let at = 0; at < lines.length; ) {
    let [end, entries] = [at, 0];
    for (let next = entryAt(lines, end); next > end; next = entryAt(lines, end)) {
      end = next;
      entries++;
    }
    if (entries >= LEAST_ENTRIES) {
      const heading = lines[at - 1];
      const first = heading && isHeading(heading) ? heading : lines[at]!;
      spans.push({ start: first.start, end: lines[end - 1]!.end });
    }
    at = Math.max(end, at + 1);
  }
  return spans;
}

/** Lists of references: under a heading that says so, under any other, and under none. */
export function findReferences(text: string): Span[] {
  return [...underHeading(text), ...withoutHeading(text)];
}
