import { Link } from 'react-router';
import { cleanerCopy } from '../../copy/cleaner-copy.ts';
import { usageCounters } from '../../features/cleaning/cleaner/usage-counters.ts';
import { useDraft } from '../../features/cleaning/draft/use-draft.ts';
import { isNetworkUsedUp } from '../../lib/reached-limit.ts';
import { useSessionState } from '../../lib/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/**
 * What is free without an account, said before anybody meets the window that asks to sign in, and that it is used
 * once it is. While nobody knows who is here, what the browser remembers decides; beside a result
 * that is being counted its room stays, so that nothing moves, and beside a rewrite, which uses none of these, it goes.
 */
export function FirstIsFree() {
  const { status } = useSessionState();
  const { cleaned, text } = useDraft();
  const isUsed = useHydrated() && usageCounters().basic > 0;
  const [before, account, after] = cleanerCopy.freeWithAccount;
  const isUnchanged = cleaned !== null && !cleaned.rewrite && cleaned.text === text;
  const unused = isUnchanged ? cleanerCopy.firstIsLeft : cleanerCopy.firstIsFree;
  const first = isUsed ? cleanerCopy.firstIsUsed : unused;
  if (status === 'signed-in') return null;
  return (
    <div className={status === 'unknown' ? 'guest-only' : 'contents'}>
      <p
        className={`mt-2 text-sm text-pretty text-soft [main:has([data-file])_&]:hidden ${cleaned && !isUsed && !isUnchanged ? (cleaned.rewrite ? 'hidden' : 'invisible') : ''}`}
      >
        {isNetworkUsedUp('basic') ? cleanerCopy.networksCleanups : first} {before}
        <Link
          to="/signup"
          state={{ from: '/' }}
          className="underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
        >
          {account}
        </Link>
        {after}
      </p>
    </div>
  );
}
