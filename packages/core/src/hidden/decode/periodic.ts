/**
 * Whether a stream only repeats itself, as the filler of newsletters and of broken exports does
 * (one character over and over, or two in turn). Such a stream says nothing.
 */
export function isPeriodic(symbols: ArrayLike<number>, longestPeriod: number): boolean {
  for (let period = 1; period <= longestPeriod; period++) {
    let repeats = 0;
    for (let i = period; i < symbols.length; i++) {
      if (symbols[i] === symbols[i - period]) repeats++;
    }
    // A filler may be cut or joined somewhere, so that a few places break the rhythm.
    if (repeats >= 0.95 * (symbols.length - period)) return true;
  }
  return false;
}
