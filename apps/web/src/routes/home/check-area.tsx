import { type ReactNode, Suspense } from 'react';
import { Button } from '../../components/button.tsx';
import { checkEntryCopy } from '../../copy/check-entry-copy.ts';
import type { Check } from '../../features/checking/use-check.ts';
import { useCheckFocus } from './use-check-focus.ts';

interface CheckAreaProps {
  check: Check;
  /** The result as it stands; null without one. */
  text: string | null;
  mayCheck: boolean;
  /** Shows a check that is under way or done. */
  children: ReactNode;
}

/** Below the result: the button of the check, and what became of it. */
export function CheckArea({ check, text, mayCheck, children }: CheckAreaProps) {
  const focus = useCheckFocus(check);
  const { report, origin, phase, problem, busy } = check;
  const isOld =
    report !== null && !report.fixedText && origin === null && report.checkedText !== text;
  return (
    <>
      {isOld && text !== null ? (
        <p className="mt-5 text-sm text-soft">{checkEntryCopy.ofOtherText}</p>
      ) : null}
      <div {...focus.around} className="outline-none">
        {text !== null && mayCheck && (!report || isOld) && !busy ? (
          <Button
            ref={focus.button}
            kind="quiet"
            className="mt-5"
            onClick={() => check.check(text)}
          >
            {checkEntryCopy.button}
          </Button>
        ) : null}
        <Suspense>{phase === 'idle' && !problem ? null : children}</Suspense>
      </div>
    </>
  );
}
