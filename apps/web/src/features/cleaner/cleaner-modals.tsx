import { lazy, Suspense } from 'react';

const SignInModal = lazy(() => import('../auth/sign-in-modal.tsx'));
const UpgradeModal = lazy(() => import('../upgrade/upgrade-modal.tsx'));
const ShareModal = lazy(() => import('../share/share-modal.tsx'));

export type OpenModal = 'sign-in' | 'upgrade' | 'share' | null;

interface CleanerModalsProps {
  open: OpenModal;
  onClose: () => void;
  invisibleCharCount: number;
}

/** The windows that the cleaner opens, loaded when the first of them is needed. */
export function CleanerModals({ open, onClose, invisibleCharCount }: CleanerModalsProps) {
  if (open === null) return null;
  return (
    <Suspense>
      {open === 'sign-in' ? <SignInModal open onClose={onClose} /> : null}
      {open === 'upgrade' ? <UpgradeModal open onClose={onClose} /> : null}
      {open === 'share' ? (
        <ShareModal open onClose={onClose} invisibleCharCount={invisibleCharCount} />
      ) : null}
    </Suspense>
  );
}
