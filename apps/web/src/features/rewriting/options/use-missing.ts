import { useEffect } from 'react';

/** Tells whether the chosen model is known to be missing; what is no longer shown is not known. */
export function useMissing(isMissing: boolean, onMissing: (isMissing: boolean) => void): void {
  useEffect(() => {
    onMissing(isMissing);
    return () => onMissing(false);
  }, [isMissing, onMissing]);
}
