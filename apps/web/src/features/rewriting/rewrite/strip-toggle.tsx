import { textLimits } from '@cleanpaste/contract';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { checkEntryCopy } from '../../../copy/check-entry-copy.ts';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';
import type { ModelLack } from '../../cleaning/index.ts';
import { useOtherLanguage } from './use-other-language.ts';

interface StripToggleProps {
  on: boolean;
  onChange: (on: boolean) => void;
  disabled: boolean;
  /** How many the plan has left; null where nothing is counted, or nobody knows. */
  left: string | null;
  /** None is left: with it on the cleanup would be refused. */
  isUsedUp: boolean;
  /** Why the model that is to rewrite cannot. */
  modelLack: ModelLack;
  /** The result says what could not be rewritten. */
  isTold?: boolean;
  /** What would be rewritten: its language is looked at once the toggle is on, or near to it. */
  text: string;
}

/** 'Strip statistical watermarks', with its (?) link, and a word where the text is not English. */
export function StripToggle(props: StripToggleProps) {
  const { on, onChange, disabled, left, isUsedUp, modelLack, isTold, text } = props;
  const id = useId();
  const note = useId();
  const [near, setNear] = useState(false);
  const isOther = useOtherLanguage(text, !isTold && (on || near));
  const isTooLong = on && text.length > textLimits.rewrite;
  // What the switch does is no warning: of none left only that is in its colour.
  const isWarning = isTooLong || (on && (isOther || modelLack !== null));
  function noteOn() {
    if (isTooLong) return cleanerCopy.tooLongToRewrite(text.length, textLimits.rewrite);
    if (on && modelLack) return cleanerCopy.modelLacks[modelLack];
    if (isOther) return cleanerCopy.englishOnly;
    if (left === null) return cleanerCopy.stripMeans;
    if (!on || !isUsedUp) return `${cleanerCopy.stripMeans} ${left}`;
    return (
      <>
        {cleanerCopy.stripMeans} <span className="font-medium text-mark">{left}</span>
      </>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it looks ahead; nothing depends on it
    <div
      className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.95rem] sm:justify-end"
      onMouseEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <input
        id={id}
        type="checkbox"
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={note}
        className="strip-switch"
      />
      <label
        htmlFor={id}
        className={`flex items-center font-medium select-none min-h-11 ${disabled ? 'text-soft' : 'cursor-pointer'}`}
      >
        {cleanerCopy.strip}
      </label>
      <Link
        to="/statistical-watermarks"
        aria-label={cleanerCopy.stripHelp}
        title={cleanerCopy.stripHelp}
        className="relative grid size-6 place-items-center before:absolute before:-inset-[11px] rounded-full border border-line text-xs text-soft hover:border-edge hover:text-ink"
      >
        ?
      </Link>
      <span
        id={note}
        aria-live="polite"
        className={`-mt-1.5 basis-full text-sm text-balance sm:text-right ${isWarning ? 'font-medium text-mark' : 'text-soft'}`}
      >
        {noteOn()}
        {isUsedUp ? (
          <Link
            to="/pricing"
            className="ml-2 inline-flex items-center font-medium text-accent hover:underline max-sm:-my-3 max-sm:min-h-11 pointer-coarse:-my-3 pointer-coarse:min-h-11"
          >
            {checkEntryCopy.morePlans}
          </Link>
        ) : null}
      </span>
    </div>
  );
}
