export type Encoding = 'br' | 'gzip';

/**
 * Picks the encoding that the client likes best among those on offer; at equal liking, the first one.
 * @param header the request's Accept-Encoding
 * @returns null: send it as it is
 */
export function pickEncoding(
  header: string | undefined,
  offered: readonly Encoding[],
): Encoding | null {
  const liking = new Map<string, number>();
  for (const entry of (header ?? '').toLowerCase().split(',')) {
    const [name, ...params] = entry.split(';').map((part) => part.trim());
    const weight = params.find((param) => param.startsWith('q='))?.slice(2);
    if (name) liking.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  let best: Encoding | null = null;
  let most = 0;
  for (const encoding of offered) {
    const like = liking.get(encoding) ?? liking.get('*') ?? 0;
    if (like > most) [best, most] = [encoding, like];
  }
  return best;
}
