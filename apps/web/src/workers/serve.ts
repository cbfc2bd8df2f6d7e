import type { WorkAnswer } from './create-bridge.ts';

type Handler<W, K extends keyof W> = W[K] extends { input: infer I; output: infer O }
  ? (input: I, tell: (share: number) => void) => O | Promise<O>
  : never;

export type Handlers<W> = { [K in keyof W]: Handler<W, K> };

/** Answers a bridge: the other end of `createBridge`, inside a worker. */
export function serve<W>(handlers: Handlers<W>) {
  const post = (answer: WorkAnswer) => postMessage(answer);
  addEventListener(
    'message',
    async (event: MessageEvent<{ id: number; kind: keyof W; input: never }>) => {
      const { id, kind, input } = event.data;
      const work = handlers[kind] as (input: never, tell: (share: number) => void) => unknown;
      try {
        post({ id, output: await work(input, (progress) => post({ id, progress })) });
      } catch (error) {
        post({ id, error: error instanceof Error ? error.message : String(error) });
      }
    },
  );
  post({ ready: true });
}
