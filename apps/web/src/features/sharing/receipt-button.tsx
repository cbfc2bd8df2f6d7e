import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { receiptCopy } from '../../copy/receipt-copy.ts';
import { type CleanedState, useDraft } from '../cleaning/index.ts';

const ReceiptDialog = lazyPart(() => import('./receipt-dialog.tsx'), {
  name: receiptCopy.part,
});

interface ReceiptButtonProps {
  cleaned: CleanedState;
  /** Places of the edits that were undone. */
  undone: readonly number[];
  label?: string;
  className?: string;
}

/** Opens the receipt of a cleanup, a picture of what was taken out of the text. */
export function ReceiptButton({
  cleaned,
  undone,
  label = receiptCopy.button,
  className,
}: ReceiptButtonProps) {
  const { text } = useDraft();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="ghost" size="small" className={className} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? (
        <ReceiptDialog
          open
          onClose={() => setOpen(false)}
          original={text}
          cleaned={cleaned}
          wordings={(cleaned.rewrite?.edits.length ?? 0) - undone.length}
        />
      ) : null}
    </>
  );
}
