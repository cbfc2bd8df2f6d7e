import { useEffect, useRef } from 'react';

/** Why the page goes. */
type Reason = 'crash' | 'reload';

/** Keeps a text for the way back; true where there was one to keep. */
type Keep = (reason: Reason) => boolean;

const keepers = new Set<Keep>();

/** Keeps what is being typed, before the page goes: a crash, or a reload that nobody asked for. */
export function rescueTexts(reason: Reason): boolean {
  return [...keepers].map((keep) => keep(reason)).includes(true);
}

/** While its component stands, `keep` is asked whenever the page is about to go. */
export function useRescue(keep: Keep): void {
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    const ask: Keep = (reason) => latest.current(reason);
    keepers.add(ask);
    return () => void keepers.delete(ask);
  }, []);
}
