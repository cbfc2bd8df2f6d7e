import { describe, expect, it } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { applied } from '../characters.fixture.ts';
import { clean, reveal, scan, scanCode } from '../index.ts';

const ASKED = { chatTraces: true };

/** As it was copied, and as somebody would have written it. */
const SENTENCES: [string, string][] = [
  ['It rains :contentReference[oaicite:3]{index=3}. Then', 'It rains. Then'],
  ['It rains:contentReference[oaicite:3]{index=3}, then', 'It rains, then'],
  ['It rains【4:0†source】 and pours', 'It rains and pours'],
  ['It rains 【1†a】 and pours', 'It rains and pours'],
  ['It rains 【1†a】 【2†b】【3†c】.', 'It rains.'],
  ['It rains (【4:0†source】).', 'It rains.'],
  ['Il pleut 【1†a】 ; puis', 'Il pleut ; puis'],
  ['It rains turn0search0turn1news2.', 'It rains.'],
  ['[cite_start]It rains.[cite: 1] [cite_start]It pours[cite: 2, 3].', 'It rains. It pours.'],
  ['\t[cite_start] It rains', '\tIt rains'],
  ['- [cite_start]It rains [cite: 1]  \n  [cite: 2] [cite_start] So', '- It rains  \n  So'],
  ['It [span_0](start_span)rains[span_0](end_span).', 'It rains.'],
  ['It rains <grok-card data-id="a" data-type="card"></grok-card>!', 'It rains!'],
  [
    'It rains <grok:render card_id="x"><argument name="citation_id">0</argument></grok:render>.',
    'It rains.',
  ],
  ['It rains ({"attribution":{"attributableIndex":"0-1"}})', 'It rains'],
];

const ADDRESSES: [string, string][] = [
  ['https://e.org/?utm_source=chatgpt.com', 'https://e.org/'],
  ['(https://e.org/a?utm_source=chatgpt.com)', '(https://e.org/a)'],
  ['https://e.org/?utm_source=chatgpt.com#part', 'https://e.org/#part'],
  ['https://e.org/?utm_source=openai&b=2', 'https://e.org/?b=2'],
  ['https://e.org/?a=1&utm_source=chatgpt.com&b=2', 'https://e.org/?a=1&b=2'],
  ['https://e.org/?a=1&amp;utm_source=chatgpt.com', 'https://e.org/?a=1'],
  ['https://e.org/?utm_source=chatgpt.com&amp;b=2', 'https://e.org/?b=2'],
  ['https://e.org/?utm_source=chatgpt.com&utm_source=openai&b=2', 'https://e.org/?b=2'],
];

describe('what a chat assistant left behind', () => {
  it.each(SENTENCES)('goes when asked for, and leaves a sentence: %j', (text, sentence) => {
    expect(clean(text, ASKED).text).toBe(sentence);
    expect(clean(text).text).toBe(text);
  });

  it.each(ADDRESSES)('goes out of an address, which stays whole: %s', (text, address) => {
    expect(clean(text, ASKED).text).toBe(address);
    expect(URL.canParse(address.replaceAll(/[()]/g, ''))).toBe(true);
  });

  it('is listed as what goes, with its place, and drawn so', () => {
    const text = 'It rains 【1†a】.';
    expect(scan(text, ASKED)).toMatchObject([
      { start: 8, end: 14, name: 'CHAT TRACE', category: 'chat-trace', action: 'remove' },
    ]);
    expect(clean(text, ASKED)).toMatchObject({ removedCharacterCount: 6 });
    expect(clean(text, ASKED).findings).toEqual(scan(text, ASKED));
    expect(reveal(text, ASKED)[1]).toMatchObject({ kind: 'mark', kept: false, finding: 0 });
    expect(scanCode('a = 1 // [cite_start]', { ...ASKED, language: 'javascript' })).toMatchObject([
      { action: 'remove' },
    ]);
  });

  it('takes along what is hidden in it', () => {
    expect(clean('It rains 【1†a\u00a0\u200bb】.', ASKED).text).toBe('It rains.');
  });

  it('stays where a sentence speaks of it', () => {
    const text = 'The parameter utm_source=chatgpt.com says so.';
    expect(clean(text, ASKED).text).toBe(text);
    expect(scan(text, ASKED)).toMatchObject([{ action: 'flag' }]);
  });

  it('is gone after once, in whatever order it stands, and scan lists what clean does', () => {
    const part = fc.constantFrom(
      ...['It', 'rains', 'я', '5', ' ', ' ', '\n', '\r\n', '.', ',', '(', ')', '\u00a0', '…'],
      ...['\u200b', '\u200d', '\u202e', '👩', '[cite: 1]', '[cite_start]', '【1†a】', 'turn0news1'],
      ...[
        '?utm_source=openai ',
        '&utm_source=chatgpt.com ',
        '?utm_source=openai&',
        '&b=2',
        '&amp;',
        '</grok-card>',
      ],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
        const text = parts.join('');
        const findings = scan(text, ASKED);
        const once = clean(text, ASKED).text;
        expect(applied(text, findings)).toBe(once);
        expect(clean(once, ASKED).text).toBe(once);
        expect(once).not.toMatch(/\[cite|†|grok/);
      }),
      { numRuns: 20_000 },
    );
  });
});
