import { useAccount } from '../accounts/index.ts';
import type { Sharer } from './share-words.ts';

/** Who would share: what they are asked with depends on it. */
export function useSharer(): Sharer {
  const { data: account } = useAccount();
  if (!account) return 'visitor';
  return account.subscription.is_active ? 'subscriber' : 'member';
}
