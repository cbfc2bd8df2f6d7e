import { inflectVerb, pluralOf, type VerbForm } from './inflect.ts';
import { tagSet } from './tags.ts';
import type { EditKind } from './types.ts';

/** One place of a pattern: certain words, or any word with certain tags. */
interface Element {
  words?: ReadonlySet<string>;
  tags?: number;
  /** Whether the matched word is copied by `$1`, `$2` … */
  slot?: boolean;
}

/** What must or must not stand beside a match. */
export interface Condition {
  where: 'next' | 'before' | 'object';
  negated: boolean;
  words: ReadonlySet<string>;
  tags: number;
}

/** A compiled line of the lexicon. */
interface Pattern {
  elements: readonly Element[];
  conditions: readonly Condition[];
  /** Alternatives, best first, with `^` behind a verb and `~` behind a noun that take the form matched. */
  replacements: readonly string[];
  /** What each replacement is known by in the table of pairs: the line without its conditions. */
  pairs: readonly string[];
  cost: number;
  kind: EditKind;
  /** An object must follow, or the verb stand in the passive. */
  transitive: boolean;
  /** Wordings of several words then fit only some places. */
  attributive?: 'adjective' | 'adverb';
}

/** A way to begin: the pattern, and the form in which its first word stands. */
export interface Entry {
  pattern: Pattern;
  /** Tags the first word must have. */
  tags: number;
  form?: VerbForm | 'one' | 'many';
  /** The verb whose past and participle are alike: the tagger cannot tell which one it is. */
  unsure?: boolean;
}

/** The lexicon by the first word of a match. */
export type Lexicon = Map<string, Entry[]>;

/** A form that a first word takes in a text, with what must hold of it there. */
type Surface = { word: string } & Omit<Entry, 'pattern'>;

const VERB_TAGS: Record<VerbForm, number> = {
  V: tagSet('V'),
  Z: tagSet('Z'),
  D: tagSet('E'),
  N: tagSet('E'),
  G: tagSet('G'),
};
const SINGULAR = tagSet('N');
const PLURAL = tagSet('S');
const NP = tagSet('D$JNSF#');
const ANY = 0x7fffffff;
/** In a condition on the word before: the match begins its sentence. Above every tag. */
export const START = 1 << 30;
/** What may follow a transitive verb, and what may follow it in the passive. */
export const OBJECTS = tagSet('D$JNSF#P');
export const AFTER_PASSIVE = new Set(
  'by in through with at for from via during within as across over when if because and or after before throughout'.split(
    ' ',
  ),
);

/** A section of the lexicon: how the first word inflects and what the lines cost by default. */
interface Section {
  source: string;
  first: 'verb' | 'noun' | 'adjective' | 'adverb' | 'phrase';
  kind: EditKind;
  cost: number;
}

/**
 * Compiles sections into a lexicon. A line is `pattern conditions = replacement / replacement ; cost`:
 * `a|b` either word, `verb^` and `noun~` any form, `<JN>` a word with one of these tags; conditions
 * `>x,y` the next word, `<x,y` the one before, `~x,y` one of the next four up to a verb or
 * punctuation; a `!` before them negates. In conditions a capital is a tag, NP the start of a noun
 * phrase, `.` punctuation or the end.
 */
export function compileLexicon(sections: readonly Section[]): Lexicon {
  const lexicon: Lexicon = new Map();
  for (const section of sections) {
    for (const line of section.source.split('\n')) {
      if (line.trim() !== '' && !line.startsWith('#')) addLine(lexicon, line, section);
    }
  }
  return lexicon;
}

