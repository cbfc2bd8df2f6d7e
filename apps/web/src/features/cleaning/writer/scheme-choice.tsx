import type { EncodeScheme } from '@cleanpaste/core/hidden';
import { useId } from 'react';
import { writerCopy } from '../../../copy/writer-copy.ts';

const schemes = Object.entries(writerCopy.schemes) as [
  EncodeScheme,
  { name: string; hint: string },
][];

interface SchemeChoiceProps {
  scheme: EncodeScheme;
  onChange: (scheme: EncodeScheme) => void;
}

export function SchemeChoice({ scheme, onChange }: SchemeChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{writerCopy.schemeLabel}</legend>
      <div className="grid gap-2.5 sm:grid-cols-3">
        {schemes.map(([value, words]) => (
          <label
            key={value}
            className="cursor-pointer rounded-lg border border-line px-3.5 py-3 transition-colors hover:border-edge has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={scheme === value}
              onChange={() => onChange(value)}
              aria-describedby={`${name}${value}`}
              className="sr-only"
            />
            <span className="block text-sm font-semibold">{words.name}</span>
            <span
              id={`${name}${value}`}
              className="mt-0.5 block text-[0.82rem] leading-snug text-soft"
            >
              {words.hint}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
