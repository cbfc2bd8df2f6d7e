import type { Piece } from '../text/flow.ts';

const XML: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Names of HTML for what cleaning may look at; all other names are letters or signs. */
const HTML_CODES: Record<string, number> = {
  nbsp: 0xa0,
  NonBreakingSpace: 0xa0,
  shy: 0xad,
  ensp: 0x2002,
  emsp: 0x2003,
  emsp13: 0x2004,
  emsp14: 0x2005,
  numsp: 0x2007,
  puncsp: 0x2008,
  thinsp: 0x2009,
  ThinSpace: 0x2009,
  hairsp: 0x200a,
  VeryThinSpace: 0x200a,
  ZeroWidthSpace: 0x200b,
  NegativeThinSpace: 0x200b,
  NegativeMediumSpace: 0x200b,
  NegativeThickSpace: 0x200b,
  NegativeVeryThinSpace: 0x200b,
  zwnj: 0x200c,
  zwj: 0x200d,
  lrm: 0x200e,
  rlm: 0x200f,
  MediumSpace: 0x205f,
  NoBreak: 0x2060,
  ApplyFunction: 0x2061,
  af: 0x2061,
  InvisibleTimes: 0x2062,
  it: 0x2062,
  InvisibleComma: 0x2063,
  ic: 0x2063,
  ndash: 0x2013,
  mdash: 0x2014,
  lsquo: 0x2018,
  rsquo: 0x2019,
  sbquo: 0x201a,
  ldquo: 0x201c,
  rdquo: 0x201d,
  bdquo: 0x201e,
  hellip: 0x2026,
  mldr: 0x2026,
  Tab: 9,
  NewLine: 10,
};

/** Stands for a character that some name spells and that no rule looks at. */
const SOME_LETTER = 'e';

/** A reference as the reader sees it; undefined where it is none. */
function meaningOf(body: string, isHtml: boolean): string | undefined {
  if (body.startsWith('#')) {
    const code = /^#[xX]/.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
  }
  if (Object.hasOwn(XML, body)) return XML[body];
  if (!isHtml) return undefined;
  return Object.hasOwn(HTML_CODES, body) ? String.fromCharCode(HTML_CODES[body]!) : SOME_LETTER;
}

/**
 * Spaces and hyphens that somebody spelled out: whoever reads the source sees them, and they are
 * there for how the page looks.
 */
const LAYOUT =
  /^(nbsp|NonBreakingSpace|shy|e[nm]sp|emsp1[34]|numsp|puncsp|thinsp|ThinSpace|hairsp|hellip|#160|#x0*[aA]0)$/;

const REFERENCE = /&(#[xX][0-9a-fA-F]{1,6}|#[0-9]{1,7}|[A-Za-z][A-Za-z0-9]{0,31});/g;

/**
 * Adds a stretch of markup text to what is read, its references resolved.
 *
 * @param onUnknown called for a reference that nothing defines; HTML takes those for text
 */
export function addText(
  pieces: Piece[],
  source: string,
  { start, end, isHtml, onUnknown }: TextRange,
): void {
  let from = start;
  const plain = (to: number) => {
    if (to > from)
      pieces.push({ text: source.slice(from, to), start: from, end: to, kind: 'plain' });
  };
  const slice = source.slice(start, end);
  const references = slice.includes('&') ? slice.matchAll(REFERENCE) : [];
  for (const match of references) {
    const at = start + match.index;
    const meaning = meaningOf(match[1]!, isHtml);
    if (meaning === undefined) {
      onUnknown?.(match[0]);
      continue;
    }
    plain(at);
    from = at + match[0].length;
    const kind = isHtml && LAYOUT.test(match[1]!) ? 'fixed' : 'whole';
    pieces.push({ text: meaning, start: at, end: from, kind });
  }
  plain(end);
}

interface TextRange {
  start: number;
  end: number;
  isHtml: boolean;
  onUnknown?: (reference: string) => void;
}

/** Text as it is written between tags, and in quotes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A stretch of markup text as it is read. */
export function readText(source: string, isHtml: boolean): string {
  const pieces: Piece[] = [];
  addText(pieces, source, { start: 0, end: source.length, isHtml });
  return pieces.map(({ text }) => text).join('');
}
