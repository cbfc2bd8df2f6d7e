import { clean, encode, scan } from '@cleanpaste/core/hidden';
import { uniqueness } from '@cleanpaste/core/text';
import { findMessages } from './find-messages.ts';
import { keptBy } from './kept-by.ts';
import type { TextWork } from './messages.ts';
import { revealText } from './reveal-text.ts';
import { serve } from './serve.ts';
import { summarize } from './summarize.ts';
import { widenedBy } from './widened-by.ts';

serve<TextWork>({
  scan: ({ text, options }) => {
    const findings = scan(text, options);
    const places = { widened: widenedBy(findings, text), kept: keptBy(findings) };
    return { ...summarize(findings), ...places };
  },
  clean: ({ text, options }) => {
    const result = clean(text, options);
    return { text: result.text, removedCharacterCount: result.removedCharacterCount };
  },
  reveal: ({ text }) => revealText(text),
  messages: ({ text }) => findMessages(text),
  uniqueness: ({ original, text }) => uniqueness(original, text),
  write: ({ cover, secret, scheme }) => encode(cover, secret, { scheme }),
});
