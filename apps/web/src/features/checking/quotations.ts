import type { CopiedSource } from '@cleanpaste/contract';
import {
  type CitationStyle,
  citationInList,
  citationInText,
  listHeadings,
  type Source,
  shortNote,
} from './citation.ts';

/** A copied passage with whose it is; `start` and `end` are places of the checked text. */
export interface Place {
  start: number;
  end: number;
  sourceText: string;
  source: Source;
}

/** Longer ones stand apart as a block: a check sees no quotation in marks that go on for pages. */
const longestInline = 2000;

/** All copied passages, in the order of the text. */
export const placesOf = (copied: readonly CopiedSource[]): Place[] =>
  copied
    .flatMap(({ places, ...source }) => places.map((place) => ({ ...place, source })))
    .sort((a, b) => a.start - b.start);

/** Whether the source's words are known; without them a passage can only be named. */
export const canQuote = ({ sourceText }: Pick<Place, 'sourceText'>) => sourceText.trim() !== '';

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');

/** Quotation marks inside a quotation are single ones. */
function withSingleMarks(text: string): string {
  return text
    .replace(/(^|[\s([{—–-])"/g, '$1‘')
    .replaceAll('"', '’')
    .replace(/[“«]/g, '‘')
    .replace(/[”»]/g, '’')
    .replaceAll('„', '‚');
}

/** The words of the source as a quotation, with its citation. */
function quotationOf(
  { sourceText }: Place,
  { own, citation }: { own: string; citation: string },
): { text: string; block: boolean } {
  // Where the text runs on, its quotation does, however the source is set.
  const runsOn = paragraphsOf(own).length < 2;
  const paragraphs = paragraphsOf(runsOn ? sourceText.replace(/\s+/g, ' ') : sourceText);
  const [first = ''] = paragraphs;
  if (paragraphs.length === 1 && first.length <= longestInline)
    return { text: `“${withSingleMarks(first)}”${citation}`, block: false };
  const lines = paragraphs.join('\n>\n').split('\n');
  const block = lines.map((line) => (line === '>' ? line : `> ${line}`)).join('\n');
  return { text: `${block}${citation}`, block: true };
}

/** Adds the list of sources, to the one of the same name at the end where there is one. */
function withList(text: string, heading: string, entries: readonly string[]): string {
  const list = new RegExp(`^[ \\t]*(?:#+[ \\t]*)?${heading}:?[ \\t]*$`, 'gm');
  const hasList = list.test(text);
  const added = entries.filter((entry) => !text.includes(entry));
  if (added.length === 0) return text;
  const head = hasList ? '' : `${heading}\n\n`;
  return `${text.trimEnd()}\n\n${head}${added.join('\n')}`;
}

/** The number of the last note that a text has already. */
function lastNote(text: string): number {
  const at = text.search(/^[ \t]*Notes:?[ \t]*$/m);
  if (at < 0) return 0;
  const numbers = [...text.slice(at).matchAll(/^[ \t]*(\d+)\.\s/gm)];
  return Math.max(0, ...numbers.map(([, number]) => Number(number)));
}

/** The text with some of its passages made quotations, each with its citation, and a list of the sources. */
export function withQuotations(text: string, places: readonly Place[], style: CitationStyle) {
  const firstNote = lastNote(text) + 1;
  const heading = listHeadings[style];
  const named = new Set<string>();
  const entries: string[] = [];
  let out = '';
  let from = 0;
  for (const [index, place] of places.entries()) {
    const { source } = place;
    const note = firstNote + index;
    const entry = citationInList(source, style);
    const isNamed = named.has(entry);
    named.add(entry);
    if (style === 'chicago') entries.push(`${note}. ${isNamed ? shortNote(source) : entry}`);
    else if (!isNamed) entries.push(entry);
    const quotation = quotationOf(place, {
      own: text.slice(place.start, place.end),
      citation: citationInText(source, style, note),
    });
    out += text.slice(from, place.start);
    from = place.end;
    if (quotation.block) {
      // A full stop of the passage would stand alone behind the block.
      from += /^[.,;:!?]*/.exec(text.slice(from))![0].length;
      const rest = text.slice(from).trimStart();
      out = `${out.trimEnd()}${out.trim() === '' ? '' : '\n\n'}${quotation.text}`;
      if (rest !== '') out += '\n\n';
      from = text.length - rest.length;
    } else out += quotation.text;
  }
  out += text.slice(from);
  return heading === null ? out : withList(out, heading, entries);
}
