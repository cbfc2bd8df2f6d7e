/** Runs of spaces between tabs, as SNOW writes three bits in each; never more than seven in one. */
const LONGEST_RUN = 7;
const FEWEST_RUNS = 5;
const FEWEST_LENGTHS = 3;

const TAB = 0x09;
const SPACE = 0x20;

/** Whether to look further: nearly all texts end their lines with ink, or have no tab at all. */
export function mayHoldSnow(text: string): boolean {
  const tab = text.indexOf('\t');
  return tab !== -1 && /\t {1,7}(?:\t|\r?\n|$)/.test(tab > 0 ? text.slice(tab) : text);
}

/**
 * The white space behind lines from the first tab of SNOW (Debian's `stegsnow`) to the last, as start
 * and end in turn; none where lengths of runs do not vary as those of bits do. Indentation that was
 * left on empty lines has tabs behind one another, and a table's empty cells have one width.
 */
export function snowTails(text: string): number[] {
  if (!mayHoldSnow(text)) return [];
  const tails: number[] = [];
  const lengths = new Set<number>();
  let runs = 0;
  let last = 0;
  for (let start = 0; start <= text.length; ) {
    const feed = text.indexOf('\n', start);
    const lineEnd = feed === -1 ? text.length : feed;
    const end = lineEnd > start && text.charCodeAt(lineEnd - 1) === 0x0d ? lineEnd - 1 : lineEnd;
    let tail = end;
    while (tail > start && isBlank(text.charCodeAt(tail - 1))) tail--;
    if (tail < end && (tails.length > 0 || text.charCodeAt(tail) === TAB)) {
      const found = runsIn(text, tail, end);
      if (found === null) return [];
      tails.push(tail, end);
      if (found.length > 0 && text.slice(tail, end).includes('\t')) last = tails.length;
      for (const length of found) lengths.add(length);
      runs += found.length;
    }
    start = lineEnd + 1;
  }
  return runs >= FEWEST_RUNS && lengths.size >= FEWEST_LENGTHS ? tails.slice(0, last) : [];
}

function isBlank(unit: number): boolean {
  return unit === SPACE || unit === TAB;
}

/** The lengths of the runs of spaces in a tail, or null where one is longer than SNOW's. */
function runsIn(text: string, start: number, end: number): number[] | null {
  const runs: number[] = [];
  let length = 0;
  for (let at = start; at <= end; at++) {
    if (at < end && text.charCodeAt(at) === SPACE) {
      if (++length > LONGEST_RUN) return null;
      continue;
    }
    if (length > 0) runs.push(length);
    length = 0;
  }
  return runs;
}
