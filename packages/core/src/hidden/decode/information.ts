/**
 * The bits that it takes to write symbols down one by one, by how often each of them occurs. However
 * even or uneven the lots from which symbols are drawn, they are drawn so no more often than once in
 * two to the power of this.
 */
export function informationOf(symbols: ArrayLike<number>): number {
  const counts = new Map<number, number>();
  for (let i = 0; i < symbols.length; i++) {
    const symbol = symbols[i]!;
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  let bits = 0;
  for (const count of counts.values()) bits += count * Math.log2(symbols.length / count);
  return bits;
}

/**
 * The same of a row of two forms that goes on in one form only behind its message: less what it takes
 * to say where the message ends.
 */
export function informationOfChannel(bits: ArrayLike<number>): number {
  return informationOf(bits) - Math.log2(bits.length + 1);
}
