import type { MetadataKind } from '../metadata-kinds.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Groups whose text is no part of the document. */
export const PASSED_OVER = words(
  'fonttbl colortbl stylesheet info pict object themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl wgrffmtfilter filetbl fldinst bkmkstart bkmkend atnid atnauthor atnref atndate atntime atnparent atnicn atrfstart atrfend template userprops sn sv sp revtbl mmathPr passwordhash xe tc listtext pntext',
);

/** Groups that begin with `\*`, which readers may pass over, and that have text all the same. */
export const SHOWN = words('shpinst ud');

/** Groups with paragraphs of their own. */
export const OWN_PARAGRAPHS = words(
  'header headerl headerr headerf footer footerl footerr footerf footnote annotation shptxt',
);

/** What a document is called and about; it stands in a group that is passed over. */
export const TITLES = words('title subject keywords doccomm category');

export const PARAGRAPH_ENDS = words('par sect page column cell nestcell row nestrow');

/** Words that a reader sees as a character, and that stay. */
export const SIGNS: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['line', '\n'],
  ['emdash', '-'],
  ['endash', '-'],
  ['bullet', 'x'],
  ['lquote', "'"],
  ['rquote', "'"],
  ['ldblquote', '"'],
  ['rdblquote', '"'],
  ['emspace', ' '],
  ['enspace', ' '],
  ['qmspace', ' '],
]);

/** Words for characters without a shape, which are judged like those. */
export const HIDDEN: ReadonlyMap<string, string> = new Map([
  ['zwj', '\u200d'],
  ['zwnj', '\u200c'],
  ['zwbo', '\u200b'],
  ['zwnbo', '\u2060'],
  ['ltrmark', '\u200e'],
  ['rtlmark', '\u200f'],
]);

/** Groups that say something about people, by their first word. */
export const METADATA: ReadonlyMap<string, [kind: MetadataKind, label: string]> = new Map([
  ['author', ['author', 'Author']],
  ['operator', ['author', 'Last modified by']],
  ['manager', ['author', 'Manager']],
  ['company', ['company', 'Company']],
  ['creatim', ['dates', 'Created']],
  ['revtim', ['dates', 'Modified']],
  ['printim', ['dates', 'Last printed']],
  ['generator', ['application', 'Application']],
  ['userprops', ['custom', 'Custom properties']],
  ['rsidtbl', ['revisions', 'Table of revision ids']],
  ['annotation', ['comments', 'Comment']],
  ['atnid', ['comments', '']],
  ['atnauthor', ['comments', '']],
  ['atrfstart', ['comments', '']],
  ['atrfend', ['comments', '']],
]);

export const RSID = /rsid(root)?$/;

/** Code pages by the number of a character set of a font. */
export const CHARACTER_SETS: ReadonlyMap<number, string> = new Map([
  [0, 'windows-1252'],
  [77, 'macintosh'],
  [161, 'windows-1253'],
  [162, 'windows-1254'],
  [163, 'windows-1258'],
  [177, 'windows-1255'],
  [178, 'windows-1256'],
  [186, 'windows-1257'],
  [204, 'windows-1251'],
  [222, 'windows-874'],
  [238, 'windows-1250'],
]);
