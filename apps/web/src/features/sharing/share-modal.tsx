import { shareCopy } from '../../copy/share-copy.ts';
import { useSite } from '../site/index.ts';
import { ShareDialog } from './share-dialog.tsx';

interface ShareModalProps {
  open: boolean;
  onClose: () => void;
  invisibleCharCount: number;
}

/** From this many hidden characters on, the prompt is the plain one; below it is softer. */
const plainFrom = 2;

export default function ShareModal({ open, onClose, invisibleCharCount }: ShareModalProps) {
  const { productName } = useSite();
  return (
    <ShareDialog
      open={open}
      onClose={onClose}
      title={
        invisibleCharCount >= plainFrom ? shareCopy.titleFound(productName) : shareCopy.titleSoft
      }
      description={shareCopy.description}
      message={shareCopy.message(invisibleCharCount, productName)}
    />
  );
}
