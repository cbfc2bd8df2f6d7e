import { addresses, type SharePlatform, sharePlatforms } from '@cleanpaste/contract';
import toast from 'react-hot-toast/headless';
import { Button } from '../../components/button.tsx';
import { Modal } from '../../components/modal.tsx';
import { shareCopy } from '../../copy/share-copy.ts';
import { call } from '../../lib/call.ts';
import { useSite } from '../site/index.ts';
import { rememberShared } from './has-shared.ts';
import { openShareWindow, thisBrowser } from './share-windows.ts';

interface ShareModalProps {
  open: boolean;
  onClose: () => void;
  invisibleCharCount: number;
}

/** From this many hidden characters on, the prompt is the plain one; below it is softer. */
const plainFrom = 2;

export default function ShareModal({ open, onClose, invisibleCharCount }: ShareModalProps) {
  const { productName } = useSite();

  async function share(platform: SharePlatform) {
    const text = shareCopy.message(invisibleCharCount, productName);
    openShareWindow(platform, { text, url: location.origin }, thisBrowser());
    try {
      await call(addresses.sharing.recordShare, { body: { platform } });
      rememberShared();
      toast.success(shareCopy.thanks);
      onClose();
    } catch {
      console.warn('The share was not counted.');
    }
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={
        invisibleCharCount >= plainFrom ? shareCopy.titleFound(productName) : shareCopy.titleSoft
      }
      description={shareCopy.description}
    >
      <div className="grid grid-cols-3 gap-2.5">
        {sharePlatforms.map((platform) => (
          <Button key={platform} kind="quiet" className="!px-2" onClick={() => share(platform)}>
            {shareCopy.platforms[platform]}
          </Button>
        ))}
      </div>
      <Button kind="ghost" size="small" className="mt-4 w-full" onClick={onClose}>
        {shareCopy.later}
      </Button>
    </Modal>
  );
}
