import type { CopiedSource } from '@cleanpaste/contract';
import type { Credit } from '../cleaning/index.ts';

export const citationStyles = ['apa', 'mla', 'chicago', 'plain'] as const;
export type CitationStyle = (typeof citationStyles)[number];
/** A source as the check knows it; what it does not know of author and year the reader may add. */
export type Source = Pick<CopiedSource, 'title' | 'url' | 'licence'> & {
  [field in keyof Credit]?: string | null;
};

/** The heading under which a style gathers its sources; none where the citation says it all. */
export const listHeadings: Record<CitationStyle, string | null> = {
  apa: 'References',
  mla: 'Works Cited',
  chicago: 'Notes',
  plain: null,
};

/** Two sources of the same title and address are one. */
export const keyOf = ({ title, url }: Pick<Source, 'title' | 'url'>) => `${title}\n${url ?? ''}`;

const sentence = (part: string) => (/[.!?…]$/.test(part) ? part : `${part}.`);
const known = (parts: (string | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== undefined && part !== '') as string[];

/** Inside round brackets others become square. */
const bracketed = (parts: (string | null | undefined)[]) =>
  `(${known(parts).join(', ').replaceAll('(', '[').replaceAll(')', ']')})`;

/** Family name, given names and what follows, of a person who is written "Austen, Jane"; null of others. */
function personOf(author: string) {
  const [family = '', given = '', ...after] = author.split(',').map((part) => part.trim());
  const isOne = given !== '' && !/;|&|\band\b/.test(author);
  return isOne ? { family, given, after } : null;
}

/** "Austen, J.": given names as their initials. */
function withInitials(author: string): string {
  const person = personOf(author);
  if (!person) return author;
  const initials = person.given.replace(/(\p{L})[^\s-]*/gu, '$1.');
  return [person.family, initials, ...person.after].join(', ');
}

/** "Jane Austen": as the name is spoken. */
export function spokenName(author: string): string {
  const person = personOf(author);
  return person ? [person.given, person.family, ...person.after].join(' ') : author;
}

/** What is in the public domain has no licence to be named. */
const licenceOf = ({ licence }: Source) =>
  licence && !/^public domain\b/i.test(licence) ? licence : null;

/** What stands before the comma, as in "Austen, Jane"; without one, the name as it was written. */
const shortName = (author: string) => author.split(',')[0]!.trim();
/** Who is named in the text: the author, and of a source without one, as every style has it, the title. */
const nameOf = ({ title, author }: Source) => (author ? shortName(author) : title);

/**
 * What stands behind a quotation, of what is known: neither an author nor a year is made up, and "n.d."
 * is how the field says that none is given. `note` numbers a note, where the style has notes.
 */
export function citationInText(source: Source, style: CitationStyle, note = 1) {
  const { title, url, author, year } = source;
  if (style === 'chicago') return `[${note}]`;
  if (style === 'apa') return ` ${bracketed([nameOf(source), year || 'n.d.'])}`;
  if (style === 'mla') return ` ${bracketed([nameOf(source)])}`;
  return ` ${bracketed([author && spokenName(author), title, year, url, licenceOf(source)])}`;
}

/** A source's line in the list, and what "Copy" gives. */
export function citationInList(source: Source, style: CitationStyle): string {
  const { title, url, author, year } = source;
  const licence = licenceOf(source);
  const of = licence ? [`Licence: ${sentence(licence)}`] : [];
  if (style === 'apa') {
    const date = `(${year || 'n.d.'}).`;
    const work = author
      ? [sentence(withInitials(author)), date, sentence(title)]
      : [sentence(title), date];
    return [...work, ...known([url]), ...of].join(' ');
  }
  if (style === 'mla') {
    const parts = known([author, title, year]).map(sentence);
    return [...parts, ...(url ? [`${url}.`] : []), ...of].join(' ');
  }
  const work = year ? `${title} (${year})` : title;
  const by = author && spokenName(author);
  return [sentence(known([by, work, url]).join(', ')), ...of].join(' ');
}

/** A note that names a source once more. */
export const shortNote = ({ title, author }: Source) =>
  sentence(known([author && shortName(author), title]).join(', '));
