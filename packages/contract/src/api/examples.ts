import type { z } from 'zod';
import type * as api from './api-v1.ts';

type Verb = { body: z.ZodType; answer: z.ZodType };
type Example<V extends Verb> = { request: z.input<V['body']>; response: z.input<V['answer']> };

const space = {
  start: 4,
  end: 5,
  codePoints: [0x200b],
  name: 'ZERO WIDTH SPACE',
  category: 'zero-width-space',
};
const spaceFound = {
  ...space,
  action: 'remove',
  reason: 'A space without width, outside the scripts that need it.',
} as const;

const wordy = 'People often utilize this, for example in the evening, despite the cold.';
const historyItem = '5b2c8f0e-1f43-4b0e-9c57-3d1f6f0a2b11';

/** An answer of a check, which a report is made of. */
const checkResponse: z.input<typeof api.apiCheck.answer> = {
  similarity: 0,
  aiScore: null,
  aiReason: 'too short to say',
  charged: true,
  fixedText: null,
  changed: null,
  before: null,
  checkedText: wordy,
  sources: [],
  copied: [],
  innocent: [],
  peopleAsHigh: null,
  mixed: false,
  sentences: [],
  evidence: [],
  words: 12,
  judgedWords: 12,
  notJudged: null,
  verdictThreshold: 99,
  falsePositives: [{ label: 'News', texts: 102, rate: 0 }],
  provider: 'local',
  sourcesCompared: 0,
  stamp: {
    checkedAt: '2026-02-03T10:20:30.000Z',
    version: '0.1.0',
    seal: 'Zx3kQ0vXr8c2mT6yH1bN9aJ5sLd7pWfUeGi4oKtRqAE',
  },
};

/** A call of each verb with its answer, as they are: the server's tests make the calls. */
export const apiCallExamples: {
  clean: Example<typeof api.apiClean>;
  scan: Example<typeof api.apiScan>;
  reveal: Example<typeof api.apiReveal>;
  decode: Example<typeof api.apiDecode>;
  rewrite: Example<typeof api.apiRewrite>;
  check: Example<typeof api.apiCheck>;
  report: Example<typeof api.apiReport>;
} = {
  clean: {
    request: { text: 'Zero\u200bwidth “quotes', quotes: true },
    response: {
      cleanedText: 'Zerowidth "quotes',
      removedCharacterCount: 2,
      findingCount: 2,
      findings: [
        spaceFound,
        {
          start: 11,
          end: 12,
          codePoints: [0x201c],
          name: 'LEFT DOUBLE QUOTATION MARK',
          category: 'typographic',
          action: 'replace',
          reason: 'A typographic quotation mark.',
          replacement: '"',
        },
      ],
      historyId: historyItem,
    },
  },
  scan: {
    request: { text: 'Zero\u200bwidth' },
    response: { findingCount: 1, findings: [spaceFound] },
  },
  reveal: {
    request: { text: 'Zero\u200bwidth' },
    response: {
      segmentCount: 3,
      segments: [
        { kind: 'text', start: 0, end: 4, text: 'Zero' },
        { kind: 'mark', ...space, text: '\u200b', label: 'U+200B', kept: false, finding: 0 },
        { kind: 'text', start: 5, end: 10, text: 'width' },
      ],
    },
  },
  decode: {
    request: { text: 'Dear Ada\udb40\udc48\udb40\udc69' },
    response: {
      payloadCount: 1,
      payloads: [
        {
          start: 8,
          end: 12,
          scheme: 'tag-characters',
          content: 'Hi',
          bytes: 'SGk=',
          certainty: 'exact',
          note: 'Tag characters: each one shadows an ASCII character and is drawn as nothing.',
        },
      ],
    },
  },
  rewrite: {
    request: { text: wordy },
    response: {
      cleanedText: 'People often use this, for instance in the evening, in spite of the cold.',
      charged: true,
      removedCharacterCount: 0,
      detailedReport: { uniqueness: 25, confidence: 'low' },
      chunks: [{ start: 0, end: 72, engine: 'offline', uniqueness: 25 }],
      baseText: wordy,
      edits: [
        { start: 13, end: 20, original: 'utilize', replacement: 'use', kind: 'word' },
        {
          start: 27,
          end: 38,
          original: 'for example',
          replacement: 'for instance',
          kind: 'function-word',
        },
        {
          start: 55,
          end: 62,
          original: 'despite',
          replacement: 'in spite of',
          kind: 'function-word',
        },
      ],
      historyId: historyItem,
    },
  },
  check: {
    request: { text: wordy },
    response: checkResponse,
  },
  report: {
    request: { check: checkResponse, format: 'html' },
    response: {
      fileName: 'plagiarism-report-2026-02-03.html',
      mediaType: 'text/html; charset=utf-8',
      base64: 'PCFkb2N0eXBlIGh0bWw+…',
    },
  },
};
