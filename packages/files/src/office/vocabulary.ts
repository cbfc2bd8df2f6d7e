import type { Spelling } from '../text/flow.ts';
import { escapeXml } from '../xml/references.ts';

/** How a family of formats writes what people read; all names are local ones. */
export interface Vocabulary {
  /** Elements that are read as one. */
  paragraphs: ReadonlySet<string>;
  /** Elements that hold text and nothing else, wherever they stand. */
  fields: ReadonlySet<string>;
  /** Elements around text within a paragraph; null where all text in it is read. */
  texts: ReadonlyMap<string, 'shown' | 'deleted'> | null;
  /** What a reader sees of an element. */
  signs: ReadonlyMap<string, string>;
  /** Elements that are a hidden character themselves. */
  hidden: ReadonlyMap<string, string>;
  /** Elements whose content is no part of what is read around them. */
  passedOver: ReadonlySet<string>;
  /** Attributes that people read. */
  attributes: ReadonlySet<string>;
  spelling: Spelling;
}

const words = (list: string) => new Set(list.split(' '));

const OBJECT = '\ufffc';

export const OPEN_XML: Vocabulary = {
  paragraphs: words('p si is text'),
  fields: words(
    'title subject description keywords category oddHeader oddFooter evenHeader evenFooter firstHeader firstFooter',
  ),
  texts: new Map([
    ['t', 'shown'],
    ['delText', 'deleted'],
  ]),
  signs: new Map([
    ['tab', '\t'],
    ['ptab', '\t'],
    ['br', '\n'],
    ['cr', '\n'],
    ['noBreakHyphen', '-'],
    ['sym', 'x'],
    ['drawing', OBJECT],
    ['pict', OBJECT],
    ['object', OBJECT],
  ]),
  hidden: new Map([['softHyphen', '\u00ad']]),
  passedOver: words('pPr tabs instrText delInstrText'),
  attributes: words('descr title tooltip prompt promptTitle error errorTitle'),
  spelling: { escape: escapeXml },
};

export const OPEN_DOCUMENT: Vocabulary = {
  paragraphs: words('p h'),
  fields: words('title desc subject description keyword'),
  texts: null,
  signs: new Map([
    ['s', ' '],
    ['tab', '\t'],
    ['line-break', '\n'],
    ['frame', OBJECT],
  ]),
  hidden: new Map(),
  passedOver: words('creator date creator-initials date-string note-citation binary-data script'),
  attributes: new Set(),
  // Runs of white space are one space there, and none at the edge of a paragraph.
  spelling: { escape: escapeXml, foldedSpace: '<text:s/>' },
};

/** The lists of an EPUB: what it is called, and where its chapters are. */
export const BOOK_LISTS: Vocabulary = {
  ...OPEN_DOCUMENT,
  paragraphs: new Set(),
  fields: words('title subject description text'),
  signs: new Map(),
  passedOver: new Set(),
  spelling: { escape: escapeXml },
};
