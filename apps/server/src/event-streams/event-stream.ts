import type { Context } from 'hono';

/** @param id what the client names when it comes back, as its last event */
export type SendEvent = (event: string, data: object, id?: string) => void;

interface StreamOptions {
  /** How often a comment is sent, so that nothing on the way takes the silence for an end. */
  heartbeatMs: number;
  /** Called when the client has gone away. */
  onGone: () => void;
}

/**
 * Answers with events as they happen. `run` sends them and settles when the last one is sent; it never rejects.
 * Nothing on the way may compress or hold back what is sent.
 */
export function eventStream(
  c: Context,
  run: (send: SendEvent) => Promise<void>,
  { heartbeatMs, onGone }: StreamOptions,
): Response {
  const encoder = new TextEncoder();
  let timer: NodeJS.Timeout | undefined;
  let open = true;
  const end = () => {
    open = false;
    clearInterval(timer);
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      write(':\n\n');
      timer = setInterval(write, heartbeatMs, ':\n\n');
      timer.unref();
      const send: SendEvent = (event, data, id) => {
        const name = id === undefined ? '' : `id: ${id}\n`;
        write(`${name}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      };
      void run(send).finally(() => {
        if (open) controller.close();
        end();
      });
    },
    cancel() {
      end();
      onGone();
    },
  });
  return c.body(body, 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
}