function addLine(lexicon: Lexicon, line: string, section: Section): void {
  const equals = line.indexOf(' = ');
  if (equals < 0) throw new Error(`lexicon line without "=": ${line}`);
  const [right = '', cost] = line.slice(equals + 3).split(' ; ');
  const parts = line.slice(0, equals).trim().split(/\s+/);
  const isCondition = (part: string): boolean =>
    part.length > 1 && /^!?[<>~]/.test(part) && !/^<.+>$/.test(part);
  const conditions = parts.filter(isCondition).map(condition);
  const shape = parts.filter((part) => !isCondition(part));
  const suffix = { verb: '^', noun: '~', adjective: '', adverb: '', phrase: '' }[section.first];
  const marked = (text: string): string =>
    suffix === '' || /[\^~]/.test(text)
      ? text
      : suffix === '^'
        ? text.replace(/^(\S+)/, '$1^')
        : `${text}~`;
  const transitive =
    section.first === 'verb' &&
    shape.length === 1 &&
    !conditions.some(({ where, negated }) => where === 'next' && !negated);
  const replacements = right.split(' / ').map((text) => marked(text.trim()));
  const [head = '', ...rest] = shape;
  const first = suffix !== '' && !/[\^~]/.test(head) ? head + suffix : head;
  const pattern: Pattern = {
    elements: [first, ...rest].map(element),
    conditions,
    pairs: replacements.map((text) => `${[first, ...rest].join(' ')} = ${text}`),
    replacements: replacements.map((text) => (text === '-' ? '' : text)),
    cost: cost === undefined ? section.cost : Number(cost),
    transitive,
    attributive:
      section.first === 'adjective' || section.first === 'adverb' ? section.first : undefined,
    kind: section.kind,
  };
  const only =
    section.first === 'adjective' ? tagSet('J') : section.first === 'adverb' ? tagSet('R') : ANY;
  for (const { word, ...entry } of formsOf(first)) {
    const list = lexicon.get(word) ?? [];
    list.push({ pattern, ...entry, tags: entry.tags & only });
    lexicon.set(word, list);
  }
}

/** Forms of be and have: tagged apart from other verbs, and be has more of them. */
const AUXILIARY_FORMS = new Map([
  ['be', auxiliary('B', 'be:V is:Z are:V am:V was:D were:D been:N being:G')],
  ['have', auxiliary('A', 'have:V has:Z had:D having:G')],
]);

function auxiliary(name: string, list: string): Surface[] {
  return list.split(' ').map((pair) => {
    const [word = '', form] = pair.split(':');
    return { word, form: form as VerbForm, tags: tagSet(name), unsure: word === 'had' };
  });
}

/** Every surface form a first word may take, with the tags it must have then. */
function formsOf(head: string): Surface[] {
  if (head.endsWith('^')) {
    return head
      .slice(0, -1)
      .split('|')
      .flatMap((verb): Surface[] => {
        const own = AUXILIARY_FORMS.get(verb);
        if (own !== undefined) return own;
        const past = inflectVerb(verb, 'D');
        const participle = inflectVerb(verb, 'N');
        const forms = (['V', 'Z', 'G'] as const).map((form) => ({
          word: inflectVerb(verb, form),
          form: form as VerbForm,
          tags: VERB_TAGS[form],
        }));
        if (past === participle)
          return [...forms, { word: past, form: 'D' as const, tags: VERB_TAGS.D, unsure: true }];
        return [
          ...forms,
          { word: past, form: 'D' as const, tags: VERB_TAGS.D },
          {
            word: participle,
            form: 'N' as const,
            tags: participle === verb ? VERB_TAGS.N | VERB_TAGS.V : VERB_TAGS.N,
          },
        ];
      });
  }
  if (head.endsWith('~')) {
    return head
      .slice(0, -1)
      .split('|')
      .flatMap((noun) => [
        { word: noun, form: 'one' as const, tags: SINGULAR },
        { word: pluralOf(noun), form: 'many' as const, tags: PLURAL },
      ]);
  }
  const [words = '', only] = head.split('/');
  return words.split('|').map((word) => ({ word, tags: only === undefined ? ANY : tagSet(only) }));
}

function element(part: string): Element {
  const slot = /^<([A-Z$#!.]+)>$/.exec(part);
  if (slot !== null) return { tags: slot[1]! === 'NP' ? NP : tagSet(slot[1]!), slot: true };
  const copied = /^<([a-z|]+)>$/.exec(part);
  if (copied !== null) return { words: new Set(copied[1]!.split('|')), slot: true };
  if (part.endsWith('^') || part.endsWith('~'))
    return { words: new Set(formsOf(part).map(({ word }) => word)) };
  const [words = '', only] = part.split('/');
  return {
    words: new Set(words.split('|')),
    ...(only === undefined ? {} : { tags: tagSet(only) }),
  };
}

function condition(part: string): Condition {
  const negated = part.startsWith('!');
  const mark = part[negated ? 1 : 0]!;
  const words = new Set<string>();
  let tags = 0;
  for (const item of part.slice(negated ? 2 : 1).split(',')) {
    if (item === 'NP') tags |= NP;
    else if (item === 'START') tags |= START;
    else if (item === 'comma') words.add(',');
    else if (item === '*') tags |= ANY;
    else if (/^[A-Z$#.!]+$/.test(item)) tags |= tagSet(item);
    else {
      words.add(item);
      if (mark === '~') words.add(pluralOf(item));
    }
  }
  const where = mark === '>' ? 'next' : mark === '<' ? 'before' : 'object';
  return { where, negated, words, tags };
}
