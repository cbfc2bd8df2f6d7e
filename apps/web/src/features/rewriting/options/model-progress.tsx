import { Button } from '../../../components/button.tsx';
import { tabEnginesCopy as copy } from '../../../copy/tab-engines-copy.ts';

interface ModelProgressProps {
  label: string;
  /** From 0 to 1. */
  share: number;
  onStop: () => void;
}

/** How much of a model is here, and the way out. */
export function ModelProgress({ label, share, onStop }: ModelProgressProps) {
  return (
    <div className="flex max-w-[30rem] items-center gap-3">
      <div className="grow">
        <p className="mb-1.5 text-sm font-medium tabular-nums">
          {label}: {Math.floor(share * 100)}%
        </p>
        <progress aria-label={label} max={1} value={share} className="usage-bar" />
      </div>
      <Button kind="quiet" size="small" onClick={onStop}>
        {copy.stop}
      </Button>
    </div>
  );
}
