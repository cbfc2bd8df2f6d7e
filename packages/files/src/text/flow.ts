import { type CleanOptions, type Finding, scan } from '@cleanpaste/core/hidden';
import type { Edit } from './edits.ts';

/** A bit of what a person reads, with the place where the source has it. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  /**
   * `plain`: each unit of the text is one of the source. `whole`: the source spells it in another
   * way (`&#8203;`), so it goes or stays as one. `fixed`: only there for what stands beside it.
   */
  kind: 'plain' | 'whole' | 'fixed';
}

/** What stands for code and for pictures, beside which the text is judged. */
const standsIn = ({ kind, text }: Piece) => kind === 'fixed' && (text === 'x' || text === '\ufffc');

/** What a person reads in the pieces. */
export const readIn = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (standsIn(piece) ? '' : piece.text)).join('');

/** How a format spells what cleaning puts in. */
export interface Spelling {
  /** A replacement as it is written in this format. */
  escape(text: string): string;
  /**
   * A space where the format folds it into its neighbour or drops it at an edge; null says that
   * what stands there is better left.
   */
  foldedSpace?: string | null;
}

interface FlowResult {
  findings: Finding[];
  edits: Edit[];
}

const NOTHING: FlowResult = { findings: [], edits: [] };
const KEPT = 'A plain space would be folded here, so it stays.';

/**
 * Cleans what is read as one, such as a paragraph, though the source has it in many pieces: what
 * begins in one run and ends in the next is judged as a reader sees it.
 */
export function cleanFlow(
  pieces: readonly Piece[],
  { options, spelling }: { options: CleanOptions; spelling: Spelling },
): FlowResult {
  if (pieces.length === 0) return NOTHING;
  const text = pieces.length === 1 ? pieces[0]!.text : pieces.map((piece) => piece.text).join('');
  const found = scan(text, options);
  if (found.length === 0) return NOTHING;
  const result: FlowResult = { findings: [], edits: [] };
  let index = 0;
  let offset = 0;
  for (const finding of found) {
    while (offset + pieces[index]!.text.length <= finding.start) {
      offset += pieces[index]!.text.length;
      index++;
    }
    const touched = touchedBy(finding, pieces, { index, offset });
    if (touched.length === 0) continue;
    const placed = placedIn(text, stayingOf(finding), spelling);
    result.findings.push(placed.finding);
    if (placed.finding.action === 'flag') continue;
    for (const [nth, { start, end }] of touched.entries()) {
      result.edits.push({ start, end, text: nth === 0 ? placed.replacement : '' });
    }
  }
  return result;
}

const DRAWN = 'A font of the document may draw something here, so it stays.';

/** Characters for private use are what old documents and pages write their signs and icons in. */
function stayingOf(finding: Finding): Finding {
  if (finding.category !== 'private-use' || finding.codePoints.length > 1) return finding;
  const { replacement: _, ...rest } = finding;
  return { ...rest, action: 'flag', reason: DRAWN };
}

/** The ranges of the source that a finding covers, without what is fixed. */
function touchedBy(
  { start, end }: Finding,
  pieces: readonly Piece[],
  { index, offset }: { index: number; offset: number },
): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (let at = offset; index < pieces.length && at < end; index++) {
    const piece = pieces[index]!;
    const length = piece.text.length;
    if (length > 0 && piece.kind === 'whole') ranges.push({ start: piece.start, end: piece.end });
    if (length > 0 && piece.kind === 'plain') {
      ranges.push({
        start: piece.start + Math.max(0, start - at),
        end: piece.start + Math.min(length, end - at),
      });
    }
    at += length;
  }
  return ranges;
}

function placedIn(text: string, finding: Finding, spelling: Spelling) {
  const { replacement = '', start, end } = finding;
  const { foldedSpace } = spelling;
  const isFolded =
    foldedSpace !== undefined &&
    replacement === ' ' &&
    !(/\S/.test(text[start - 1] ?? '') && /\S/.test(text[end] ?? ''));
  if (!isFolded) return { finding, replacement: spelling.escape(replacement) };
  if (foldedSpace !== null) return { finding, replacement: foldedSpace };
  const { replacement: _, ...rest } = finding;
  return { finding: { ...rest, action: 'flag' as const, reason: KEPT }, replacement: '' };
}
