import type { Document } from './document.ts';
import { hasOwnParticiple, inflectVerb, pluralOf, type VerbForm } from './inflect.ts';
import { AFTER_PASSIVE, type Condition, type Entry, OBJECTS, START } from './pattern.ts';
import { has, tag, tagSet } from './tags.ts';

const PERIOD = tag('.');
const STOPS_OBJECT = tagSet('.VZEIMBAWHT');
const AUXILIARIES = tagSet('BA');
const SUBJECTS = tagSet('PWF');
const ADVERB = tag('R');
const NOT = tag('!');
const BE = tag('B');
const BE_FORMS = tagSet('B');
const BEFORE_INFINITIVE = tagSet('TM');
const VERB = tag('V');
const AUXILIARY = tag('A');
const DETERMINERS = tagSet('D$J');

/**
 * The token after the match of an entry at `i`, or −1. A match never crosses a sentence, never
 * touches a locked token, and never spans a line break.
 */
export function matchAt(doc: Document, i: number, entry: Entry): number {
  const { elements, conditions } = entry.pattern;
  const end = i + elements.length;
  if (end > doc.count || !has(entry.tags, doc.tag[i]!)) return -1;
  for (let k = 0; k < elements.length; k++) {
    const at = i + k;
    const { words, tags, slot } = elements[k]!;
    if (
      (doc.locked[at]! === 1 || doc.term[at]! === 1) &&
      slot !== true &&
      entry.pattern.replacements[0]! !== '='
    )
      return -1;
    if (k > 0) {
      if (doc.sentence[at]! !== doc.sentence[i]!) return -1;
      if (words !== undefined && !words.has(doc.lower[at]!)) return -1;
      if (tags !== undefined && !has(tags, doc.tag[at]!)) return -1;
    }
  }
  if (elements.length > 1 && doc.text.slice(doc.start[i]!, doc.end[end - 1]!).includes('\n'))
    return -1;
  if (entry.pattern.transitive && !takesObject(doc, { i, end, entry })) return -1;
  if (
    entry.form !== undefined &&
    i > 0 &&
    doc.sentence[i - 1]! === doc.sentence[i]! &&
    isMisread(doc, { i, end, entry })
  )
    return -1;
  if (entry.form === 'G' && doc.lower[end]! === 'of' && i > 0 && has(DETERMINERS, doc.tag[i - 1]!))
    return -1;
  for (const condition of conditions) if (!holds(doc, { i, end, condition })) return -1;
  return end;
}

/** An object follows, or the verb stands in the passive with its end, an agent or an adverbial. */
function takesObject(
  doc: Document,
  { i, end, entry }: { i: number; end: number; entry: Entry },
): boolean {
  const last = end >= doc.count || doc.sentence[end]! !== doc.sentence[i]!;
  if (!last && has(OBJECTS, doc.tag[end]!)) return true;
  if (entry.form !== 'D' && entry.form !== 'N') return false;
  let at = i - 1;
  while (at >= 0 && doc.sentence[at]! === doc.sentence[i]! && doc.tag[at]! === ADVERB) at--;
  if (at < 0 || doc.tag[at]! !== BE) return false;
  return last || doc.tag[end]! === PERIOD || AFTER_PASSIVE.has(doc.lower[end]!);
}

const NOMINAL = tagSet('NSJ');
const BEFORE_PARTICIPLE = tagSet('D$J');
const BEFORE_ADJECTIVAL = tagSet('D$JIVZGE.');
const ARTICLES = tagSet('D$');

/** A participle before its noun ("the proposed method"), or a participle that looks like a base form. */
function isMisread(
  doc: Document,
  { i, end, entry }: { i: number; end: number; entry: Entry },
): boolean {
  if (doc.tag[i]! === BE || doc.tag[i]! === AUXILIARY) return false;
  if (entry.form === 'V' || (entry.form === 'N' && doc.tag[i]! === VERB)) {
    let at = i - 1;
    while (at >= 0 && doc.tag[at]! === ADVERB) at--;
    if (at >= 0 && has(ARTICLES, doc.tag[at]!)) return true;
    return (at >= 0 && doc.tag[at]! === AUXILIARY) === (entry.form === 'V');
  }
  if (entry.form !== 'D' && entry.form !== 'N' && entry.form !== 'G') return false;
  if (doc.first[i] === 1) return has(NOMINAL, doc.tag[end] ?? PERIOD);
  let before = i - 1;
  while (before > 0 && doc.tag[before]! === ADVERB) before--;
  return (
    end < doc.count &&
    has(NOMINAL, doc.tag[end]!) &&
    has(entry.form === 'G' ? BEFORE_PARTICIPLE : BEFORE_ADJECTIVAL, doc.tag[before]!)
  );
}

