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
  let rest = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await within(silenceMs, reader.read());
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      if (rest.length > maxLength) throw new StreamError('an event is too long');
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '' && data.length > 0) {
          yield data.join('\n');
          data = [];
        } else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      }
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
