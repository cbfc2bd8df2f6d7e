import { reasonLength } from '@cleanpaste/contract';
import { useId } from 'react';
import { personPlanCopy as copy } from '../../../copy/people-copy.ts';

interface ReasonFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
}

/** Why something is done by hand; it is asked for before it is done. */
export function ReasonField({ value, onChange, error }: ReasonFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {copy.why}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={reasonLength}
        value={value}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-told`}
        onChange={(event) => onChange(event.target.value)}
        className="block w-full field-edge px-3.5 py-2.5"
      />
      <p
        id={`${id}-told`}
        role={error ? 'alert' : undefined}
        className={`mt-1.5 text-sm ${error ? 'text-danger' : 'text-soft'}`}
      >
        {error ?? copy.whyHint}
      </p>
    </div>
  );
}
