import type { Candidate } from './candidate.ts';
import { findCandidates } from './candidates.ts';
import { type Document, readDocument } from './document.ts';
import { applyEdits } from './edits.ts';
import { addForm } from './form/form.ts';
import { spareJoins } from './joins.ts';
import { isAllCaps, isEnglish } from './language.ts';
import { mayUse } from './pairs.ts';
import { plan } from './planner.ts';
import { tagDocument } from './tagger.ts';
import { markTerms } from './terms.ts';
import type { Edit, Rewrite, RewriteOptions, Strength } from './types.ts';

/** What a surviving run of five tokens costs: higher values take more and bolder edits. */
const GAIN: Record<Strength, number> = { normal: 1.2, strong: 4 };
/** Edits dearer than this are never taken. */
const CEILING: Record<Strength, number> = { normal: 2.5, strong: 5 };

/**
 * Rewrites an English text so that few runs of five tokens survive, which weakens statistical
 * watermarks: other words, word orders, connectives, contractions and sentence borders, spaced by a
 * planner. A wording that the engine makes it never turns back, so that rewriting a rewrite does not
 * bring the original's words again. Code, quotations, links, citations, numbers, names, negations, headings and markup come
 * back byte for byte. Texts in other languages, in capitals or with nothing to work on come back as they are,
 * with a note. The same input, strength and seed give the same output. No network, no clock. Never
 * throws. Why runs of five: green-list marks and SynthID-Text (Kirchenbauer et al. 2023; Dathathri et
 * al. 2024) look at a word and the few before it.
 *
 * @param text an English text, plain or Markdown
 * @param options how bold the edits are, the seed, and changes of form beside the wording
 * @returns the rewritten text and its edits, in UTF-16 units of the given text
 * @example
 * const text = 'It is important to sleep well, because the body needs rest and the mind needs peace.';
 * const { text: rewritten, edits } = rewrite(text, { strength: 'strong', seed: 7 });
 * rewritten === applyEdits(text, edits) // true
 * rewrite('Das ist nicht mein Hund, und das ist auch nicht die Katze.').note // 'not-english'
 */
export function rewrite(
  text: string,
  { strength = 'normal', seed = 1, form = {} }: RewriteOptions = {},
): Rewrite {
  const doc = readDocument(text);
  if (doc.count < 3) return { text, edits: [], note: 'too-short' };
  if (!isEnglish(doc)) return { text, edits: [], note: 'not-english' };
  if (isAllCaps(doc)) return { text, edits: [], note: 'all-caps' };
  const edits = addForm(doc, chooseEdits(doc, { strength, seed, form }), form);
  return { text: applyEdits(text, edits), edits };
}

/**
 * Whether `rewrite` would work on a text, by its language alone: its frequent words are English ones,
 * and more of them than of other languages. Much cheaper than a rewrite. Never throws.
 *
 * @param text any string
 * @returns false where `rewrite` comes back with the note `not-english`; markup is not counted, and a
 *   line of a few words must have frequent or known English ones
 * @example
 * readsAsEnglish('The tide comes in twice a day.') // true
 * readsAsEnglish('Das ist nicht mein Hund.') // false
 */
export function readsAsEnglish(text: string): boolean {
  return isEnglish(readDocument(text));
}

function chooseEdits(doc: Document, { strength, seed, form }: Required<RewriteOptions>): Edit[] {
  tagDocument(doc);
  markTerms(doc);
  const candidates = findCandidates(doc).filter(
    (candidate) =>
      candidate.cost <= CEILING[strength] &&
      !(form.dashes && candidate.pair.startsWith('dash: ')) &&
      mayUse(strength, candidate, doc.text.slice(candidate.start, candidate.end)),
  );
  const options = { gain: GAIN[strength], seed };
  let chosen = plan(doc, candidates, options);
  const spared = spareJoins(doc, { chosen, candidates });
  if (spared !== undefined) chosen = plan(doc, spared, options);
  chosen = varyWording(chosen, candidates);
  return chosen.map(({ start, end, replacement, kind }) => ({
    start,
    end,
    original: doc.text.slice(start, end),
    replacement,
    kind,
  }));
}

/** Tokens within which the same new wording is not used twice if there is another one. */
const ECHO = 60;

function varyWording(chosen: Candidate[], candidates: readonly Candidate[]): Candidate[] {
  const last = new Map<string, number>();
  const words = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    if (candidate.kind !== 'word') continue;
    const list = words.get(candidate.from);
    if (list === undefined) words.set(candidate.from, [candidate]);
    else list.push(candidate);
  }
  return chosen.map((edit) => {
    const used = last.get(edit.replacement.toLowerCase());
    let pick = edit;
    if (edit.kind === 'word' && used !== undefined && edit.from - used < ECHO) {
      const others = words
        .get(edit.from)!
        .filter(
          (other) =>
            other.to === edit.to &&
            edit.from - (last.get(other.replacement.toLowerCase()) ?? -ECHO) >= ECHO,
        );
      pick = others.sort((a, b) => a.cost - b.cost)[0] ?? edit;
    }
    last.set(pick.replacement.toLowerCase(), pick.from);
    return pick;
  });
}

/** A place of a text and the wordings the engine would put there. */
export interface Places {
  start: number;
  end: number;
  options: string[];
}

/**
 * The places of an English text that have other wordings, without overlaps: what a demonstration needs
 * to plant a mark of its own. More than `rewrite` uses: some of them readers would change back. Never throws.
 *
 * @param text an English text; texts in other languages have no places
 * @returns the places in order, in UTF-16 units, each with at least one other wording
 * @example
 * const [place] = alternatives('They often meet, for example in winter.');
 * place.options.length > 0 // true
 */
export function alternatives(text: string): Places[] {
  const doc = readDocument(text);
  if (!isEnglish(doc)) return [];
  tagDocument(doc);
  markTerms(doc);
  const found = new Map<string, Places>();
  for (const { start, end, replacement, cost, kind } of findCandidates(doc)) {
    if (cost > CEILING.normal || kind === 'sentence') continue;
    const key = `${start} ${end}`;
    const place = found.get(key) ?? { start, end, options: [] };
    place.options.push(replacement);
    found.set(key, place);
  }
  let at = 0;
  return [...found.values()]
    .sort((a, b) => a.start - b.start || b.options.length - a.options.length)
    .filter((place) => {
      if (place.start < at) return false;
      at = place.end + 1;
      return true;
    });
}
