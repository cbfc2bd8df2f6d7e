import type { WorkAnswer } from './create-bridge.ts';

type Doer<W, K extends keyof W> = W[K] extends { input: infer I; output: infer O }
  ? (input: I) => O
  : never;

export type Doers<W> = { [K in keyof W]: Doer<W, K> };

/** Answers a bridge: the other end of `createBridge`, inside a worker. */
export function serve<W>(doers: Doers<W>) {
  addEventListener(
    'message',
    (event: MessageEvent<{ id: number; kind: keyof W; input: never }>) => {
      const { id, kind, input } = event.data;
      let answer: WorkAnswer;
      try {
        answer = { id, output: (doers[kind] as (input: never) => unknown)(input) };
      } catch (error) {
        answer = { id, error: error instanceof Error ? error.message : String(error) };
      }
      postMessage(answer);
    },
  );
}
