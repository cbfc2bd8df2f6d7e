import type { CheckAnswer } from '@cleanpaste/contract';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { FinalFocus } from '../../components/final-focus.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { errorCopy } from '../../copy/error-copy.ts';
import { useDraft } from '../../features/cleaning/draft/use-draft.ts';
import { isFree } from './use-kept-focus.ts';

const SignInModal = lazyPart(() => import('../../features/accounts/auth/sign-in-modal.tsx'), {
  name: errorCopy.parts.signIn,
});
const UpgradeModal = lazyPart(() => import('../../features/billing/upgrade/upgrade-modal.tsx'), {
  name: errorCopy.parts.plans,
});
const ShareModal = lazyPart(() => import('../../features/sharing/share-modal.tsx'), {
  // It comes by itself: nobody misses it.
  isExtra: true,
});
const PlagiarismShareModal = lazyPart(
  () => import('../../features/sharing/plagiarism-share-modal.tsx'),
);

const AllClearModal = lazyPart(() => import('../../features/checking/all-clear-modal.tsx'));

export type OpenModal = 'sign-in' | 'upgrade' | 'share' | 'all-clear' | 'plagiarism-share' | null;

interface CleanerModalsProps {
  open: OpenModal;
  /** Of 'Clean Text', and what holds the focus while that is disabled. */
  refs: { button: RefObject<HTMLButtonElement | null>; box: RefObject<HTMLElement | null> };
  onClose: () => void;
  onReset: () => void;
  /** Cleans the text that was refused for its rewrite without one. */
  onWithoutRewrite: () => void;
  onShare: () => void;
  invisibleCharCount: number;
  /** The text has been cleaned, and is to be checked. */
  forCheck: boolean;
  /** Of the check that is all clear. */
  report: CheckAnswer | null;
}

/** The windows that the cleaner opens, loaded when the first of them is needed. */
export function CleanerModals({
  open,
  refs: { button, box },
  onClose,
  onReset,
  onWithoutRewrite,
  onShare,
  invisibleCharCount,
  forCheck,
  report,
}: CleanerModalsProps) {
  /** What held the focus for the button gives it back to the button, wherever else a window would lead it. */
  const wasFree = useRef(false);
  useLayoutEffect(() => {
    if (open !== null) wasFree.current = isFree(box.current);
  }, [open, box]);
  const { strip } = useDraft();
  if (open === null) return null;
  return (
    <FinalFocus value={() => (wasFree.current ? button.current : true)}>
      {open === 'sign-in' ? (
        <SignInModal
          open
          onClose={onClose}
          forCheck={forCheck}
          onWithoutRewrite={strip && !forCheck ? onWithoutRewrite : null}
        />
      ) : null}
      {open === 'upgrade' ? (
        <UpgradeModal open onClose={onClose} onWithoutRewrite={onWithoutRewrite} />
      ) : null}
      {open === 'all-clear' ? (
        <AllClearModal open report={report} onClose={onClose} onReset={onReset} onShare={onShare} />
      ) : null}
      {open === 'share' ? (
        <ShareModal open onClose={onClose} invisibleCharCount={invisibleCharCount} />
      ) : null}
      {open === 'plagiarism-share' ? (
        <PlagiarismShareModal
          open
          onClose={onClose}
          fixed={typeof report?.fixedText === 'string'}
        />
      ) : null}
    </FinalFocus>
  );
}
