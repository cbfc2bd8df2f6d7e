import { createParser } from 'eventsource-parser';

/** The stream ended, or went silent, before it was complete. */
export class StreamError extends Error {
  override name = 'StreamError';
}

interface ReadOptions {
  /** How long to wait for the next bytes. */
  silenceMs: number;
  /** Most characters of one event. */
  maxLength?: number;
}

/**
 * The data of each event of a `text/event-stream`, as it comes in. Comments, names and ids are passed over.
 * @throws StreamError when nothing comes for `silenceMs`, or an event is too long
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { silenceMs, maxLength = 1_000_000 }: ReadOptions,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const arrived: string[] = [];
  let isTooLong = false;
  const parser = createParser({
    maxBufferSize: maxLength,
    onEvent({ data }) {
      isTooLong ||= data.length > maxLength;
      arrived.push(data);
    },
    onError({ type }) {
      isTooLong ||= type === 'max-buffer-size-exceeded';
    },
  });
  try {
    for (;;) {
      const { done, value } = await within(silenceMs, reader.read());
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      if (isTooLong) throw new StreamError('an event is too long');
      yield* arrived.splice(0);
    }
  } finally {
    // Ends the connection when the reader has had enough.
    await reader.cancel().catch(() => {});
  }
}

/** @throws StreamError when the promise takes longer */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StreamError('nothing came in time')), ms);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}
