import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { writerCopy } from '../../../copy/writer-copy.ts';
import { useEarlyInput } from '../../../lib/use-early-input.ts';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  /** Characters that it takes. */
  most: number;
  error: string | undefined;
  ref: Ref<HTMLTextAreaElement>;
}

/** A field that grows with its text, with what it still takes and what is wrong with it. */
export function TextField({ label, value, onChange, most, error, ref, ...rest }: TextFieldProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current!);
  useEarlyInput(area, value, onChange);
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {value.length > most / 2 ? (
          <span
            className={`text-xs tabular-nums ${value.length > most ? 'text-danger' : 'text-soft'}`}
          >
            {writerCopy.left(value.length, most)}
          </span>
        ) : null}
      </div>
      <textarea
        ref={area}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        rows={1}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="block max-h-40 min-h-11 w-full resize-none field-edge px-3.5 py-2.5 leading-snug [field-sizing:content] placeholder:text-soft/85"
        {...rest}
      />
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
