import type { Message } from '@cleanpaste/core/guard';
import { readEvents, StreamError, within } from '../../../event-streams/read-events.ts';
import { pause, retry } from '../../../http/outgoing/retry.ts';
import type { Turns } from '../../../http/outgoing/turns.ts';
import { readBytes } from '../../../http/request-body.ts';
import { waitAsked } from '../../../http/retry-after.ts';
import { callHeaders, inSpan } from '../../../log/in-span.ts';
import { ProviderError } from './errors.ts';
import { retryDelay } from './rules.ts';
import { isFailure, streamedPart, wholeCompletion } from './schema.ts';

export interface ChatSettings {
  /** Such as `https://api.openai.com/v1`. */
  baseUrl: string;
  model: string;
  apiKey: string | null;
  /** How long a silence is waited through. */
  silenceMs: number;
  turns: Turns;
}

interface Completion {
  content: string;
  /** `stop` when the model was done; `length` and others when it was cut off. */
  finish: string;
}

interface ChatCall {
  messages: Message[];
  /** An answer longer than this is not read to its end; its `finish` is `length`. */
  maxLength: number;
  signal: AbortSignal;
}

const temperature = 0.7;
/** What surrounds the text in an answer that comes in one piece. */
const restOfAnswer = 100_000;

export type Chat = (call: ChatCall) => Promise<Completion>;

/**
 * A client of chat completions as OpenAI, Ollama, vLLM, llama.cpp and LM Studio serve them. Refusals for
 * being busy, broken connections, silences and garbled answers are tried again, twice at most.
 * @throws ProviderError when there is no answer in the end; the signal's reason when it aborts
 */
export function createChat(settings: ChatSettings): Chat {
  let pausedUntil = 0;

  async function attempt(call: ChatCall): Promise<Completion> {
    await pause(pausedUntil - Date.now(), call.signal);
    try {
      return await settings.turns.take(call.signal, () =>
        inSpan('model', { kind: 'client' }, () => complete(settings, call)),
      );
    } catch (error) {
      throw toProviderError(error);
    }
  }

  /** Who is told to wait makes all others wait as well. */
  function delayAfter(failure: ProviderError, number: number): number | null {
    const delay = retryDelay(failure, number);
    if (delay !== null && failure.waitMs !== null)
      pausedUntil = Math.max(pausedUntil, Date.now() + delay);
    return delay;
  }

  return (call) => retry(() => attempt(call), { signal: call.signal, delayAfter });
}

async function complete(settings: ChatSettings, call: ChatCall): Promise<Completion> {
  const { baseUrl, model, apiKey, silenceMs } = settings;
  const ended = new AbortController();
  const sent = fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...callHeaders(),
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, temperature, stream: true, messages: call.messages }),
    // A redirect would carry text and key to somewhere else.
    redirect: 'error',
    signal: AbortSignal.any([call.signal, ended.signal]),
  });
  try {
    const response = await within(silenceMs, sent);
    if (!response.ok) throw refusal(response);
    const isStream = /^text\/event-stream/i.test(response.headers.get('content-type') ?? '');
    if (isStream && response.body) return await readStream(response.body, { ...call, silenceMs });
    return await within(silenceMs, readWhole(response, call.maxLength));
  } finally {
    ended.abort();
  }
}

/** A wrong key or name fails every call; a text that is too long fails with every try. */
function refusal({ status, headers }: Response): ProviderError {
  const reason = `status ${status}`;
  if (status === 429 || status === 408 || status === 409 || status >= 500) {
    return new ProviderError(reason, { waitMs: waitAsked(headers, Date.now()) });
  }
  const reach = status === 400 || status === 413 || status === 422 ? 'text' : 'all';
  return new ProviderError(reason, { reach });
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  { maxLength, silenceMs }: { maxLength: number; silenceMs: number },
): Promise<Completion> {
  let content = '';
  let finish: string | null = null;
  for await (const data of readEvents(body, { silenceMs })) {
    if (data.trim() === '[DONE]') {
      // Some servers never name a reason: they end in order.
      return { content, finish: finish ?? 'stop' };
    }
    const value: unknown = JSON.parse(data);
    if (isFailure(value)) throw new ProviderError('error in the stream');
    const choice = streamedPart.parse(value).choices[0];
    content += choice?.delta?.content ?? '';
    finish = choice?.finish_reason ?? finish;
    if (content.length > maxLength) return { content: '', finish: 'length' };
  }
  if (finish === null) throw new ProviderError('cut stream');
  return { content, finish };
}

/** JSON may take six bytes for one character. */
async function readWhole({ body }: Response, maxLength: number): Promise<Completion> {
  const maxBytes = maxLength * 6 + restOfAnswer;
  const tooLarge = () => new ProviderError('endless answer', { reach: 'text' });
  const bytes = await readBytes(body, { maxBytes, tooLarge });
  const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
  if (isFailure(value)) throw new ProviderError('error in the answer');
  const [choice] = wholeCompletion.parse(value).choices;
  return { content: choice?.message.content ?? '', finish: choice?.finish_reason ?? 'stop' };
}

function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof StreamError) return new ProviderError('silence');
  if (error instanceof SyntaxError || (error as Error)?.name === 'ZodError')
    return new ProviderError('garbled answer');
  return new ProviderError('no connection');
}
