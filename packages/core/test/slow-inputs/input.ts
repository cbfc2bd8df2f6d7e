/** A text that somebody may send to keep a machine busy, in any size. */
export interface SlowInput {
  name: string;
  /** About so many UTF-16 units. */
  of: (size: number) => string;
}

/** A unit again and again, behind a head and before a tail that stand once. */
export function filled(unit: string, head = '', tail = ''): SlowInput['of'] {
  return (size) => {
    const times = Math.max(1, Math.floor((size - head.length - tail.length) / unit.length));
    return flat(head + unit.repeat(times) + tail);
  };
}

/** The text as one piece of memory, so that no function pays for how it was put together. */
function flat(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
