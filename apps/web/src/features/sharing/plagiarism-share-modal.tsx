import { shareCopy } from '../../copy/share-copy.ts';
import { useSite } from '../site/index.ts';
import { ShareDialog } from './share-dialog.tsx';

interface PlagiarismShareModalProps {
  open: boolean;
  onClose: () => void;
  /** The text was fixed before nothing was found in it. */
  fixed: boolean;
}

/** Asks for a share after a check that found nothing, at once or after the fix. */
export default function PlagiarismShareModal({ open, onClose, fixed }: PlagiarismShareModalProps) {
  const { productName } = useSite();
  return (
    <ShareDialog
      open={open}
      onClose={onClose}
      title={fixed ? shareCopy.fixedTitle : shareCopy.checkTitle}
      description={fixed ? shareCopy.fixedDescription : shareCopy.checkDescription}
      message={fixed ? shareCopy.fixedMessage(productName) : shareCopy.checkMessage(productName)}
    />
  );
}
