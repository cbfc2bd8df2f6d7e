import { useId } from 'react';
import { resultCopy } from '../../../copy/result-copy.ts';
import type { View } from './use-view.ts';

const views: View[] = ['original', 'cleaned'];

interface ViewSwitchProps {
  view: View;
  onView: (view: View) => void;
}

/** Original or Cleaned: two radio buttons, so that the arrow keys go from one to the other. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const name = useId();
  return (
    <fieldset
      className="flex flex-wrap rounded-lg bg-sunken p-0.5"
      title={resultCopy.holdToCompare}
    >
      <legend className="sr-only">{resultCopy.view}</legend>
      {views.map((each) => (
        <label
          key={each}
          className="relative flex h-8 cursor-pointer items-center rounded-md border border-transparent px-2.5 text-sm font-medium text-soft select-none hover:text-ink has-checked:border-line has-checked:bg-surface has-checked:text-ink dark:has-checked:border-edge/60 dark:has-checked:bg-line has-focus-visible:outline-2 has-focus-visible:outline-accent sm:px-3"
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={view === each}
            onChange={() => onView(each)}
            className="absolute inset-0 m-0 h-full cursor-pointer appearance-none opacity-0 pointer-coarse:-top-1.5 pointer-coarse:h-11"
          />
          {resultCopy.views[each]}
        </label>
      ))}
    </fieldset>
  );
}
