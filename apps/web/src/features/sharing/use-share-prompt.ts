import { type RefObject, useCallback, useEffect, useState } from 'react';
import { onCopied } from '../../lib/copied.ts';
import { useSessionState } from '../../lib/session.ts';
import { useAccount } from '../accounts/index.ts';
import { hasShared } from './has-shared.ts';
import { promptClosed, rememberPromptClosed } from './prompt-closed.ts';
import { whenIdle } from './when-idle.ts';

interface Found {
  removedCharacterCount: number;
}

interface SharePromptInput {
  /** A window is open, or work is under way: the prompt waits. */
  occupied: boolean;
  result: RefObject<HTMLElement | null>;
  /** The result as it is copied. */
  text: string | null;
  /** The result was copied: the window may take its place. */
  onModal: () => void;
}

export const shareStripId = 'share-strip';

const promptMs = 2000;

/** The cleanup whose result was copied, by its button or by hand. */
function useCopied(cleaned: Found | null, { result, text }: SharePromptInput): boolean {
  const [copied, setCopied] = useState<Found | null>(null);
  useEffect(() => {
    if (cleaned === null) return;
    function byHand() {
      const at = getSelection()?.anchorNode ?? null;
      if (result.current?.contains(at)) setCopied(cleaned);
    }
    const end = onCopied((what) => what === text && setCopied(cleaned));
    document.addEventListener('copy', byHand);
    return () => {
      end();
      document.removeEventListener('copy', byHand);
    };
  }, [cleaned, text, result]);
  return cleaned !== null && copied === cleaned;
}

/**
 * Asks for a share after a cleanup that found something, once, and never of subscribers: 2 s after the
 * result was copied in a window, 2 s after it was seen in a strip that leaves it in sight.
 */
export function useSharePrompt(cleaned: Found | null, input: SharePromptInput) {
  const { occupied, result, onModal } = input;
  const { status } = useSessionState();
  const { data: account } = useAccount();
  const copied = useCopied(cleaned, input);
  const [asked, setAsked] = useState<Found | null>(null);
  const [strip, setStrip] = useState<Found | null>(null);
  const subscriber = account?.subscription.is_active ?? false;
  const mayAsk = !subscriber && (status === 'signed-out' || account !== undefined);
  const due = cleaned !== null && cleaned.removedCharacterCount > 0 && cleaned !== asked;

  useEffect(() => {
    if (!due || occupied || !mayAsk || hasShared() || promptClosed()) return;
    return whenIdle({ ms: promptMs, element: copied ? null : result.current }, () => {
      setAsked(cleaned);
      if (copied) onModal();
      else setStrip(cleaned);
    });
  }, [due, occupied, mayAsk, cleaned, copied, result, onModal]);

  const close = useCallback(() => {
    const strip = document.getElementById(shareStripId);
    // The focus goes back to the result rather than to the page as a whole.
    if (strip?.contains(document.activeElement))
      result.current?.querySelector('button')?.focus({ preventScroll: true });
    rememberPromptClosed();
    setStrip(null);
  }, [result]);
  return { subscriber, strip: { open: strip !== null && strip === cleaned, close } };
}
