/** 'U+20-7E, U+A0': sorted code points as the style sheet writes them. */
export function rangeText(codePoints: number[]): string {
  const runs: [number, number][] = [];
  for (const point of [...new Set(codePoints)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

/** The code points of such a text. */
export function pointsOf(text: string): number[] {
  return text.split(',').flatMap((run) => {
    const [from = '', to = from] = run.trim().replace(/^U\+/i, '').split('-');
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, step) => first + step);
  });
}
