const SIZE = 624;

/**
 * The Mersenne Twister (MT19937, Matsumoto and Nishimura 1998): `count` unsigned 32-bit outputs.
 * SynthID-Text derives its sampling table from it, so a detector must produce the same numbers.
 */
export function mt19937(seed: number, count: number): Uint32Array {
  const state = new Uint32Array(SIZE);
  state[0] = seed >>> 0;
  for (let i = 1; i < SIZE; i++) {
    const before = state[i - 1]! ^ (state[i - 1]! >>> 30);
    state[i] = Math.imul(1812433253, before) + i;
  }
  const out = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const at = i % SIZE;
    const next = (at + 1) % SIZE;
    const mixed = (state[at]! & 0x80000000) | (state[next]! & 0x7fffffff);
    state[at] = state[(at + 397) % SIZE]! ^ (mixed >>> 1) ^ (mixed & 1 ? 0x9908b0df : 0);
    let y = state[at];
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    out[i] = y ^ (y >>> 18);
  }
  return out;
}
