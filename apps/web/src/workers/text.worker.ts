import { clean, scan } from '@cleanpaste/core/hidden';
import type { TextWork, TextWorkKind, WorkAnswer, WorkRequest } from './messages.ts';
import { revealText } from './reveal-text.ts';
import { summarize } from './summarize.ts';

type Doers = { [K in TextWorkKind]: (input: TextWork[K]['input']) => TextWork[K]['output'] };

const doers: Doers = {
  scan: ({ text, options }) => summarize(scan(text, options)),
  clean: ({ text, options }) => {
    const result = clean(text, options);
    return { text: result.text, removedCharacterCount: result.removedCharacterCount };
  },
  reveal: ({ text }) => revealText(text),
};

addEventListener('message', (event: MessageEvent<WorkRequest>) => {
  const { id, kind, input } = event.data;
  let answer: WorkAnswer;
  try {
    answer = { id, output: (doers as Record<string, (input: unknown) => unknown>)[kind]?.(input) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  postMessage(answer);
});
