import { sentences } from '../text/index.ts';
import { forLength } from '../text/long-runs.ts';
import { protectedSpans } from './protect.ts';

/** A text cut into tokens: parallel arrays, one entry a token. */
export interface Document {
  text: string;
  count: number;
  start: Int32Array;
  end: Int32Array;
  /** Lower-cased, with ’ as '. */
  lower: string[];
  tag: Uint8Array;
  /** 1 where nothing may be changed. */
  locked: Uint8Array;
  /** 1 in a line that is a heading or a title. */
  heading: Uint8Array;
  /** 1 for words that are terms of their text; see `markTerms`. */
  term: Uint8Array;
  /** Number of the sentence a token belongs to. */
  sentence: Int32Array;
  /** 1 at the first token of a sentence. */
  first: Uint8Array;
  /** 1 for words (not figures, not punctuation). */
  word: Uint8Array;
  /** Whether its apostrophes are typographic ones. */
  curly: boolean;
}

const TOKEN =
  /[A-Za-zÀ-ɏ]+(?:['’-][A-Za-zÀ-ɏ]+)*|[\p{L}\p{M}\p{N}]+(?:[.,:'’/-][\p{L}\p{M}\p{N}]+)*|\.{3}|[^\s\p{L}\p{M}\p{N}]/gu;
const CLITIC = /['’](?:s|re|ve|ll|d|m)$/i;
const CAPITAL = /^\p{Lu}/u;
const SHOUT = /\p{Lu}.*?\p{Lu}|\p{Ll}\p{Lu}/u;
const LATIN_WORD = /^[A-Za-zÀ-ɏ'’]/;

/** First words that are more often a name than the word they spell. */
const NAME_LIKE = new Set(
  'mark will may bill rose grace hope faith joy frank jack art dawn grant rich miles chase drew pat rob sue ray dean gene chance hunter mason china turkey june august march april'.split(
    ' ',
  ),
);

/** Negations and what limits like one: they stay, byte for byte, whatever stands around them. */
const NEGATIONS = new Set(
  `no not never none nothing nobody nowhere neither nor without cannot hardly barely scarcely rarely seldom
  few little unless except lest`.split(/\s+/),
);

const NUMERALS = new Set(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion trillion hundreds
  thousands millions billions dozen dozens half third quarter first second third fourth fifth once twice thrice double
  triple percent`.split(/\s+/),
);

const LOCKED_WORDS = new Set([...NEGATIONS, ...NUMERALS]);

/** Cuts a text into tokens, marks the sentences and locks what must come back untouched. */
export function readDocument(text: string): Document {
  const starts: number[] = [];
  const ends: number[] = [];
  for (const match of text.matchAll(forLength(TOKEN, text))) {
    const start = match.index;
    const end = start + match[0].length;
    const clitic = match[0].length > 2 ? CLITIC.exec(match[0]) : null;
    starts.push(start);
    if (clitic !== null) {
      ends.push(start + clitic.index);
      starts.push(start + clitic.index);
    }
    ends.push(end);
  }
  const count = starts.length;
  const doc: Document = {
    text,
    count,
    start: Int32Array.from(starts),
    end: Int32Array.from(ends),
    lower: new Array<string>(count),
    tag: new Uint8Array(count),
    locked: new Uint8Array(count),
    heading: new Uint8Array(count),
    term: new Uint8Array(count),
    sentence: new Int32Array(count),
    first: new Uint8Array(count),
    word: new Uint8Array(count),
    curly: /\p{L}’\p{L}/u.test(text),
  };
  markSentences(doc);
  lockTokens(doc);
  markHeadings(doc);
  return doc;
}

function markSentences(doc: Document): void {
  let at = 0;
  sentences(doc.text).forEach(({ end }, number) => {
    let opened = false;
    for (; at < doc.count && doc.start[at]! < end; at++) {
      const raw = doc.text.slice(doc.start[at]!, doc.end[at]!);
      doc.lower[at] = raw.toLowerCase().replace('’', "'");
      doc.sentence[at] = number;
      doc.word[at] = LATIN_WORD.test(raw) && raw !== "'" && raw !== '’' ? 1 : 0;
      if (!opened && doc.word[at]! === 1) {
        doc.first[at] = 1;
        opened = true;
      }
    }
  });
}

/** A heading in Markdown, or a short line of its own that ends no sentence. */
const HEADING =
  /^[ \t]*(?:#{1,6}[ \t][^\n]{1,200}|\*\*[^*\n]{1,120}\*\*:?[ \t]*)$|(?<=^|\n\n)(?![-*+•>|\d])[A-Z][^\n.!?…,;"”]{2,90}(?=\n)/gm;

function markHeadings(doc: Document): void {
  let at = 0;
  for (const { index, 0: match } of doc.text.matchAll(HEADING)) {
    while (at < doc.count && doc.end[at]! <= index) at++;
    for (; at < doc.count && doc.start[at]! < index + match.length; at++) doc.heading[at] = 1;
  }
}

/** Locks protected spans, negations, figures, and names; learns the names of the text first. */
function lockTokens(doc: Document): void {
  lockSpans(doc);
  const names = new Set<string>();
  for (let i = 0; i < doc.count; i++) {
    const lower = doc.lower[i]!;
    if (doc.word[i]! === 0) {
      if (/[\p{L}\p{N}]/u.test(lower)) doc.locked[i] = 1;
      continue;
    }
    if (LOCKED_WORDS.has(lower) || lower.endsWith("n't")) doc.locked[i] = 1;
    // Most words: no capital, so nothing below can lock them.
    const raw = doc.text.slice(doc.start[i]!, doc.end[i]!);
    if (raw === lower) continue;
    if (!CAPITAL.test(raw)) {
      if (SHOUT.test(raw)) doc.locked[i] = 1;
    } else if (raw.length > 1 && SHOUT.test(raw)) {
      doc.locked[i] = 1;
    } else if (doc.first[i]! === 0 && lower !== 'i') {
      if (doc.locked[i]! === 1) continue;
      doc.locked[i] = 1;
      if (!/[:"“(*]/.test(doc.text[doc.end[i - 1]! - 1] ?? '')) names.add(raw);
    }
  }
  for (let i = 0; i < doc.count; i++) {
    if (doc.first[i]! === 0 || doc.locked[i]! === 1) continue;
    const raw = doc.text.slice(doc.start[i]!, doc.end[i]!);
    if (!CAPITAL.test(raw)) continue;
    const followed =
      i + 1 < doc.count &&
      doc.locked[i + 1]! === 1 &&
      CAPITAL.test(doc.text.charAt(doc.start[i + 1]!));
    if (names.has(raw) || NAME_LIKE.has(doc.lower[i]!)) doc.locked[i] = 1;
    else if (followed && !FUNCTION_START.has(doc.lower[i]!)) doc.locked[i] = 1;
  }
}

function lockSpans(doc: Document): void {
  let at = 0;
  for (const span of protectedSpans(doc.text)) {
    while (at > 0 && doc.end[at - 1]! > span.start) at--;
    while (at < doc.count && doc.end[at]! <= span.start) at++;
    for (; at < doc.count && doc.start[at]! < span.end; at++) doc.locked[at] = 1;
  }
}

/** Words that stand before a name at the beginning of a sentence without being part of it. */
const FUNCTION_START = new Set(
  `the a an this that these those in on at by for from with as when while if after before since during under although
  though because but and or so yet however both many some most all each every like unlike among between its his her
  their our my your today additionally furthermore moreover meanwhile instead also once until where who what how why
  to of it he she they we you i additionally similarly consequently therefore thus hence finally`.split(
    /\s+/,
  ),
);
