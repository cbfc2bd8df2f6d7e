import { addresses, type CleanTextAnswer, idempotencyKeyHeader } from '@cleanpaste/contract';
import toast from 'react-hot-toast/headless';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';
import { call } from '../../../lib/call.ts';
import { loadAgain } from '../../../lib/load-again.ts';
import type { Outgoing } from '../../../lib/outgoing.ts';
import { sendHere } from '../../../lib/request.ts';
import { FinalError, UnreachableError } from '../../../lib/request-error.ts';
import { retry } from '../../../lib/retry.ts';
import { askTextWorker } from '../../../workers/bridge.ts';
import type { CleanedState } from '../draft/draft.ts';

/** From so many characters on a text is sent from beside the page's thread; the way there takes longer than a short one holds it. */
const longFrom = 250_000;

const loadSender = loadAgain(() => import('../../../workers/send-bridge.ts'));

/** The code has time to come while a long text is looked at. */
export function prepareToSend(text: string): void {
  if (text.length >= longFrom) loadSender().catch(() => {});
}

async function sendLong(request: Outgoing): Promise<Response> {
  const sender = await loadSender().catch(() => null);
  return (sender?.sendBeside ?? sendHere)(request);
}

const attempts = 3;
/** Names the one notice of the attempts, which says another word at each and goes when there is none to come. */
export const attemptId = 'attempt';
/** Pause after the first attempt; after the second it is twice as long. */
const pauseMs = 400;

/** Asks the server up to three times; the visitor sees each attempt that failed. */
export async function retryVisibly<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const done = retry(work, {
    signal,
    pauseAfter(error, attempt) {
      if (error instanceof FinalError) return null;
      toast.error(cleanerCopy.retrying(attempt), { id: attemptId });
      return attempt < attempts ? pauseMs * attempt : null;
    },
  });
  return done.finally(() => toast.dismiss(attemptId));
}

interface CleanControl {
  /** Makes a retry of the same click count once. */
  key: string;
  /** Leaves a statement of origin (C2PA) in the text. */
  keepProvenance: boolean;
}

export function cleanText(
  text: string,
  { key, skipTracking = false, keepProvenance }: CleanControl & { skipTracking?: boolean },
): Promise<CleanTextAnswer> {
  return call(addresses.cleaning.cleanText, {
    body: { text, type: 'basic', skipTracking, keepProvenance },
    headers: { [idempotencyKeyHeader]: key },
    via: text.length >= longFrom ? sendLong : sendHere,
  });
}

/** Has the server clean the text, and the browser where no server can be reached. */
export async function cleanAnywhere(text: string, control: CleanControl): Promise<CleanedState> {
  try {
    const answer = await retryVisibly(() => cleanText(text, control));
    const { cleanedText, removedCharacterCount } = answer;
    return { text: cleanedText, removedCharacterCount, local: false, rewrite: null };
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    // The worker's own code may not have come before the network went.
    const done = await askTextWorker('clean', {
      text,
      options: { keepProvenance: control.keepProvenance },
    }).catch(() => {
      throw new Error(cleanerCopy.notHereEither);
    });
    return { ...done, local: true, rewrite: null };
  }
}
