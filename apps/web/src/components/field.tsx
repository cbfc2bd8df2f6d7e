import { type InputHTMLAttributes, useId, useRef } from 'react';
import { useEarlyInput } from '../lib/use-early-input.ts';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
  /** Nothing is wrong yet: what stands as the error only asks for something. */
  isAsked?: boolean;
  /** What it has to be like, before anything is wrong. */
  hint?: string;
  /** Id of a sentence elsewhere that says what is wrong with this field, among others. */
  errorId?: string | null;
}

/** A labelled input; the error, if any, is tied to it for screen readers. */
export function Field(props: FieldProps) {
  const { label, value, onChange, error, isAsked, hint, errorId, className = '', ...rest } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, value, onChange);
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold [overflow-wrap:anywhere]">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={(error && !isAsked) || errorId ? true : undefined}
        aria-describedby={error ? `${id}-error` : (errorId ?? (hint ? `${id}-hint` : undefined))}
        className="h-11 w-full field-edge px-3.5"
        {...rest}
      />
      {error ? (
        <p
          id={`${id}-error`}
          role="alert"
          className={`mt-1.5 text-sm ${isAsked ? '' : 'text-danger'}`}
        >
          {error}
        </p>
      ) : hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
