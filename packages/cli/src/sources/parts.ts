/** A stretch of a source, short enough to be laid beside a text at once. */
export interface Part {
  /** UTF-16 units before it in the source. */
  start: number;
  text: string;
}

/** UTF-16 units of a part, about. */
const partLength = 20_000;

/** Cuts a text at the ends of paragraphs, or of lines or words where those are far apart. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  while (text.length - start > partLength * 1.25) {
    const stretch = text.slice(start, start + partLength);
    const cut = ['\n\n', '\n', ' ']
      .map((end) => stretch.lastIndexOf(end) + end.length)
      .find((at) => at > partLength / 2);
    const length = cut ?? partLength;
    parts.push({ start, text: text.slice(start, start + length) });
    start += length;
  }
  parts.push({ start, text: text.slice(start) });
  return parts;
}
