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
      <div className="grid gap-2.5">
        <Button onClick={onClose}>{checkCopy.close}</Button>
        <div className="flex gap-2 *:flex-auto *:!px-2.5 *:whitespace-nowrap">
          <Button kind="quiet" onClick={onReset}>
            {checkCopy.another}
          </Button>
          <Button kind="ghost" onClick={onShare}>
            {checkCopy.share}
          </Button>
        </div>
        <p className="text-sm text-pretty text-soft">{checkCopy.anotherMeans}</p>
      </div>
    </Modal>
  );
}
