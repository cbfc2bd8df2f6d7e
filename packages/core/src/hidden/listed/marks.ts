import { forLength } from '../../text/long-runs.ts';
import { LISTED_KINDS } from '../listed-kinds.ts';
import type { Finder, Place } from './place.ts';

/** Marks of no script in particular, which stack on any letter. */
const STACKING =
  '\u0300-\u034e\u0350-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f';
export const STACKING_MARKS = new RegExp(`[${STACKING}]`);
const MOST = 3;
const CROWDED = 2;
const CROWDED_LETTERS = 3;

/** Zalgo: more marks on a letter than are left of any spelling once it is composed. */
export const stackedMarks: Finder = (text) => {
  if (!STACKING_MARKS.test(text)) return [];
  const places: Place[] = [];
  let crowd: Place[] = [];
  let end = -1;
  const settle = () => {
    if (crowd.length >= CROWDED_LETTERS) for (const place of crowd) places.push(place);
    crowd = [];
  };
  for (const { 0: cluster, index, 1: marks } of text.matchAll(forLength(CLUSTER, text))) {
    const start = index + cluster.length - marks!.length;
    const left = marks!.length < CROWDED ? 0 : marksLeft(cluster);
    if (index !== end) settle();
    end = index + cluster.length;
    const place = { start, end, kind: LISTED_KINDS.stackedMarks.code };
    if (left >= MOST) {
      settle();
      places.push(place);
    } else if (left >= CROWDED) crowd.push(place);
    else settle();
  }
  settle();
  return places.sort((a, b) => a.start - b.start);
};

const CLUSTER = new RegExp(`[^\\s${STACKING}]?([${STACKING}]+)`, 'gu');
const TRAILING = new RegExp(`[${STACKING}]*$`, 'u');

/** A long stack is Zalgo in any case, and is not put in order first. */
function marksLeft(cluster: string): number {
  if (cluster.length > 30) return cluster.length;
  return TRAILING.exec(cluster.normalize('NFC'))![0].length;
}

export const DOUBLING_MARKS = new RegExp(`[${STACKING}\\u0591-\\u05bd\\u064b-\\u0652]`);

/** The same mark twice on one letter. */
export const doubledMarks: Finder = (text) => {
  if (!/[\u0300-\u0e4e\u1ab0-\uffff]/.test(text)) return [];
  const places: Place[] = [];
  for (const { 0: run, index } of text.matchAll(forLength(DOUBLED, text)))
    places.push({ start: index, end: index + run.length, kind: LISTED_KINDS.doubledMark.code });
  return places;
};

const DOUBLED = new RegExp(`([${STACKING}\\u0591-\\u05bd\\u064b-\\u0652])\\1+`, 'gu');

/** Any mark, or the first half of one above U+FFFF. */
export const ANY_MARKS = /[\p{Mn}\p{Me}\ud800-\udbff]/u;

/** A mark where no letter stands before it: at the start of a text or line. */
export const leadingMarks: Finder = (text, isStrict) => {
  if (!/[\u0300-\uffff]/.test(text)) return [];
  const places: Place[] = [];
  const behind = forLength(isStrict ? BEHIND_SPACE : BEHIND_LINE, text);
  for (const { 0: run, index } of text.matchAll(behind)) {
    const skipped = run.length - run.trimStart().length;
    places.push({
      start: index + skipped,
      end: index + run.length,
      kind: LISTED_KINDS.leadingMark.code,
    });
  }
  return places;
};

const MARKS =
  '(?:(?![\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}\\u034f\\u180b-\\u180f\\u17b4\\u17b5])[\\p{Mn}\\p{Me}])+';
const BEHIND_LINE = new RegExp(`(?:^|[\\r\\n])${MARKS}`, 'gu');
const BEHIND_SPACE = new RegExp(`(?:^|[\\r\\n ])${MARKS}`, 'gu');
