import { describe, expect, it } from 'vitest';
import { cleanFile, scanFile } from '../src/index.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function cleaned(text: string, name: string, options = {}) {
  const { bytes } = await cleanFile(bytesOf(text), { name, ...options });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

describe('Markdown', () => {
  it('loses what is hidden in its prose, and its code stays as it is', async () => {
    const code = [
      '```js\nlet a\u200bb = "…";\n```\n',
      '~~~~\n```\n\u200b\n~~~\n~~~~\n',
      '> ```\n> q\u200buoted\n> ```\n',
      '- item\n\n  ```\n  in a l\u200bist\n  ```\n',
      'Text `sp\u200ban` and ``two ` \u200b ticks``.\n',
      'Over `two\nlin\u200bes` here.\n',
      '\n    inde\u200bnted\n',
      '<pre>h\u200btml</pre>\n',
    ];
    for (const each of code) {
      expect(await cleaned(`Te\u200bxt\n\n${each}\nmo\u200bre\n`, 'a.md')).toBe(
        `Text\n\n${each}\nmore\n`,
      );
    }
  });

  it('takes for code only what is code', async () => {
    const prose = [
      'a \\`b\u200bc\\` d\n',
      'a ` b\u200bc\n\nd ` e\n',
      'text\n    go\u200bes on\n',
      '- item\n\n    a para\u200bgraph of it\n',
      '```\ncode\n```\nte\u200bxt\n',
    ];
    for (const each of prose) {
      expect(await cleaned(each, 'a.md')).toBe(each.replace('\u200b', ''));
    }
  });

  it('lists what is hidden in code as what it is, with its line', async () => {
    const text = 'One\u200b\n\n```python\ns = "\u202e"\n```\n';
    const { findings } = await scanFile(bytesOf(text), { name: 'a.md' });
    expect(findings.map(({ paragraph, start, action }) => [paragraph, start, action])).toEqual([
      [1, 3, 'remove'],
      [4, 5, 'flag'],
    ]);
    expect(findings[1]!.dangerous).toBe(true);
  });

  it('keeps what its form hangs on: indents of no-break spaces, and what parts emphasis', async () => {
    const text = '\u00a0\u00a0\u00a0\u00a0verse\n\n**「太字」**\u200bです\n';
    expect(await cleaned(text, 'a.md')).toBe(text);
  });

  it('forgets who wrote it when asked', async () => {
    const text = '---\ntitle: A\nauthor: Jane\n---\n\nauthor: stays\n';
    expect(await cleaned(text, 'a.md', { remove: ['author'] })).toBe(
      '---\ntitle: A\n---\n\nauthor: stays\n',
    );
  });

  it('keeps its byte order mark and its line ends, and also UTF-16', async () => {
    expect(await cleaned('\ufeffa\u200b\r\n', 'a.md')).toBe('\ufeffa\r\n');
    const wide = Buffer.from('\ufeffa\u200bb', 'utf16le');
    const { bytes } = await cleanFile(wide, { name: 'a.md' });
    expect(Buffer.from(bytes)).toEqual(Buffer.from('\ufeffab', 'utf16le'));
  });
});

describe('subtitles', () => {
  const cues = (text: string) =>
    `\ufeff1\r\n00:00:01,000 --> 00:00:02,500\r\n${text}\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nEnd\r\n`;

  it('lose what is hidden over tags and lines; times, numbers and tags stay', async () => {
    const dirty = cues(
      '<i>pay \u202elap\u200b</i>\u202c{\\an8}\r\n<font color="red">n\u00adow</font>',
    );
    expect(await cleaned(dirty, 'a.srt')).toBe(
      cues('<i>pay lap</i>{\\an8}\r\n<font color="red">now</font>'),
    );
  });

  it('keep their Persian joiners and Hebrew marks', async () => {
    const kept = cues('<i>می\u200cخواهم</i>');
    expect(await cleaned(kept, 'a.srt')).toBe(kept);
  });

  it('lose what breaks their times', async () => {
    expect(await cleaned('1\n\u200b00:00:01,000 --> 00:00:02,000\nA\n', 'a.vtt')).toBe(
      '1\n00:00:01,000 --> 00:00:02,000\nA\n',
    );
  });

  it('in an encoding that nothing names are refused', async () => {
    const bytes = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n\xcf\xf0\n', 'latin1');
    await expect(cleanFile(bytes, { name: 'a.srt' })).rejects.toMatchObject({ code: 'damaged' });
  });
});
