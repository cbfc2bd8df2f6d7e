import { shareCopy } from '../../copy/share-copy.ts';
import { useSite } from '../site/index.ts';
import { share } from './share.ts';

/** 'Share result': posts the message about what was found, with one click. */
export function ShareLink({ count, className = '' }: { count: number; className?: string }) {
  const { productName } = useSite();
  return (
    <button
      type="button"
      title={shareCopy.linkHint}
      onClick={() => share('twitter', shareCopy.message(count, productName))}
      className={`min-h-11 rounded px-3 text-sm font-semibold text-accent underline-offset-4 hover:underline max-sm:px-0 ${className}`}
    >
      {shareCopy.link}
    </button>
  );
}
