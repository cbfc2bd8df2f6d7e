/** A table in four bits a bucket: sixteen levels, and which of them each bucket takes. */
export interface Quantised {
  levels: number[];
  code: Uint8Array;
}

/** Puts the sixteen levels where the weights are (Lloyd 1982), from evenly filled shares. */
export function quantise(weights: Float32Array): Quantised {
  const sorted = Float32Array.from(weights).sort();
  const levels = Float64Array.from({ length: 16 }, (_, at) => {
    // Rare large weights decide texts: the outer levels begin further out than even shares would.
    const share = (at + 0.5) / 16;
    const even = sorted[Math.floor(share * sorted.length)] as number;
    return even * (1 + Math.abs(share - 0.5) * 2);
  });
  const bound = new Uint32Array(17);
  for (let turn = 0; turn < 60; turn++) {
    bound[16] = sorted.length;
    let at = 0;
    for (let level = 1; level < 16; level++) {
      const middle = ((levels[level - 1] as number) + (levels[level] as number)) / 2;
      while (at < sorted.length && (sorted[at] as number) <= middle) at++;
      bound[level] = at;
    }
    for (let level = 0; level < 16; level++) {
      const begin = bound[level] as number;
      const end = bound[level + 1] as number;
      if (end <= begin) continue;
      let sum = 0;
      for (let k = begin; k < end; k++) sum += sorted[k] as number;
      levels[level] = sum / (end - begin);
    }
  }
  const rounded = Array.from(levels, (level) => Number(level.toPrecision(5)));
  const code = Uint8Array.from(weights, (weight) => {
    let best = 0;
    for (let level = 1; level < 16; level++) {
      const gap = Math.abs((rounded[level] as number) - weight);
      if (gap < Math.abs((rounded[best] as number) - weight)) best = level;
    }
    return best;
  });
  return { levels: rounded, code };
}

/** The table as the scorer will see it. */
export function restore({ levels, code }: Quantised): Float32Array {
  return Float32Array.from(code, (level) => levels[level] as number);
}
