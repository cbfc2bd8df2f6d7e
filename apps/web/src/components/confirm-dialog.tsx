import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  body: string;
  confirm: string;
  cancel: string;
  busy?: boolean;
  /** What it is about, between the words and the buttons. */
  children?: ReactNode;
}

/** Asks before something is lost. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, body, confirm, cancel, busy = false, children } = props;
  return (
    <Modal open={open} onClose={onClose} title={title} description={body}>
      {children ? <div className="-mt-1 mb-6">{children}</div> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" onClick={onClose}>
          {cancel}
        </Button>
        <Button kind="danger" onClick={onConfirm} disabled={busy}>
          {confirm}
        </Button>
      </div>
    </Modal>
  );
}
