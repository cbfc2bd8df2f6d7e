import { useEffect, useState } from 'react';
import { useAccount } from '../accounts/index.ts';

interface Found {
  removedCharacterCount: number;
}

import { hasShared } from './has-shared.ts';

const promptMs = 2000;

/** Asks for a share 2 s after a cleanup that found something, once, and never of subscribers. */
export function useSharePrompt(cleaned: Found | null, onPrompt: () => void) {
  const { data: account } = useAccount();
  const [asked, setAsked] = useState<Found | null>(null);
  const subscriber = account?.subscription.is_active ?? false;
  const due = cleaned !== null && cleaned.removedCharacterCount > 0 && cleaned !== asked;
  useEffect(() => {
    if (!due || subscriber || hasShared()) return;
    const timer = setTimeout(() => {
      setAsked(cleaned);
      onPrompt();
    }, promptMs);
    return () => clearTimeout(timer);
  }, [due, subscriber, cleaned, onPrompt]);
  return { subscriber };
}
