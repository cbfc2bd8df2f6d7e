import { setTimeout as pause } from 'node:timers/promises';
import type { Message, ModelReach } from '@cleanpaste/core/guard';
import { type Engine, headersOf } from './engine.ts';
import { readCompletion } from './read-stream.ts';

/** The engine gave no answer to a call. */
export class EngineError extends Error {
  readonly reach: ModelReach;
  constructor(message: string, reach: ModelReach) {
    super(message);
    this.reach = reach;
  }
}

const temperature = 0.7;
/** A model on a processor may take minutes before its first word. */
const longestMs = 10 * 60_000;
const tries = 3;
const pauseMs = 500;

/**
 * One question to a model. What may pass is tried again, twice at most.
 *
 * @returns null where the answer was cut
 * @throws EngineError when there is no answer
 */
export async function askChat(
  engine: Engine,
  messages: Message[],
  maxLength: number,
): Promise<string | null> {
  for (let number = 1; ; number++) {
    try {
      return await attempt(engine, messages, maxLength);
    } catch (error) {
      const failure = error instanceof EngineError ? error : new EngineError('no answer', 'call');
      if (failure.reach !== 'call' || number === tries) throw failure;
      await pause(pauseMs * number);
    }
  }
}

async function attempt({ baseUrl, model, key }: Engine, messages: Message[], maxLength: number) {
  const ended = new AbortController();
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...headersOf(key),
    },
    body: JSON.stringify({ model, temperature, stream: true, messages }),
    // A redirect would carry the text to somewhere else.
    redirect: 'error',
    signal: AbortSignal.any([ended.signal, AbortSignal.timeout(longestMs)]),
  });
  try {
    if (!response.ok) throw refusal(response.status);
    if (!response.body) return null;
    const isStream = /^text\/event-stream/i.test(response.headers.get('content-type') ?? '');
    const { content, finish } = await readCompletion({ body: response.body, isStream }, maxLength);
    if (finish === null) throw new EngineError('the answer broke off', 'call');
    return finish === 'stop' ? content : null;
  } finally {
    ended.abort();
  }
}

/** A wrong key or name fails every call; a text that is too long fails with every try. */
function refusal(status: number): EngineError {
  const isPassing = status === 429 || status === 408 || status === 409 || status >= 500;
  const isOfText = status === 400 || status === 413 || status === 422;
  return new EngineError(`it said ${status}`, isPassing ? 'call' : isOfText ? 'text' : 'all');
}
