import { type CheckAnswer, leftOutOf } from '@cleanpaste/contract';
import { Button } from '../../components/button.tsx';
import { Modal } from '../../components/modal.tsx';
import { checkCopy } from '../../copy/check-copy.ts';

interface AllClearModalProps {
  open: boolean;
  /** What was found, or rather not. */
  report: CheckAnswer | null;
  onClose: () => void;
  onReset: () => void;
  onShare: () => void;
}

/** Opens three seconds after a check that is all clear. */
export default function AllClearModal({
  open,
  report,
  onClose,
  onReset,
  onShare,
}: AllClearModalProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={checkCopy.clearTitle}
      description={checkCopy.clearBody}
    >
      <p className="mb-5 text-sm leading-relaxed text-soft">
        {report
          ? `${checkCopy.clearFigures(report)} ${checkCopy.clearLeftOut[leftOutOf(report)] ?? ''}`
          : null}{' '}
        {checkCopy.disclaimer}
      </p>
      <div className="grid grid-cols-2 gap-2.5">
        <Button onClick={onClose} className="col-span-2">
          {checkCopy.close}
        </Button>
        <Button kind="quiet" className="px-2 whitespace-nowrap" onClick={onReset}>
          {checkCopy.another}
        </Button>
        <Button kind="ghost" className="px-2 whitespace-nowrap" onClick={onShare}>
          {checkCopy.share}
        </Button>
      </div>
    </Modal>
  );
}
