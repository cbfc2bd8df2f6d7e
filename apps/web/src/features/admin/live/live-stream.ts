import type { ChangedEvent, ToldTopic } from '@cleanpaste/contract';
import { readJsonEvents } from '../../../lib/read-events.ts';
import { FinalError } from '../../../lib/request-error.ts';
import { doublingPause, pause as pauseFor } from '../../../lib/retry.ts';

const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** The server says something every ten seconds; three silences mean that nobody is there. */
const silenceMs = 30_000;

/** How long to wait before the next attempt: doubling, and spread so that pages do not come all at once. */
export function pauseBefore(attempt: number, random: number): number {
  const full = doublingPause(attempt + 1, { firstMs: firstPauseMs, longestMs: longestPauseMs });
  return full / 2 + (full / 2) * random;
}

export interface FollowOptions {
  /** Opens the stream; the id is that of the last event, if there was one. */
  open: (lastEventId: string | null, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  onChanged: (topics: ToldTopic[]) => void;
  onState: (state: 'open' | 'lost') => void;
  signal: AbortSignal;
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Follows the changes that the server tells until the signal aborts: comes back after each loss with
 * the id of the last event, so that nothing is missed. A refusal ends it.
 */
export async function followChanges(options: FollowOptions): Promise<void> {
  const { open, onChanged, onState, signal, pause = pauseFor } = options;
  let lastEventId: string | null = null;
  for (let attempt = 0; !signal.aborted; attempt++) {
    const silence = new AbortController();
    const both = AbortSignal.any([signal, silence.signal]);
    try {
      const body = await open(lastEventId, both);
      const openedAt = Date.now();
      onState('open');
      const events = readJsonEvents<ChangedEvent>(untilSilent(body, silence));
      for await (const { event, data } of events) {
        if (event !== 'changed') continue;
        lastEventId = data.id;
        attempt = -1;
        if (data.topics.length > 0) onChanged(data.topics);
      }
      // The server ends a stream with its token: the next one begins at once.
      if (attempt === -1 && Date.now() - openedAt > firstPauseMs) continue;
    } catch (error) {
      if (signal.aborted || error instanceof FinalError) return;
    }
    if (signal.aborted) return;
    onState('lost');
    await pause(pauseBefore(attempt, Math.random()), signal);
  }
}

/** Gives up on a stream that says nothing for too long, comments included. */
function untilSilent(body: ReadableStream<Uint8Array>, silence: AbortController) {
  let timer = setTimeout(() => silence.abort(), silenceMs);
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), silenceMs);
        controller.enqueue(piece);
      },
      flush: () => clearTimeout(timer),
    }),
  );
}
