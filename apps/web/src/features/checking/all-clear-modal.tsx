import { Button } from '../../components/button.tsx';
import { Modal } from '../../components/modal.tsx';
import { checkCopy } from '../../copy/check-copy.ts';

interface AllClearModalProps {
  open: boolean;
  onClose: () => void;
  onReset: () => void;
  onShare: () => void;
}

/** Opens three seconds after a check that is all clear. */
export default function AllClearModal({ open, onClose, onReset, onShare }: AllClearModalProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={checkCopy.clearTitle}
      description={checkCopy.clearBody}
    >
      <p className="mb-5 text-sm leading-relaxed text-soft">{checkCopy.disclaimer}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onReset}>{checkCopy.another}</Button>
        <Button kind="quiet" onClick={onShare}>
          {checkCopy.share}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {checkCopy.close}
        </Button>
      </div>
    </Modal>
  );
}
