/** The strings, comments and texts of a program in order, without overlap; what lies between is code. */
export interface Elements {
  starts: number[];
  ends: number[];
}

export interface Range {
  from: number;
  to: number;
}

export function addElement({ starts, ends }: Elements, start: number, end: number): void {
  if (end <= start) return;
  starts.push(start);
  ends.push(end);
}

/** Where the line of a place ends: at its line feed, or at the end of the text. */
export function lineEnd(text: string, at: number): number {
  const feed = text.indexOf('\n', at);
  return feed === -1 ? text.length : feed;
}
