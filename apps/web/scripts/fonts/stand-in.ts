import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import type { StandIn } from './families.ts';
import { kerningOf } from './kerning.ts';

/** What the place of a line depends on; all but the last two in units of the font. */
interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  /** Mean width of a letter of English, by how often each occurs. */
  xWidthAvg: number;
}

/** Our font's metrics at one weight. */
export async function metricsAt(font: Uint8Array, weight: number): Promise<Metrics> {
  const cut = await subsetFont(font, undefined, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    keepAllGlyphs: true,
  });
  const metrics = await fromBuffer(Buffer.from(cut));
  // The fonts of a computer hardly kern; ours do, and a line of them is shorter by it.
  return { ...metrics, xWidthAvg: metrics.xWidthAvg * kerningOf(cut) };
}

/** The metrics of a stand-in, as read from the font itself by those who keep the collection. */
export function metricsOfStandIn({ metrics }: StandIn, isBold: boolean): Metrics {
  const collection = entireMetricsCollection as unknown as Record<
    string,
    Metrics & { variants?: Record<string, Metrics> }
  >;
  const regular = collection[metrics];
  const found = isBold ? regular?.variants?.['700'] : regular;
  if (!found) throw new Error(`no metrics of ${metrics}${isBold ? ' bold' : ''}`);
  return found;
}

/** What makes `theirs` as wide as `ours`, and its lines as high. */
export function adjustments(ours: Metrics, theirs: Metrics): string[] {
  const size = ours.xWidthAvg / ours.unitsPerEm / (theirs.xWidthAvg / theirs.unitsPerEm);
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const high = (units: number) => percent(Math.abs(units) / ours.unitsPerEm / size);
  return [
    `size-adjust: ${percent(size)}`,
    `ascent-override: ${high(ours.ascent)}`,
    `descent-override: ${high(ours.descent)}`,
    `line-gap-override: ${high(ours.lineGap)}`,
  ];
}
