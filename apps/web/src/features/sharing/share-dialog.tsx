import { Button } from '../../components/button.tsx';
import { Modal } from '../../components/modal.tsx';
import { shareCopy } from '../../copy/share-copy.ts';
import { PlatformButtons } from './platform-buttons.tsx';

interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** What the post says. */
  message: string;
}

/** A window with a button for each place to post. */
export function ShareDialog({ open, onClose, title, description, message }: ShareDialogProps) {
  return (
    <Modal open={open} onClose={onClose} title={title} description={description}>
      <PlatformButtons message={message} onShared={onClose} />
      <Button kind="ghost" className="mt-2 -mb-3 w-full" onClick={onClose}>
        {shareCopy.later}
      </Button>
    </Modal>
  );
}
