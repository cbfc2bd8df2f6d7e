import { remark } from 'remark';
import remarkLint from 'remark-lint';
import { describe, expect, it } from 'vitest';
import noHiddenCharacters, { type RuleSettings } from '../src/index.ts';

async function messagesOf(text: string, settings?: RuleSettings) {
  const { messages } = await remark()
    .use(remarkLint)
    .use(noHiddenCharacters, settings)
    .process(text);
  return messages;
}

describe('in prose', () => {
  it('a hidden character is a message at its place, with what should stand there', async () => {
    const [message, ...others] = await messagesOf('# Title\n\nA pay\u200bpal.\n');
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      ruleId: 'no-hidden-characters',
      source: 'remark-lint',
      fatal: false,
      actual: '\u200b',
      expected: [''],
      place: {
        start: { line: 3, column: 6, offset: 14 },
        end: { line: 3, column: 7, offset: 15 },
      },
    });
    expect(message?.reason).toMatch(/^U\+200B ZERO WIDTH SPACE\. /);
  });

  it('emoji, Persian and typography pass', async () => {
    expect(await messagesOf('👨\u200d👩\u200d👧 می\u200cخواهم, wait\u2026 5\u00a0km\n')).toEqual(
      [],
    );
  });

  it('front matter, links, tables and HTML are read too', async () => {
    const text = '| a |\n| - |\n| x\u200by |\n\n[a](b "c\u200bd")\n\n<b title="e\u200bf">g</b>\n';
    expect(await messagesOf(text)).toHaveLength(3);
  });
});

describe('in fenced code', () => {
  const trojan = "s = '\u2067' ;return #\u2069 \u05d0";

  it('a program is judged as one, within lists and quotations as well', async () => {
    for (const indent of ['', '  ', '> ']) {
      const lines = ['```python', 'x = 1', trojan, '```'].map((it) => indent + it);
      const text = `${indent === '  ' ? '- a\n\n' : ''}${lines.join('\n')}\n`;
      const messages = await messagesOf(text);
      expect(
        messages.map(({ actual }) => actual),
        JSON.stringify(indent),
      ).toEqual(['\u2067', '\u2069']);
    }
  });

  it('places are those of the document', async () => {
    const [message] = await messagesOf(`A\n\n\`\`\`py\n${trojan}\n\`\`\`\n`);
    expect(message?.place).toMatchObject({ start: { line: 4, column: 6, offset: 14 } });
  });

  it('without a language it is prose', async () => {
    expect(await messagesOf(`\`\`\`\n${trojan}\n\`\`\`\n`)).toEqual([]);
  });
});

describe('settings are those of every rule of remark-lint', () => {
  const text = 'a\u200bb\n';

  it.each([
    [false, 0],
    ['off', 0],
    [[0], 0],
    [true, 1],
    [['warn'], 1],
    [{}, 1],
  ] as [RuleSettings, number][])('%j', async (settings, count) => {
    expect(await messagesOf(text, settings)).toHaveLength(count);
  });

  it('an error is fatal', async () => {
    const [message] = await messagesOf(text, ['error', {}]);
    expect(message?.fatal).toBe(true);
  });

  it('options go along', async () => {
    expect(await messagesOf('wait\u2026\n', ['warn', { from: 'note' }])).toHaveLength(1);
    expect(await messagesOf(text, { categories: { 'zero-width-space': 'off' } })).toEqual([]);
    const [trace] = await messagesOf('So [cite: 1].\n', { chatTraces: true });
    expect(trace).toMatchObject({ actual: ' [cite: 1]', expected: [''] });
    const spaces = { from: 'note', typographicSpaces: false } as const;
    expect(await messagesOf('5\u00a0km\n', ['warn', spaces])).toHaveLength(1);
    expect(await messagesOf('5\u00a0km\n', ['warn', { from: 'note' }])).toEqual([]);
  });

  it('what there is not is refused', async () => {
    await expect(messagesOf(text, { form: 'note' } as RuleSettings)).rejects.toThrow(
      'no option form',
    );
    await expect(messagesOf(text, 'loud' as RuleSettings)).rejects.toThrow('loud is no severity');
  });
});

it('comments of remark-lint switch it off', async () => {
  const text = '<!--lint ignore no-hidden-characters-->\n\na\u200bb\n\nc\u200bd\n';
  expect(await messagesOf(text)).toMatchObject([{ place: { start: { line: 5 } } }]);
});

it('what was expected, put in its place, leaves nothing to say', async () => {
  let text = '# T\n\n- a\u200bb\n- c\u00add\u2028e\n\n```js\nf("x\u200by")\n```\n';
  for (const { place, expected } of (await messagesOf(text)).reverse()) {
    if (!place || !('start' in place)) throw new Error('no place');
    const [from, to] = [place.start.offset ?? 0, place.end.offset ?? 0];
    text = text.slice(0, from) + (expected?.[0] ?? '') + text.slice(to);
  }
  expect(await messagesOf(text)).toEqual([]);
});
