import type { Message } from '@cleanpaste/core/guard';
import { languageModel, languages } from './language-model.ts';
import { EngineGoneError, type TabEngine } from './tab-engine.ts';
import { unlessSilent } from './unless-silent.ts';

/** The browser's own model. Each call has a session of its own: no answer hangs on an earlier one. */
export function browserEngine(silenceMs?: number): TabEngine {
  return {
    async chat(messages, { maxLength, signal }) {
      const own = new AbortController();
      const either = AbortSignal.any([signal, own.signal]);
      const wait = unlessSilent(either, silenceMs);
      try {
        return await answerOf(messages, { maxLength, signal: either, wait });
      } catch (error) {
        signal.throwIfAborted();
        // A text that it has no room for says nothing of the next one.
        if ((error as Error)?.name === 'QuotaExceededError') throw error;
        throw new EngineGoneError('The browser’s model gave no answer.', { cause: error });
      } finally {
        own.abort();
      }
    },
  };
}

interface Call {
  maxLength: number;
  signal: AbortSignal;
  wait: <T>(work: Promise<T>) => Promise<T>;
}

async function answerOf([system, user]: Message[], { maxLength, signal, wait }: Call) {
  const session = await wait(
    languageModel().create({
      ...languages,
      initialPrompts: [{ role: 'system', content: system!.content }],
      signal,
    }),
  );
  try {
    const reader = session.promptStreaming(user!.content, { signal }).getReader();
    let content = '';
    for (;;) {
      const { done, value } = await wait(reader.read());
      if (done) return content;
      content += value;
      if (content.length > maxLength) return null;
    }
  } finally {
    session.destroy();
  }
}
