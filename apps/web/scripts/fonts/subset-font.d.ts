/** The package has no types of its own; this is what is used of it. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    /** An axis is narrowed to a range, or pinned to one value. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
