import { addresses } from '@cleanpaste/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useSessionState } from '../../../lib/session.ts';

/**
 * After the way back from the payment provider: has the server ask it, and then reads the account anew.
 * @param round another number asks once more
 * @returns whether the account subscribes, or that it could not be asked; null until then, or without a session
 */
export function useSyncedPayments(wanted: boolean, round = 0): boolean | 'failed' | null {
  const signedIn = useSessionState().status === 'signed-in';
  const queries = useQueryClient();
  const [subscribes, setSubscribes] = useState<boolean | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks anew
  useEffect(() => {
    setSubscribes(null);
    if (!wanted || !signedIn) return;
    let gone = false;
    void (async () => {
      // What cannot be asked now comes by itself in a moment.
      await call(addresses.billing.refreshPayments).catch(() => {});
      await queries.invalidateQueries({ queryKey: queryKeys.account() });
      const account = await call(addresses.accounts.readAccount).catch(() => null);
      if (!gone) setSubscribes(account ? account.subscription.is_active : 'failed');
    })();
    return () => {
      gone = true;
    };
  }, [wanted, signedIn, queries, round]);
  // What is known of somebody who has signed out is nobody's any more.
  return signedIn ? subscribes : null;
}