function holds(
  doc: Document,
  { i, end, condition }: { i: number; end: number; condition: Condition },
): boolean {
  const { where, negated, words, tags } = condition;
  if (where === 'object') {
    let found = false;
    for (let at = end; at < Math.min(doc.count, end + 4) && !found; at++) {
      if (doc.sentence[at]! !== doc.sentence[i]! || has(STOPS_OBJECT, doc.tag[at]!)) break;
      found = words.has(doc.lower[at]!);
    }
    return found !== negated;
  }
  const at = where === 'next' ? end : i - 1;
  const inside = at >= 0 && at < doc.count && doc.sentence[at]! === doc.sentence[i]!;
  if (where === 'before' && (tags & START) !== 0 && doc.first[i]! === 1) return !negated;
  const hit = inside ? words.has(doc.lower[at]!) || has(tags, doc.tag[at]!) : has(tags, PERIOD);
  return hit !== negated;
}

/**
 * The wording a replacement takes for a match, or undefined when its form cannot be told for
 * certain (a past that might be a participle).
 */
export function realiseWording(
  doc: Document,
  replacement: string,
  { i, entry }: { i: number; entry: Entry },
): string | undefined {
  if (entry.pattern.transitive || /[$^~]/.test(replacement))
    return fill(doc, replacement, { i, entry });
  return replacement;
}

/** Forms already made: the lexicon has a few thousand verbs and asks for the same ones again. */
const FORMS = new Map<string, string>();

function formOf(verb: string, form: VerbForm): string {
  const key = verb + form;
  const known = FORMS.get(key);
  if (known !== undefined) return known;
  const made = inflectVerb(verb, form);
  FORMS.set(key, made);
  return made;
}

function fill(
  doc: Document,
  replacement: string,
  { i, entry }: { i: number; entry: Entry },
): string | undefined {
  const slots: string[] = [];
  entry.pattern.elements.forEach(({ slot }, k) => {
    if (slot === true) slots.push(doc.text.slice(doc.start[i + k]!, doc.end[i + k]!));
  });
  // "should not be put up with", "a got rid of post": phrasal verbs want their object behind them.
  if (
    entry.pattern.transitive &&
    replacement.includes(' ') &&
    !has(OBJECTS, doc.tag[i + entry.pattern.elements.length] ?? PERIOD)
  )
    return undefined;
  let sure = true;
  const out = replacement
    .replace(/\$(\d)/g, (_, number) => slots[Number(number) - 1] ?? '')
    .replace(/([A-Za-z-]+)\^/g, (_, verb) => {
      const form = verbForm(doc, i, entry);
      if (verb === 'be') {
        // "are", "were": only a form of be says which, or what stands before an infinitive.
        if (has(BE_FORMS, doc.tag[i]!)) return doc.lower[i]!;
        if (form === 'V' && (i === 0 || !has(BEFORE_INFINITIVE, doc.tag[i - 1]!))) sure = false;
        if (form === 'D' || form === undefined) sure = false;
      }
      if (form === undefined && hasOwnParticiple(verb)) sure = false;
      return formOf(verb, form ?? 'D');
    })
    .replace(/([A-Za-z-]+)~/g, (_, noun) => (entry.form === 'many' ? pluralOf(noun) : noun));
  return sure ? out : undefined;
}

/** Undefined: past or participle, and nothing around it says which. */
function verbForm(doc: Document, i: number, entry: Entry): VerbForm | undefined {
  if (entry.form === 'one' || entry.form === 'many') return 'V';
  if (entry.unsure !== true) return entry.form;
  let at = i - 1;
  while (at >= 0 && (doc.tag[at]! === ADVERB || doc.tag[at]! === NOT)) at--;
  if (at < 0 || doc.sentence[at]! !== doc.sentence[i]!) return undefined;
  if (has(AUXILIARIES, doc.tag[at]!)) return 'N';
  return has(SUBJECTS, doc.tag[at]!) && doc.lower[at]! !== 'them' ? 'D' : undefined;
}
