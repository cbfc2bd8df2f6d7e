import { callsAtOnce } from '@cleanpaste/contract';
import { AppError } from '../app-error.ts';
import { retryAfter } from '../retry-after.ts';

/** How much work each caller has under way here: nobody fills the line for threads and connections alone. */
export interface WorkUnderWay {
  /** Counts one more piece of work; the answer ends it. @throws AppError 429 for a caller with too much of it */
  begin(caller: string): () => void;
}

/** Work of this process alone: its threads and connections are what is shared out. */
export function workUnderWay(most: number = callsAtOnce): WorkUnderWay {
  const counts = new Map<string, number>();
  return {
    begin(caller) {
      const before = counts.get(caller) ?? 0;
      if (before >= most) throw tooManyAtOnce(most);
      counts.set(caller, before + 1);
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        const left = counts.get(caller)! - 1;
        if (left > 0) counts.set(caller, left);
        else counts.delete(caller);
      };
    },
  };
}

const waitSeconds = 2;

const tooManyAtOnce = (most: number) =>
  new AppError(
    'rate_limited',
    `You have ${most} calls under way. Please try again in ${waitSeconds} seconds.`,
    { headers: retryAfter(waitSeconds) },
  );

/** An answer that is sent bit by bit is under way until its last bit, or until nobody reads on. */
export function untilSent(response: Response, end: () => void): Response {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  // To ask for the body of another answer would make a stream of it.
  if (!isStream || !response.body) {
    end();
    return response;
  }
  // Browsers' types do not know `cancel` yet.
  const ends = { flush: end, cancel: end };
  const counted = new TransformStream<Uint8Array, Uint8Array>(ends);
  return new Response(response.body.pipeThrough(counted), response);
}
