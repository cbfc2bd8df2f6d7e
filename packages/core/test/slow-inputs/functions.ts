import {
  findFault,
  judgeParagraphs,
  judgeVersion,
  mask,
  messagesFor,
  splitChunks,
  versionIn,
} from '../../src/guard/index.ts';
import {
  clean,
  commentsOf,
  decode,
  encode,
  reveal,
  scan,
  scanCode,
} from '../../src/hidden/index.ts';
import { fold, score } from '../../src/likelihood/index.ts';
import { alternatives, applyEdits, readsAsEnglish, rewrite } from '../../src/rewrite/index.ts';
import { english, german } from '../../src/similarity/across-languages/lighthouse.fixture.ts';
import {
  align,
  alignCode,
  containmentOf,
  excludedSpans,
  fingerprints,
  INNOCENT_KINDS,
  innocentSpans,
  likenessOf,
  outside,
  rankCandidates,
  readsAsCode,
  similarityOf,
  translationsOf,
} from '../../src/similarity/index.ts';
import { protectedItems, sentences, uniqueness, words } from '../../src/text/index.ts';
import {
  colourWords,
  detectGreenList,
  plantGreenList,
  scoreSynthId,
  scoresUnderOtherKeys,
} from '../../src/watermark/index.ts';

/** A public function of the core as it is called with one text. */
export interface TextFunction {
  name: string;
  run: (text: string) => unknown;
  /** Only worked on where a text is English, so that it is also given English that turns odd. */
  english?: boolean;
}

const ALL_OPTIONS = {
  lookAlikes: true,
  chatTraces: true,
  quotes: true,
  dashes: true,
  frenchSpaces: true,
};

export const HIDDEN_FUNCTIONS: TextFunction[] = [
  { name: 'scan', run: (text) => scan(text) },
  { name: 'scan, all options', run: (text) => scan(text, ALL_OPTIONS) },
  { name: 'clean', run: (text) => clean(text).text },
  { name: 'clean, all options', run: (text) => clean(text, ALL_OPTIONS).text },
  { name: 'clean, findings read', run: (text) => clean(text).findings },
  { name: 'reveal', run: (text) => reveal(text) },
  { name: 'decode', run: (text) => decode(text) },
  { name: 'scanCode, JavaScript', run: (text) => scanCode(text, { language: 'javascript' }) },
  { name: 'scanCode, Ruby', run: (text) => scanCode(text, { language: 'ruby' }) },
  { name: 'scanCode, HTML', run: (text) => scanCode(text, { language: 'html' }) },
];

/** What hides a text, or hides something in it, and reads it again. */
export const ENCODE_FUNCTIONS: TextFunction[] = [
  { name: 'encode as selectors', run: (text) => encode('Hi there', text) },
  {
    name: 'encode as zero-width bits',
    run: (text) => encode('Hi there', text, { scheme: 'zero-width-binary' }),
  },
  { name: 'encode in tags', run: (text) => encode('Hi there', text, { scheme: 'tag-characters' }) },
  { name: 'encode behind the first word', run: (text) => encode(text, 'a message') },
];

/** One language for each trait of its grammar that is read in a way of its own. */
const LANGUAGES = ['haskell', 'javascript', 'lua', 'perl'] as const;

/** What reads a program, or a text as though it were one. */
export const CODE_FUNCTIONS: TextFunction[] = [
  { name: 'commentsOf, HTML', run: (text) => commentsOf(text, 'html') },
  ...LANGUAGES.map((language) => ({
    name: `commentsOf, ${language}`,
    run: (text: string) => commentsOf(text, language),
  })),
  { name: 'scanCode, C', run: (text) => scanCode(text, { language: 'c' }) },
  { name: 'scanCode, TeX', run: (text) => scanCode(text, { language: 'tex' }) },
];

const MARK = { scheme: 'kgw', key: 'a key' } as const;

export const TEXT_FUNCTIONS: TextFunction[] = [
  { name: 'sentences', run: (text) => sentences(text) },
  { name: 'words', run: (text) => words(text) },
  { name: 'uniqueness', run: (text) => uniqueness(text, text) },
];

const NOTHING_MASKED = { items: [], mark: '' };

/** The guard, over a text and what a model could have made of it. */
export const GUARD_FUNCTIONS: TextFunction[] = [
  { name: 'protectedItems', run: (text) => protectedItems(text) },
  { name: 'mask', run: (text) => mask(text) },
  { name: 'splitChunks', run: (text) => splitChunks(text) },
  { name: 'splitChunks, short', run: (text) => splitChunks(text, 40) },
  {
    name: 'findFault in itself',
    run: (text) => findFault({ ...NOTHING_MASKED, text }, text),
  },
  {
    name: 'judgeVersion of a masked text',
    run: (text) => {
      const masked = mask(text);
      return judgeVersion({ masked, output: masked.text });
    },
  },
  {
    name: 'judgeParagraphs',
    run: (text) =>
      judgeParagraphs({
        masked: { ...NOTHING_MASKED, text: `a\n\n${text}` },
        output: `b\n\n${text}`,
      }),
  },
  {
    name: 'versionIn of a message',
    run: (text) => versionIn(messagesFor(text, 'empty', '0123456789ab')[1]!.content),
  },
  { name: 'versionIn', run: (text) => versionIn(text) },
];

