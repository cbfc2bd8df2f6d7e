import type { Edit } from '../text/edits.ts';
import { cleanFlow, type Piece, readIn } from '../text/flow.ts';
import type { Work } from '../work.ts';

const TIMES = /-->/;
/** Tags of SubRip and WebVTT, and the styling that players took over from SubStation. */
const TAG = /<\/?[a-z0-9][^<>\n]{0,200}>|\{\\[^{}\n]{0,200}\}/gi;

/**
 * Lists what is hidden in subtitles: each cue is read as one, over its tags and lines; numbers and
 * times are looked at line by line.
 */
export function editsOfSubtitles(source: string, work: Work): Edit[] {
  const edits: Edit[] = [];
  let cue: Piece[] = [];
  let isCue = false;
  let cueStart = 1;
  const clean = (pieces: Piece[], paragraph: number) => {
    const spelling = { escape: (text: string) => text };
    const result = cleanFlow(pieces, { options: work.options, spelling });
    work.collector.addFindings(result.findings, '', paragraph);
    for (const edit of result.edits) edits.push(edit);
  };
  const endCue = () => {
    work.onText?.(readIn(cue));
    clean(cue, cueStart);
    cue = [];
    isCue = false;
  };
  let number = 0;
  for (let at = 0; at < source.length; ) {
    number++;
    const feed = source.indexOf('\n', at);
    const next = feed === -1 ? source.length : feed + 1;
    const line = source.slice(at, next);
    if (isCue && line.trim() === '') endCue();
    if (isCue) addLine(cue, source, { start: at, end: next });
    else clean([{ text: line, start: at, end: next, kind: 'plain' }], number);
    if (!isCue && TIMES.test(line)) {
      isCue = true;
      cueStart = number + 1;
    }
    at = next;
  }
  endCue();
  return edits;
}

/** Tags are no part of what is read. */
function addLine(
  cue: Piece[],
  source: string,
  { start, end }: { start: number; end: number },
): void {
  let from = start;
  const plain = (to: number) => {
    if (to > from) cue.push({ text: source.slice(from, to), start: from, end: to, kind: 'plain' });
  };
  for (const match of source.slice(start, end).matchAll(TAG)) {
    plain(start + match.index);
    from = start + match.index + match[0].length;
  }
  plain(end);
}
