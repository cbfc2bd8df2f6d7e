import { checkCopy } from '../../copy/check-copy.ts';
import { recheckId } from './new-text-id.ts';

/** Leads to the second look at a text in which passages are quoted since. */
export const ToRecheck = () => (
  <a
    href={`#${recheckId}`}
    className="inline-flex items-center text-sm font-medium text-accent hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
  >
    {checkCopy.toRecheck}
  </a>
);