/** As long as the text, with other words at every second place: what is compared word by word has to look. A longer run is cut, for which the expression would have no room. */
function everySecondWord(text: string): string {
  let count = 0;
  return text.replace(/[^\s\p{P}]{1,1000}/gu, (word) =>
    count++ % 2 ? word : [...word].reverse().join(''),
  );
}

const FORM = {
  quotes: 'curly',
  dashes: 'spaced',
  emphasis: 'underscores',
  spelling: 'british',
  lists: 'asterisk',
} as const;

export const OTHER_FUNCTIONS: TextFunction[] = [
  { name: 'rewrite', run: (text) => rewrite(text), english: true },
  {
    name: 'rewrite, strong, and applyEdits',
    run: (text) => applyEdits(text, rewrite(text, { strength: 'strong' }).edits),
    english: true,
  },
  {
    name: 'rewrite, every switch of form',
    run: (text) => rewrite(text, { form: FORM }),
    english: true,
  },
  { name: 'alternatives', run: (text) => alternatives(text), english: true },
  { name: 'readsAsEnglish', run: (text) => readsAsEnglish(text), english: true },
  { name: 'detectGreenList', run: (text) => detectGreenList(text, MARK) },
  { name: 'colourWords by pairs', run: (text) => colourWords(text, MARK) },
  { name: 'colourWords', run: (text) => colourWords(text, { scheme: 'unigram', key: 'a key' }) },
  {
    name: 'plantGreenList',
    run: (text) =>
      plantGreenList(
        text,
        MARK,
        words(text).map((span) => ({ ...span, options: ['large', 'b'] })),
      ),
  },
  {
    name: 'scoreSynthId',
    run: (text) => scoreSynthId(Array.from(text, (letter) => letter.codePointAt(0)!)),
  },
  { name: 'scoresUnderOtherKeys', run: (text) => scoresUnderOtherKeys(text, MARK, 2) },
  { name: 'fold', run: (text) => fold(text) },
  { name: 'score', run: (text) => score(text), english: true },
  { name: 'fingerprints', run: (text) => fingerprints(text) },
  { name: 'fingerprints, every one', run: (text) => fingerprints(text, { every: true }) },
  {
    name: 'excludedSpans',
    run: (text) => excludedSpans(text, { quotations: true, references: true }),
  },
  { name: 'innocentSpans', run: (text) => innocentSpans(text) },
  {
    name: 'likenessOf with itself',
    run: (text) => likenessOf(text, text, INNOCENT_KINDS),
  },
  {
    name: 'similarityOf',
    run: (text) => similarityOf(text, everyOther(text), everyOther(text.slice(3))),
  },
  {
    name: 'outside',
    run: (text) => outside(everyOther(text), everyOther(text.slice(3))),
  },
  {
    name: 'rankCandidates among its own words',
    run: (text) => {
      const hits = fingerprints(text).map(({ hash, position }) => ({
        hash,
        position,
        document: 1,
      }));
      return rankCandidates(hits, { documents: 1000 });
    },
  },
  {
    name: 'rankCandidates in documents of their own',
    run: (text) => {
      const hits = fingerprints(text).map(({ position }, document) => ({
        hash: BigInt(position),
        position: 0,
        document,
      }));
      return rankCandidates([...hits, ...hits.map((hit) => ({ ...hit, hash: 1n }))], {
        documents: 1000,
      });
    },
  },
  { name: 'alignCode with itself', run: (text) => alignCode(text, text) },
  { name: 'readsAsCode', run: (text) => readsAsCode(text) },
  { name: 'containmentOf itself', run: (text) => containmentOf(text, text) },
  {
    name: 'containmentOf itself but for parts',
    run: (text) => containmentOf(text, text, everyOther(text)),
  },
  {
    name: 'translationsOf behind a translation',
    run: (text) => translationsOf(`${english}\n${text}`, `${german}\n${text}`),
  },
  {
    name: 'translationsOf itself',
    run: (text) => translationsOf(text, text),
  },
  {
    name: 'likenessOf its second half',
    run: (text) => likenessOf(text, text.slice(text.length >> 1), INNOCENT_KINDS),
  },
  {
    name: 'containmentOf every second word',
    run: (text) => containmentOf(everySecondWord(text), text),
  },
  { name: 'align with every second word', run: (text) => align(everySecondWord(text), text) },
  { name: 'align with itself', run: (text) => align(text, text) },
  { name: 'align with its second half', run: (text) => align(text, text.slice(text.length >> 1)) },
];

function everyOther(text: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (let start = 0; start < text.length; start += 40) spans.push({ start, end: start + 20 });
  return spans;
}

export const ALL_FUNCTIONS = [
  ...HIDDEN_FUNCTIONS,
  ...ENCODE_FUNCTIONS,
  ...CODE_FUNCTIONS,
  ...TEXT_FUNCTIONS,
  ...GUARD_FUNCTIONS,
  ...OTHER_FUNCTIONS,
];
