import { addresses } from '@cleanpaste/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useSessionState } from '../../../lib/session.ts';

/**
 * After the way back from the payment provider: has the server ask it, and then reads the account anew.
 * @returns whether the account subscribes; null until it is known, or without a session
 */
export function useSyncedPayments(wanted: boolean): boolean | null {
  const signedIn = useSessionState().status === 'signed-in';
  const queries = useQueryClient();
  const [subscribes, setSubscribes] = useState<boolean | null>(null);
  useEffect(() => {
    if (!wanted || !signedIn) return;
    let gone = false;
    void (async () => {
      // What cannot be asked now comes by itself in a moment.
      await call(addresses.billing.refreshPayments).catch(() => {});
      await queries.invalidateQueries({ queryKey: queryKeys.account() });
      const account = await call(addresses.accounts.readAccount).catch(() => null);
      if (account && !gone) setSubscribes(account.subscription.is_active);
    })();
    return () => {
      gone = true;
    };
  }, [wanted, signedIn, queries]);
  return subscribes;
}
