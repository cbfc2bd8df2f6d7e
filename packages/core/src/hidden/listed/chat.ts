import { LISTED_KINDS } from '../listed-kinds.ts';
import type { Finder, Place } from './place.ts';

const { code } = LISTED_KINDS.chatTrace;

/** What stands in every trace of a kind, so that texts without any are told quickly. */
const TELLTALES = [
  'oaicite',
  '†',
  '[cite',
  '(start_span)',
  '(end_span)',
  'grok',
  'citation_id',
  'utm_source=',
  'attributableIndex',
];
const TURN = /turn\d/;

const TRACES = new RegExp(
  [
    // ChatGPT: references of answers that were copied past their page.
    ':{0,2}contentReference\\[oaicite:\\d+\\](?:\\{index=\\d+\\})?',
    '\\[?oaicite:\\d+\\]?(?:\\{index=\\d+\\})?',
    '[【〖]\\s*\\d+(?::\\d+)?\\s*†[^】〗\\n]{0,100}[】〗]',
    '(?:cite)?(?:turn\\d+(?:search|view|news|image|file|fetch|open|click|product|finance|sports|forecast|time|maps|academia|reddit|msearch|mclick|business)\\d+)+',
    '\\(\\{"attribution":\\{"attributableIndex":"[\\d-]{1,12}"\\}\\}\\)',
    // Gemini.
    '\\[cite_(?:start|end)\\]',
    '\\[cite: ?\\d+(?:, ?\\d+)*\\]',
    '\\[span_\\d+\\]\\((?:start|end)_span\\)',
    // Grok.
    '<grok-card\\b[^>\\n]{0,300}>(?:</grok-card>)?|</grok-card>',
    '<grok:render\\b[^>\\n]{0,300}>|</grok:render>',
    '<argument name="citation_id">\\d{1,6}</argument>',
    // Links that say who gave them.
    'utm_source=(?:chatgpt\\.com|openai(?:\\.com)?|copilot\\.com|perplexity(?:\\.ai)?|claude\\.ai|gemini|grok\\.com|chat\\.deepseek\\.com)(?![\\w.-])',
  ].join('|'),
  'g',
);

/** References and marks that chat assistants leave in what is copied out of them. */
export const chatTraces: Finder = (text) => {
  if (!TELLTALES.some((part) => text.includes(part)) && !TURN.test(text)) return [];
  return Array.from(
    text.matchAll(TRACES),
    ({ 0: trace, index }): Place => ({ start: index, end: index + trace.length, kind: code }),
  );
};
