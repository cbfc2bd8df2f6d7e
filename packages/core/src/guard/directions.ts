/** Words for the two ends of a scale. A comparison that is turned round has the other end's. */
const SCALES: readonly [up: RegExp, down: RegExp][] = [
  [
    /\b(?:more(?! than \[\[)|greater|larger|bigger)\b/g,
    /\b(?:less(?! than \[\[)|fewer(?! than \[\[)|smaller|lesser)\b/g,
  ],
  [/\b(?:higher|above|taller|upper)\b/g, /\b(?:lower(?!ed|ing)|below|beneath|shorter)\b/g],
  [
    /\b(?:rise|rises|rose|risen|rising|increas\w+|grow|grows|grew|grown|growing|climb\w*|gain|gains|gained|up from|went up|doubled|soared)\b/g,
    /\b(?:fall|falls|fell|fallen|falling|decreas\w+|declin\w+|drop|drops|dropped|dropping|shr[aiu]nk\w*|sank|lost|down from|went down|halved|plunged)\b/g,
  ],
  [/\b(?:better|best|improv\w+|superior)\b/g, /\b(?:worse|worst|deteriorat\w+|inferior)\b/g],
  [
    /\b(?:faster|quicker|fastest|sooner|earlier|earliest)\b/g,
    /\b(?:slower|slowest|later|latest)\b/g,
  ],
  [
    /\b(?:stronger|strongest|heavier|heaviest|harder|hardest)\b/g,
    /\b(?:weaker|weakest|lighter|lightest|easier|easiest)\b/g,
  ],
  [/\b(?:older|oldest|elder)\b/g, /\b(?:younger|youngest|newer|newest)\b/g],
  [/\b(?:warmer|hotter|warmest|hottest)\b/g, /\b(?:colder|cooler|coldest)\b/g],
  [/\b(?:cheaper|cheapest)\b/g, /\b(?:dearer|costlier|pricier|more expensive)\b/g],
  [
    /\b(?:longer|longest|wider|farther|further)\b/g,
    /\b(?:shorter|shortest|narrower|nearer|closer)\b/g,
  ],
  [/\b(?:before|ahead of|prior to)\b/g, /\b(?:after|afterwards|following)\b/g],
  [
    /\b(?:more than(?= \[\[)|over(?= \[\[)|exceed\w*)\b/g,
    /\b(?:(?:less|fewer) than(?= \[\[)|under(?= \[\[))\b/g,
  ],
  [/\b(?:most)\b/g, /\b(?:least)\b/g],
];

const countOf = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;

/**
 * Whether no comparison of a version points the other way: an end of a scale may go, or come, but one
 * that goes while the other comes says the opposite.
 */
export function directionsKept(before: string, after: string): boolean {
  const [had, has] = [before.toLowerCase(), after.toLowerCase()];
  return SCALES.every(([up, down]) => {
    const rises = countOf(has, up) - countOf(had, up);
    const falls = countOf(has, down) - countOf(had, down);
    return rises * falls >= 0;
  });
}
