import type { ReactNode, Ref } from 'react';
import { Button } from '../../components/button.tsx';
import { missingWindow } from '../../components/missing-part.tsx';
import { noticePlace } from '../../components/notice-place.ts';
import { cleanerCopy } from '../../copy/cleaner-copy.ts';
import { attemptId } from '../../features/cleaning/cleaner/clean-anywhere.ts';
import { cleanupFailed, workCancelled } from '../../features/cleaning/cleaner/use-cleaner.ts';
import { FailedAgain } from './failed-again.tsx';

interface CleanBarProps {
  ref: Ref<HTMLButtonElement>;
  busy: boolean;
  /** True when the words are rewritten as well. */
  strip: boolean;
  /** True while a result stands: Copy is then what comes next. */
  hasResult: boolean;
  /** True while something is left to be copied. */
  canCopy: boolean;
  /** True while there are two texts that differ. */
  canCompare: boolean;
  isEmpty: boolean;
  /** True where the rewrite cannot be: without it is what is left, and not what comes next. */
  isHeld: boolean;
  disabled: boolean;
  onClean: () => void;
  /** Ends a rewrite that is under way. */
  onCancel: () => void;
  children: ReactNode;
}

/**
 * On a phone the button stays at hand while the text scrolls; what is drawn behind it reaches the edges.
 * Before there is a text it can do nothing, and stands in its place instead of over what is below the box.
 */
const bottomBar =
  'max-sm:fixed max-sm:inset-x-5 max-sm:bottom-0 max-sm:z-20 max-sm:pt-3 max-sm:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-sm:before:absolute max-sm:before:inset-y-0 max-sm:before:-inset-x-5 max-sm:before:-z-10 max-sm:before:border-t max-sm:before:border-line max-sm:before:bg-paper/95 max-sm:before:backdrop-blur';

const stays = { 'data-bottom-bar': true, className: bottomBar };

const failurePlace = noticePlace(cleanupFailed);
const missingPlace = noticePlace(missingWindow);
/** Of what passes: beside the button, where there is room for a line in the place of the hint. */
const hasRoom = '(min-width: 48rem)';
const attemptPlace = noticePlace(attemptId, hasRoom);
const cancelledPlace = noticePlace(workCancelled, hasRoom);
/** It takes no room from what stands in the row: nothing goes to another for it. */
const inLine = { 'data-in-line': true, className: 'peer w-0 whitespace-nowrap empty:hidden' };

function label(busy: boolean, strip: boolean, isHeld: boolean) {
  if (!busy) return isHeld ? cleanerCopy.withoutRewriting : cleanerCopy.clean;
  return strip ? cleanerCopy.rewriting : cleanerCopy.cleaning;
}

/** Clean Text, what the keyboard can do, and beside it what else may be done to the text. */
export function CleanBar(props: CleanBarProps) {
  const { ref, busy, strip, hasResult, canCopy, canCompare, isEmpty, isHeld } = props;
  const { disabled, onClean, onCancel, children } = props;
  const mayCancel = busy && strip;
  // Beside Cancel or Copy, where one of them stands in the bar too.
  const isBeside = mayCancel || (!busy && hasResult && canCopy);
  return (
    <div className="mt-4 flex flex-col gap-4">
      <div data-kept-clear className="flex flex-wrap items-start gap-4">
        <div {...(isEmpty ? { className: 'max-sm:w-full' } : stays)}>
          <Button
            ref={ref}
            kind={hasResult || isHeld ? 'quiet' : 'primary'}
            onClick={onClean}
            disabled={disabled}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            aria-busy={busy}
            className={`aria-busy:!text-ink aria-busy:!opacity-100 ${isBeside ? 'max-sm:w-[calc(50%-0.375rem)]' : 'max-sm:w-full'}`}
          >
            {label(busy, strip, isHeld)}
          </Button>
          {mayCancel ? (
            <Button
              kind="quiet"
              onClick={onCancel}
              className="ml-3 w-[calc(50%-0.375rem)] sm:hidden"
            >
              {cleanerCopy.cancel}
            </Button>
          ) : null}
        </div>
        <span ref={attemptPlace} {...inLine} />
        <span ref={cancelledPlace} {...inLine} />
        <kbd className="hidden font-sans text-sm leading-11 text-soft peer-[:not(:empty)]:invisible sm:pointer-fine:block">
          {canCompare
            ? cleanerCopy.holdHint
            : hasResult || busy || isHeld
              ? null
              : cleanerCopy.shortcut}
        </kbd>
        <div className="sm:ml-auto sm:max-w-[55%]">{children}</div>
      </div>
      {/* On a phone, where the button is at the foot of the screen, right below the text. */}
      <div ref={failurePlace} className="empty:hidden max-sm:order-first" />
      <div ref={missingPlace} className="empty:hidden max-sm:order-first" />
      <FailedAgain onRetry={onClean} />
    </div>
  );
}
