import { type SharePlatform, sharePlatforms } from '@cleanpaste/contract';
import { Button } from '../../components/button.tsx';
import { Modal } from '../../components/modal.tsx';
import { shareCopy } from '../../copy/share-copy.ts';
import { share } from './share.ts';

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
  async function post(platform: SharePlatform) {
    if (await share(platform, message)) onClose();
  }
  return (
    <Modal open={open} onClose={onClose} title={title} description={description}>
      <div className="grid grid-cols-3 gap-2.5">
        {sharePlatforms.map((platform) => (
          <Button key={platform} kind="quiet" className="!px-2" onClick={() => post(platform)}>
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
