import { useSite } from '../site/index.ts';
import { ShareDialog } from './share-dialog.tsx';
import { shareWords } from './share-words.ts';
import { useSharer } from './use-sharer.ts';

interface ShareModalProps {
  open: boolean;
  onClose: () => void;
  invisibleCharCount: number;
}

export default function ShareModal({ open, onClose, invisibleCharCount }: ShareModalProps) {
  const { productName } = useSite();
  const words = shareWords({ count: invisibleCharCount, by: useSharer() }, productName);
  return <ShareDialog open={open} onClose={onClose} {...words} />;
}
