import { useEffect } from 'react';
import type { ModelLack } from '../../cleaning/index.ts';

/** Tells what the chosen model lacks, as far as it is known; of what is no longer shown nothing is. */
export function useLack(lack: ModelLack, onLack: (lack: ModelLack) => void): void {
  useEffect(() => {
    onLack(lack);
    return () => onLack(null);
  }, [lack, onLack]);
}
