import { useEffect } from 'react';
import { CloseButton } from '../../components/close-button.tsx';
import { receiptCopy } from '../../copy/receipt-copy.ts';
import { shareCopy } from '../../copy/share-copy.ts';
import type { CleanedState } from '../cleaning/index.ts';
import { useSite } from '../site/index.ts';
import { PlatformButtons } from './platform-buttons.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { shareWords } from './share-words.ts';
import { shareStripId } from './use-share-prompt.ts';
import { useSharer } from './use-sharer.ts';
import { isDialogOpen } from './when-idle.ts';

interface ShareStripProps {
  cleaned: CleanedState;
  /** Places of the edits that were undone. */
  undone: readonly number[];
  onClose: () => void;
}

/** Asks for a share below the result, which stays in sight and in reach; Escape and the cross close it. */
export default function ShareStrip({ cleaned, undone, onClose }: ShareStripProps) {
  const { productName } = useSite();
  const count = cleaned.removedCharacterCount;
  const { title, description, message } = shareWords({ count, by: useSharer() }, productName);

  useEffect(() => {
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === 'Escape' && !isDialogOpen()) onClose();
    }
    // Before a window that the same key closes has gone.
    addEventListener('keydown', closeOnEscape, { capture: true });
    return () => removeEventListener('keydown', closeOnEscape, { capture: true });
  }, [onClose]);

  return (
    <section
      id={shareStripId}
      aria-label={shareCopy.stripLabel}
      className="relative mt-8 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-2xl border border-line bg-surface py-4 pr-14 pl-4 [animation:fade_220ms_ease-out] sm:pl-5"
    >
      <div className="basis-full">
        <p className="font-semibold text-pretty">{title}</p>
        <p className="mt-1 text-sm text-pretty text-soft">{description}</p>
      </div>
      <PlatformButtons message={message} onShared={onClose} className="-mr-10 sm:mr-0" />
      <ReceiptButton
        cleaned={cleaned}
        undone={undone}
        label={receiptCopy.asPicture}
        className="-my-2 justify-self-start !px-0 text-sm !text-accent underline-offset-4 hover:!bg-transparent hover:underline"
      />
      <CloseButton
        label={shareCopy.dismiss}
        onClick={onClose}
        className="absolute top-1.5 right-1.5"
      />
    </section>
  );
}
