import { type RefObject, useEffect, useState } from 'react';
import { useAccount } from '../accounts/index.ts';
import { hasShared } from './has-shared.ts';
import { promptClosed } from './prompt-closed.ts';
import { whenIdle } from './when-idle.ts';

interface Found {
  removedCharacterCount: number;
}

interface SharePromptInput {
  /** A window is open, or work is under way: the prompt waits. */
  occupied: boolean;
  result: RefObject<HTMLElement | null>;
  onPrompt: () => void;
}

const promptMs = 2000;

/** Asks for a share 2 s after a cleanup that found something, once, and never of subscribers. */
export function useSharePrompt(
  cleaned: Found | null,
  { occupied, result, onPrompt }: SharePromptInput,
) {
  const { data: account } = useAccount();
  const [asked, setAsked] = useState<Found | null>(null);
  const subscriber = account?.subscription.is_active ?? false;
  const due = cleaned !== null && cleaned.removedCharacterCount > 0 && cleaned !== asked;
  useEffect(() => {
    if (!due || occupied || subscriber || hasShared() || promptClosed()) return;
    return whenIdle({ ms: promptMs, element: result.current }, () => {
      setAsked(cleaned);
      onPrompt();
    });
  }, [due, occupied, subscriber, cleaned, result, onPrompt]);
  return { subscriber };
}
