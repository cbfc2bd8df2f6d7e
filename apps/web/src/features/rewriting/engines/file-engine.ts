import { askModelWorker } from '../../../workers/model-bridge.ts';
import { EngineGoneError, type TabEngine } from './tab-engine.ts';
import { unlessSilent } from './unless-silent.ts';

/** A large model on a slow machine takes minutes to be read, and minutes for a part. */
const longestMs = 15 * 60_000;

/** The model file that is kept in this browser, run in this tab. */
export function fileEngine(): TabEngine {
  return {
    async chat(messages, { maxLength, signal }) {
      const own = new AbortController();
      const either = AbortSignal.any([signal, own.signal]);
      try {
        const asked = askModelWorker('chat', { messages, maxLength }, { signal: either });
        return await unlessSilent(either, longestMs)(asked);
      } catch (error) {
        signal.throwIfAborted();
        throw new EngineGoneError('The model file gave no answer.', { cause: error });
      } finally {
        own.abort();
      }
    },
  };
}
