import type { Edit } from '../text/edits.ts';
import { cleanFlow, type Piece, readIn } from '../text/flow.ts';
import type { Work } from '../work.ts';
import { createFonts } from './fonts.ts';
import { type Range, walkRtf } from './walk-rtf.ts';
import {
  HIDDEN,
  METADATA,
  OWN_PARAGRAPHS,
  PARAGRAPH_ENDS,
  PASSED_OVER,
  RSID,
  SHOWN,
  SIGNS,
  TITLES,
} from './words.ts';

interface Group {
  start: number;
  /** Its first word, which says what it is. */
  name: string | null;
  isStarred: boolean;
  isPassedOver: boolean;
  /** How many characters stand behind `\u` for readers that do not know it. */
  fallback: number;
  font: number | undefined;
  pieces: Piece[];
  said: string;
}

const isApart = (word: string) => OWN_PARAGRAPHS.has(word) || TITLES.has(word);

const LONGEST_VALUE = 400;
const DATE = /^(yr|mo|dy)$/;

/** Plain units stay; what RTF uses itself is escaped; the rest is spelled in a group of its own. */
const SPELLING = {
  escape: (text: string) =>
    text.replace(/[\\{}]|\n|[^ -~]/g, (sign) => {
      if (sign === '\n') return '\\line ';
      return /[ -~]/.test(sign) ? `\\${sign}` : `{\\uc1\\u${sign.charCodeAt(0)}?}`;
    }),
};

/**
 * Lists what is hidden in RTF, paragraph by paragraph, and what it says about people.
 *
 * @returns what has to be changed in the source
 */
export function editsOfRtf(source: string, work: Work): Edit[] {
  const { collector, remove, options } = work;
  const edits: Edit[] = [];
  const fonts = createFonts();
  const groups: Group[] = [];
  let group: Group = newGroup(0, undefined);
  let paragraph = 1;
  /** Characters that only stand in for the last `\u`. */
  let toSkip = 0;
  /** What these belong to: they go with it. */
  let spelled: Piece | undefined;
  let lastFont = 0;

  function endParagraph() {
    if (group.pieces.length === 0) return;
    work.onText?.(readIn(group.pieces));
    const result = cleanFlow(group.pieces, { options, spelling: SPELLING });
    collector.addFindings(result.findings, '', paragraph);
    for (const edit of result.edits) edits.push(edit);
    group.pieces.length = 0;
    paragraph++;
  }

  function add(text: string, { start, end }: Range, kind: Piece['kind']) {
    if (toSkip > 0) {
      toSkip--;
      if (spelled) spelled.end = end;
      return;
    }
    group.said += group.said.length < LONGEST_VALUE ? text : '';
    spelled = { text, start, end, kind };
    if (!group.isPassedOver) group.pieces.push(spelled);
  }

  /** The first word of a group says what it is. */
  function name(word: string) {
    group.name = word;
    const isUnknown = group.isStarred && !SHOWN.has(word) && !OWN_PARAGRAPHS.has(word);
    group.isPassedOver ||= PASSED_OVER.has(word) || isUnknown;
    if (TITLES.has(word)) group.isPassedOver = false;
    if (isApart(word)) group.pieces = [];
  }

  /** Year, month and day come as words of their own; a date that never was has none. */
  function addDate(value: number) {
    if (value > 0) group.said += `${group.said === '' ? '' : '-'}${String(value).padStart(2, '0')}`;
  }

  function takeIds(word: string, range: Range) {
    const value = /\d+/.exec(source.slice(range.start, range.end))?.[0] ?? '';
    collector.addMetadata({ kind: 'revisions', name: 'Revision ids (rsid)', part: '' }, value);
    if (word !== 'rsid' && remove.has('revisions')) edits.push({ ...range, text: '' });
  }

  walkRtf(source, {
    openGroup(start) {
      toSkip = 0;
      groups.push(group);
      group = newGroup(start, group);
    },
    closeGroup(end) {
      toSkip = 0;
      if (isApart(group.name ?? '')) endParagraph();
      const found = METADATA.get(group.name ?? '');
      if (found) {
        const [kind, label] = found;
        const isSet = kind !== 'dates' || group.said !== '';
        if (label !== '' && isSet)
          collector.addMetadata({ kind, name: label, part: '' }, group.said);
        if (remove.has(kind)) edits.push({ start: group.start, end, text: '' });
      }
      const { said, isStarred } = group;
      group = groups.pop()!;
      if (!isStarred && group.said.length < LONGEST_VALUE) group.said += said;
      if (groups.length === 0) endParagraph();
    },
    word(word, value, range) {
      if (group.name === null) name(word);
      if (word === 'u' && value !== undefined) {
        toSkip = 0;
        add(String.fromCharCode(value & 0xffff), range, 'whole');
        toSkip = group.fallback;
      } else if (word === 'uc') group.fallback = value ?? 1;
      else if (word === 'f') {
        group.font = value;
        lastFont = value ?? 0;
      } else if (word === 'fcharset') fonts.setFont(lastFont, value ?? 0);
      else if (word === 'ansicpg') fonts.setStandard(`windows-${value}`);
      else if (word === 'mac') fonts.setStandard('macintosh');
      else if (word === 'pc' || word === 'pca') fonts.setStandard('unknown');
      else if (DATE.test(word)) addDate(value ?? 0);
      else if (RSID.test(word)) takeIds(word, range);
      else if (PARAGRAPH_ENDS.has(word) && !group.isPassedOver) endParagraph();
      else if (HIDDEN.has(word)) add(HIDDEN.get(word)!, range, 'whole');
      else if (SIGNS.has(word)) add(SIGNS.get(word)!, range, 'fixed');
    },
    symbol(sign, byte, range) {
      if (sign === '*') group.isStarred = true;
      else if (sign === "'") add(fonts.character(byte, group.font), range, 'whole');
      else if (sign === '~') add('\u00a0', range, 'whole');
      else if (sign === '-') add('\u00ad', range, 'whole');
      else if (sign === '_') add('-', range, 'fixed');
      else if (sign === '\n' || sign === '\r') endParagraph();
      else add(sign, range, 'fixed');
    },
    text(start, end) {
      group.name ??= '';
      addUnits(start, end);
    },
  });
  return edits;

  /** Plain characters; those that stand in for the last `\u` one by one, bytes of code pages too. */
  function addUnits(start: number, end: number) {
    let at = start;
    for (; toSkip > 0 && at < end; at++) add('', { start: at, end: at + 1 }, 'plain');
    while (at < end) {
      let to = at;
      while (to < end && source.charCodeAt(to) < 0x80) to++;
      if (to > at) add(source.slice(at, to), { start: at, end: to }, 'plain');
      else {
        to++;
        add(fonts.character(source.charCodeAt(at), group.font), { start: at, end: to }, 'whole');
      }
      at = to;
    }
  }
}

/** A group begins as the one around it is, and writes on in its paragraph. */
function newGroup(start: number, outer: Group | undefined): Group {
  return {
    start,
    name: null,
    isStarred: false,
    isPassedOver: outer?.isPassedOver ?? false,
    fallback: outer?.fallback ?? 1,
    font: outer?.font,
    pieces: outer?.pieces ?? [],
    said: '',
  };
}
