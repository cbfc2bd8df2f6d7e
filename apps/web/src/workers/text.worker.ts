import { clean, scan } from '@cleanpaste/core/hidden';
import type { TextWork } from './messages.ts';
import { revealText } from './reveal-text.ts';
import { serve } from './serve.ts';
import { summarize } from './summarize.ts';

serve<TextWork>({
  scan: ({ text, options }) => summarize(scan(text, options)),
  clean: ({ text, options }) => {
    const result = clean(text, options);
    return { text: result.text, removedCharacterCount: result.removedCharacterCount };
  },
  reveal: ({ text }) => revealText(text),
});
