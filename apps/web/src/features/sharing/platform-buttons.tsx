import { type SharePlatform, sharePlatforms } from '@cleanpaste/contract';
import { Button } from '../../components/button.tsx';
import { shareCopy } from '../../copy/share-copy.ts';
import { share } from './share.ts';

interface PlatformButtonsProps {
  /** What the post says. */
  message: string;
  onShared?: () => void;
  className?: string;
}

/** A button for each place to post. */
export function PlatformButtons({ message, onShared, className = '' }: PlatformButtonsProps) {
  async function post(platform: SharePlatform) {
    if (await share(platform, message)) onShared?.();
  }
  return (
    <div className={`grid grid-cols-[repeat(3,minmax(max-content,1fr))] gap-2.5 ${className}`}>
      {sharePlatforms.map((platform) => (
        <Button key={platform} kind="quiet" className="!px-3.5" onClick={() => post(platform)}>
          {shareCopy.platforms[platform]}
        </Button>
      ))}
    </div>
  );
}
