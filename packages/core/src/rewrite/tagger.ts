import { SUFFIXES, TRANSITIONS, WORDS } from './data/tags.gen.ts';
import type { Document } from './document.ts';
import { CLOSED_CLASS, TAGS, tag } from './tags.ts';

/** Tags a word may have, with the score of each (−10 × log of tag-given-word over tag). */
interface Choice {
  tags: readonly number[];
  scores: readonly number[];
}

interface Model {
  words: Map<string, Choice>;
  suffixes: Map<string, Choice>;
  /** Score of a tag after a tag: `previous * TAGS.length + next`. */
  transitions: Float64Array;
}

const SIZE = TAGS.length;
const PERIOD = tag('.');
const NAME = tag('F');
const NUMBER = tag('#');
const NOUN: Choice = { tags: [tag('N')], scores: [0] };
const single = TAGS.map((_, code): Choice => ({ tags: [code], scores: [0] }));

let model: Model | undefined;

function loadModel(): Model {
  if (model !== undefined) return model;
  const table = (groups: Record<string, string>): Map<string, Choice> => {
    const map = new Map<string, Choice>();
    for (const [spec, list] of Object.entries(groups)) {
      const tags: number[] = [];
      const scores: number[] = [];
      for (const [, name, score] of spec.matchAll(/([^\d-])(-?\d+)/g)) {
        tags.push(tag(name as (typeof TAGS)[number]));
        scores.push(Number(score));
      }
      const choice = { tags, scores };
      for (const word of list.split(' ')) map.set(word, choice);
    }
    return map;
  };
  model = {
    words: table(WORDS),
    suffixes: table(SUFFIXES),
    transitions: Float64Array.from(TRANSITIONS.split(' '), Number),
  };
  for (const [word, code] of CLOSED_CLASS) model.words.set(word, single[code]!);
  return model;
}

/** Whether a word, lower-cased, is one that the tagger has learnt: an English one, a clitic or a frequent name. */
export const isKnownWord = (word: string): boolean => loadModel().words.has(word);

/**
 * Tags every token: the cheapest path through the tags each word may have (words and suffixes as
 * learnt), by how often a tag follows another. Writes `doc.tag`.
 */
export function tagDocument(doc: Document): void {
  const { words, suffixes, transitions } = loadModel();
  const choices = new Array<Choice>(doc.count);
  const back: number[][] = new Array(doc.count);
  let scores: readonly number[] = [0];
  let tags: readonly number[] = [PERIOD];
  for (let i = 0; i < doc.count; i++) {
    const choice = chooseTags(doc, i, { words, suffixes });
    const next = new Array<number>(choice.tags.length);
    const from = new Array<number>(choice.tags.length);
    for (let t = 0; t < choice.tags.length; t++) {
      let best = Number.POSITIVE_INFINITY;
      for (let p = 0; p < tags.length; p++) {
        const score = scores[p]! + transitions[tags[p]! * SIZE + choice.tags[t]!]!;
        if (score < best) {
          best = score;
          from[t] = p;
        }
      }
      next[t] = best + choice.scores[t]!;
    }
    choices[i] = choice;
    back[i] = from;
    scores = next;
    tags = choice.tags;
  }
  let at = scores.indexOf(Math.min(...scores));
  for (let i = doc.count - 1; i >= 0; i--) {
    doc.tag[i] = choices[i]!.tags[at]!;
    at = back[i]![at]!;
  }
}

function chooseTags(
  doc: Document,
  i: number,
  { words, suffixes }: Omit<Model, 'transitions'>,
): Choice {
  if (doc.word[i]! === 0) {
    const code = doc.text.charCodeAt(doc.start[i]!);
    return single[(code >= 48 && code <= 57) || code > 0xbf ? NUMBER : PERIOD]!;
  }
  const lower = doc.lower[i]!;
  const known = words.get(lower);
  const capital = doc.first[i]! === 0 && isUpper(doc.text.charCodeAt(doc.start[i]!));
  if (capital && lower !== 'i' && (known === undefined || doc.locked[i]! === 1)) {
    return known !== undefined && CLOSED_CLASS.has(lower) ? known : single[NAME]!;
  }
  if (known !== undefined) return known;
  const hyphen = lower.lastIndexOf('-');
  if (hyphen > 0) {
    const last = words.get(lower.slice(hyphen + 1));
    return last === undefined ? (suffixes.get('-') ?? NOUN) : (suffixes.get('-') ?? last);
  }
  return (
    suffixes.get(lower.slice(-4)) ??
    suffixes.get(lower.slice(-3)) ??
    suffixes.get(lower.slice(-2)) ??
    NOUN
  );
}

const isUpper = (code: number): boolean =>
  (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde);
