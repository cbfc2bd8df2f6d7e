import type { CheckAnswer } from '@cleanpaste/contract';
import { useId } from 'react';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { copyInPhoneBar } from '../../components/phone-bar-place.ts';
import { PhoneFold } from '../../components/phone-fold.tsx';
import { checkCopy } from '../../copy/check-copy.ts';
import {
  isFixed,
  isLeftOpen,
  isStillCopied,
  isStillMachine,
  outcomeOf,
  wasJustFixed,
} from './outcome.ts';
import { newTextId } from './places.ts';
import type { Check } from './use-check.ts';
import type { Quotations } from './use-quotations.ts';

interface FixedTextProps {
  check: Check;
  report: CheckAnswer;
  quotations: Quotations;
  /** Makes the text the one that is worked on. */
  onUse: (text: string) => void;
}

/** Whether there is a text that differs from the one that was checked first. */
export const hasNewText = (check: Check, report: CheckAnswer, quotations: Quotations) =>
  isFixed(check, report) ||
  quotations.isQuoted ||
  quotations.text !== (check.origin ?? quotations.text);

/** What the text is called, and its Copy: it is fixed where nothing is left to do about it. */
const namesOf = (what: 'quoted' | 'both' | 'reworded' | 'fixed') =>
  ({
    quoted: { title: checkCopy.quotedText, copy: checkCopy.copyQuoted },
    both: { title: checkCopy.rewordedQuoted, copy: checkCopy.copyReworded },
    reworded: { title: checkCopy.reworded, copy: checkCopy.copyReworded },
    fixed: { title: checkCopy.fixed, copy: checkCopy.copyFixed },
  })[what];

/** The text that came of the report: to copy, to look at again, to go on with. It is the outcome, and stands in full. */
export function FixedText({ check, report, quotations, onUse }: FixedTextProps) {
  const id = useId();
  const { busy, earlier, goBack } = check;
  const { text, isQuoted, isFixed: isFixedText } = quotations;
  const isDone = !isStillCopied(report) && !isStillMachine(report) && !isLeftOpen(report);
  // What is quoted since makes what was measured old: that is told above the figures.
  const outcome = wasJustFixed(report) && !isQuoted ? outcomeOf({ check, report }) : null;
  const madeBy = isDone ? 'fixed' : 'reworded';
  const named = namesOf(isFixedText ? (isQuoted ? 'both' : madeBy) : 'quoted');
  return (
    <>
      <div id={newTextId} className="mb-2 flex scroll-mt-24 items-center">
        <label htmlFor={id} className="text-[0.95rem] font-semibold">
          {named.title}
        </label>
        <CopyButton
          text={text}
          kind={!isQuoted && isDone ? 'primary' : 'quiet'}
          // Above stands a text with a Copy of its own.
          label={named.copy}
          className={`ml-auto ${copyInPhoneBar}`}
        />
      </div>
      {outcome === null ? null : (
        <p className="mb-1 text-[0.95rem] font-medium text-pretty">{outcome}</p>
      )}
      <p className="mb-2.5 text-sm text-soft text-pretty">
        {isDone && !isQuoted ? checkCopy.readyToCopy : checkCopy.boxHasBefore}
      </p>
      <PhoneFold everywhere className="-m-1 max-h-[60vh] p-1">
        <textarea
          id={id}
          readOnly
          value={text}
          // As high as its text; where the browser cannot, so many lines, to be drawn larger.
          rows={isQuoted ? 8 : 3}
          className="block min-h-24 w-full resize-y [field-sizing:content] supports-[field-sizing:content]:resize-none rounded-2xl border border-line bg-surface px-4 py-4 leading-relaxed shadow-card sm:px-5"
        />
      </PhoneFold>
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        <Button kind="quiet" onClick={() => onUse(text)} disabled={busy}>
          {checkCopy.useText}
        </Button>
        {earlier ? (
          <Button
            kind="ghost"
            onClick={goBack}
            disabled={busy}
            // Below the other one it begins where that does.
            className="max-sm:w-full max-sm:!justify-start max-sm:!px-0"
          >
            {checkCopy.goBack}
          </Button>
        ) : null}
      </div>
    </>
  );
}
