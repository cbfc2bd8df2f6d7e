import { shareCopy } from '../../copy/share-copy.ts';
import { useSite } from '../site/index.ts';
import { share } from './share.ts';

/** 'Share result': posts the message about what was found, with one click. */
export function ShareLink({ count }: { count: number }) {
  const { productName } = useSite();
  return (
    <button
      type="button"
      title={shareCopy.linkHint}
      onClick={() => share('twitter', shareCopy.message(count, productName))}
      className="mt-3 rounded text-sm font-medium text-accent underline-offset-4 hover:underline"
    >
      {shareCopy.link}
    </button>
  );
}
