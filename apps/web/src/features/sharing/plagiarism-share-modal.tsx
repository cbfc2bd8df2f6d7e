import { shareCopy } from '../../copy/share-copy.ts';
import { useSite } from '../site/index.ts';
import { ShareDialog } from './share-dialog.tsx';

interface PlagiarismShareModalProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for a share after a check that found nothing. */
export default function PlagiarismShareModal({ open, onClose }: PlagiarismShareModalProps) {
  const { productName } = useSite();
  return (
    <ShareDialog
      open={open}
      onClose={onClose}
      title={shareCopy.checkTitle}
      description={shareCopy.checkDescription}
      message={shareCopy.checkMessage(productName)}
    />
  );
}
