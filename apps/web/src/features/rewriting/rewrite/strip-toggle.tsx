import { useId } from 'react';
import { Link } from 'react-router';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';

interface StripToggleProps {
  on: boolean;
  onChange: (on: boolean) => void;
  disabled: boolean;
}

/** 'Strip statistical watermarks', with its (?) link. */
export function StripToggle({ on, onChange, disabled }: StripToggleProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2.5 text-[0.95rem]">
      <input
        id={id}
        type="checkbox"
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="strip-switch"
      />
      <label htmlFor={id} className="cursor-pointer font-medium select-none">
        {cleanerCopy.strip}
      </label>
      <Link
        to="/statistical-watermarks"
        aria-label={cleanerCopy.stripHelp}
        title={cleanerCopy.stripHelp}
        className="grid size-6 place-items-center rounded-full border border-line text-xs text-soft hover:border-edge hover:text-ink"
      >
        ?
      </Link>
    </div>
  );
}
