import { useEffect } from 'react';
import type { ModelLack } from '../../cleaning/index.ts';

/** Tells what the chosen model lacks, as far as it is known; of what is no longer shown nothing is. */
export function useMissing(lack: ModelLack, onMissing: (lack: ModelLack) => void): void {
  useEffect(() => {
    onMissing(lack);
    return () => onMissing(null);
  }, [lack, onMissing]);
}
