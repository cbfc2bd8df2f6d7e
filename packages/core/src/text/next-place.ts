/** Gives the next match at or behind places that come in order; the length of the text without one. */
export function nextPlace(text: string, pattern: RegExp): (from: number) => number {
  let known = -1;
  return (from) => {
    if (known >= from) return known;
    pattern.lastIndex = from;
    known = pattern.exec(text)?.index ?? text.length;
    return known;
  };
}
