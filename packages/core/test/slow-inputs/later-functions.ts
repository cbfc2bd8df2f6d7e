import {
  beginModelRun,
  guardedRewrite,
  rewriteInParts,
  splitChunks,
} from '../../src/guard/index.ts';

/** A public function that is done later, so that its time is taken only where calls are waited for. */
export interface LaterFunction {
  name: string;
  run: (text: string) => Promise<unknown>;
}

/** What a model and the built-in engine have to do with, here without either. */
export const LATER_FUNCTIONS: LaterFunction[] = [
  {
    name: 'guardedRewrite',
    run: (text) =>
      guardedRewrite(text, { ask: async (masked) => masked, fallback: async (part) => part }),
  },
  {
    name: 'rewriteInParts',
    run: (text) => {
      const builtIn = async (part: { text: string }) => ({
        engine: 'unchanged' as const,
        text: part.text,
        edits: [],
      });
      const { rewrite: byModel } = beginModelRun({
        chat: async (messages) => messages[1]!.content,
        builtIn,
        drawTag: () => '0123456789ab',
        reachOf: () => 'call' as const,
      });
      return rewriteInParts(text, { spans: splitChunks(text), rewrite: byModel });
    },
  },
];
