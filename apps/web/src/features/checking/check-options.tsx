import { useId } from 'react';
import { checkCopy } from '../../copy/check-copy.ts';
import type { CheckOptions as Options } from './api.ts';

interface CheckOptionsProps {
  on: boolean;
  onChange: (on: boolean) => void;
  options: Options;
  onOptions: (options: Options) => void;
  disabled: boolean;
}

const box = 'size-4.5 shrink-0 accent-(--accent)';

/** 'Also check for unintentional plagiarism & AI', and what the check may leave out. */
export function CheckOptions({ on, onChange, options, onOptions, disabled }: CheckOptionsProps) {
  const id = useId();
  const choices = [
    ['excludeQuotations', checkCopy.quotations],
    ['excludeReferences', checkCopy.references],
  ] as const;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-[0.95rem]">
      <label className="flex cursor-pointer items-center gap-2.5 font-medium select-none">
        <input
          type="checkbox"
          checked={on}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className={box}
        />
        {checkCopy.also}
      </label>
      {on ? (
        <fieldset
          disabled={disabled}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft"
        >
          <legend className="float-left mr-3">{checkCopy.leaveOut}</legend>
          {choices.map(([name, label]) => (
            <label key={name} className="flex cursor-pointer items-center gap-2 select-none">
              <input
                id={`${id}-${name}`}
                type="checkbox"
                checked={options[name]}
                onChange={(event) => onOptions({ ...options, [name]: event.target.checked })}
                className={box}
              />
              {label}
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
