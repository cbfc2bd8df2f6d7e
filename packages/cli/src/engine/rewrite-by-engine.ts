import { randomBytes } from 'node:crypto';
import {
  type ChunkNote,
  paraphraseAnswer,
  partByBuiltIn,
  type StrongParaphraseAnswer,
} from '@cleanpaste/contract';
import {
  beginModelRun,
  judgeParagraphs,
  judgeVersion,
  rewriteInParts,
  splitChunks,
} from '@cleanpaste/core/guard';
import { clean } from '@cleanpaste/core/hidden';
import { type Form, rewrite } from '@cleanpaste/core/rewrite';
import { FileError } from '../errors.ts';
import { askChat, EngineError } from './chat.ts';
import type { Engine } from './engine.ts';

interface ByEngine {
  engine: Engine;
  /** Which of the text's rewrites by the built-in engine, where that has to help. */
  seed?: number;
  form?: Form;
}

/**
 * Has a text rewritten by a model on this machine, behind the guard that the server uses: the same
 * parts, tries and fallback, and the same answer, which names who did each part.
 *
 * @throws FileError when the model answered no call at all
 */
export async function rewriteByEngine(
  text: string,
  { engine, seed = 1, form = {} }: ByEngine,
): Promise<StrongParaphraseAnswer> {
  const { text: baseText, removedCharacterCount } = clean(text);
  let reason = '';
  const stripped = (output: string) => clean(output).text;
  const run = beginModelRun<ChunkNote, { text: string; seed: number }>({
    chat: (messages, maxLength) => askChat(engine, messages, maxLength),
    builtIn: async (part) =>
      partByBuiltIn(part.text, rewrite(part.text, { strength: 'strong', seed: part.seed, form })),
    drawTag: () => randomBytes(6).toString('hex'),
    // Models use hidden characters as well.
    judge: async ({ masked, output }) => judgeVersion({ masked, output: stripped(output) }),
    judgeParagraphs: async ({ masked, output }) =>
      judgeParagraphs({ masked, output: stripped(output) }),
    reachOf(error) {
      if (!(error instanceof EngineError)) return undefined;
      reason = error.message;
      // Nobody waits three times for each part of a server that is gone.
      return error.reach === 'call' ? 'all' : error.reach;
    },
  });
  const rewritten = await rewriteInParts(baseText, {
    spans: splitChunks(baseText),
    seed,
    rewrite: run.rewrite,
  });
  if (!run.wasOfHelp()) throw new FileError(`${engine.baseUrl} gave no answer: ${reason}`);
  return paraphraseAnswer({ baseText, removedCharacterCount }, rewritten);
}
