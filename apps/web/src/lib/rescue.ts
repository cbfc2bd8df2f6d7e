import { useEffect, useRef } from 'react';

/** Keeps a text for the way back; true where there was one to keep. */
type Keep = () => boolean;

const keepers = new Set<Keep>();

/** Keeps what is being typed, before the page goes: a crash, or a reload that nobody asked for. */
export function rescueTexts(): boolean {
  return [...keepers].map((keep) => keep()).includes(true);
}

/** While its component stands, `keep` is asked whenever the page is about to go. */
export function useRescue(keep: Keep): void {
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    const ask = () => latest.current();
    keepers.add(ask);
    return () => void keepers.delete(ask);
  }, []);
}
