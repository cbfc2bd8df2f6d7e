import { useId } from 'react';
import { checkCopy } from '../../copy/check-copy.ts';
import type { Credit } from '../cleaning/index.ts';

interface CreditFieldsProps {
  credit: Credit;
  onChange: (credit: Credit) => void;
  /** A passage of it is quoted: what is entered goes into the text at once. */
  isQuoted: boolean;
  disabled: boolean;
}

/** Author and year of a source, filled in where the check knows them; a citation does without either. */
export function CreditFields({ credit, onChange, isQuoted, disabled }: CreditFieldsProps) {
  const id = useId();
  const field = (name: keyof Credit, className: string) => (
    <div className={className}>
      <label htmlFor={id + name} className="mb-1 block text-sm font-medium">
        {checkCopy.credit[name]}
      </label>
      <input
        id={id + name}
        value={credit[name]}
        disabled={disabled}
        onChange={(event) => onChange({ ...credit, [name]: event.target.value })}
        placeholder={checkCopy.creditUnknown[name]}
        aria-describedby={`${id}hint`}
        autoComplete="off"
        maxLength={200}
        className="h-11 w-full field-edge px-3 text-[0.95rem] placeholder:text-soft"
      />
    </div>
  );
  return (
    <div className="mt-3">
      <div className="flex gap-2.5">
        {field('author', 'min-w-0 grow sm:max-w-64')}
        {field('year', 'w-28 shrink-0')}
      </div>
      <p id={`${id}hint`} className="mt-1.5 text-sm text-soft">
        {isQuoted ? checkCopy.creditAtOnce : checkCopy.creditHint}
      </p>
    </div>
  );
}
