import { describe, expect, it } from 'vitest';
import { cleanFile, metadataKinds, scanFile } from '../src/index.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function cleaned(text: string, options = {}) {
  const { bytes } = await cleanFile(bytesOf(text), { name: 'page.html', ...options });
  return new TextDecoder().decode(bytes);
}

describe('HTML', () => {
  it('loses what is hidden in its text, over the edges of inline elements', async () => {
    const dirty = '<p>pay <b>\u202elap</b>\u202c now</p><p>👨\u200d<i>👩</i>\u200b</p>\n';
    expect(await cleaned(dirty)).toBe('<p>pay <b>lap</b> now</p><p>👨\u200d<i>👩</i></p>\n');
  });

  it('keeps its code as it is, and lists what is hidden in it', async () => {
    const page =
      '<pre>a\u200bb</pre><p>x<code>c\u200bd</code></p><script>var s = "\u202e";</script><style>a{content:"\u200b"}</style>';
    const { findings, changed } = await cleanFile(bytesOf(page), { name: 'a.html' });
    expect(changed).toBe(false);
    expect(findings.map(({ action }) => action)).toEqual(Array(4).fill('flag'));
    expect(findings.some(({ dangerous }) => dangerous)).toBe(true);
  });

  it('is not taken for closed by what stands within values, scripts and comments', async () => {
    const page =
      '<p title="a > b\u200b">x\u200b<script>"</p>\u200b" + "</scr"</script><!-- <p>\u200b --><p>y\u200b';
    expect(await cleaned(page)).toBe(
      '<p title="a > b">x<script>"</p>\u200b" + "</scr"</script><!-- <p>\u200b --><p>y',
    );
  });

  it('keeps the spaces that hold its layout, and loses those between words', async () => {
    const layout = '<td>&nbsp;</td><td>\u00a0</td><p>a&nbsp;b \u00a0c</p><p>a&#8203;b&zwj;c</p>';
    expect(await cleaned(`${layout}<p>one\u00a0two</p>`)).toBe(
      '<td>&nbsp;</td><td>\u00a0</td><p>a&nbsp;b \u00a0c</p><p>abc</p><p>one two</p>',
    );
  });

  it('loses what is hidden in the attributes that people read, and in no other', async () => {
    const page = '<img alt="a\u200bb" src="x\u200by"><meta name="description" content="c\u200bd">';
    expect(await cleaned(page)).toBe(
      '<img alt="ab" src="x\u200by"><meta name="description" content="cd">',
    );
  });

  it('loses what a chat assistant left in its text and its links, when that is asked for', async () => {
    const page =
      '<p>So [cite: <b>1]</b>. <a href="https://e.org/\u200b?utm_source=chatgpt.com&amp;b=2">x</a> <a href="?a=1&utm_source=openai">y</a></p><code>[cite: 1]</code>';
    const given = new TextEncoder().encode(page);
    const { bytes } = await cleanFile(given, { name: 'a.html', chatTraces: true });
    expect(new TextDecoder().decode(bytes)).toBe(
      '<p>So<b></b>. <a href="https://e.org/\u200b?b=2">x</a> <a href="?a=1">y</a></p><code>[cite: 1]</code>',
    );
    expect((await cleanFile(given, { name: 'a.html' })).changed).toBe(false);
  });

  it('spells what it puts in so that no markup comes of it', async () => {
    expect(await cleaned('<p>a ⟵ b</p>')).toBe('<p>a &#60;- b</p>');
  });

  it('stays in the code page that it names', async () => {
    const page = Buffer.from(
      '<meta charset="windows-1251"><p>\xcf\xf0\xe8\xe2\xe5\xf2\xad</p>',
      'latin1',
    );
    const { bytes } = await cleanFile(page, { name: 'a.htm' });
    expect(Buffer.from(bytes).toString('latin1')).toBe(
      '<meta charset="windows-1251"><p>\xcf\xf0\xe8\xe2\xe5\xf2</p>',
    );
    const unknown = Buffer.from('<p>\xcf\xf0</p>', 'latin1');
    await expect(cleanFile(unknown, { name: 'a.htm' })).rejects.toThrow('UTF-8');
  });

  it('says who wrote it and with what, and forgets it when asked', async () => {
    const page =
      '<meta name="author" content="Jane &amp; John"><meta name="generator" content="Writer"><!-- by JD --><!--[if mso]>x<![endif]--><script type="application/c2pa">AAAA</script><p>Text</p>';
    const { metadata } = await scanFile(bytesOf(page), { name: 'a.html' });
    expect(metadata.map(({ kind, values }) => [kind, ...values])).toEqual([
      ['author', 'Jane & John'],
      ['application', 'Writer'],
      ['comments', 'by JD'],
      ['provenance'],
    ]);
    expect(await cleaned(page, { remove: metadataKinds })).toBe(
      '<!--[if mso]>x<![endif]--><p>Text</p>',
    );
  });

  it.each(['<', '<a', '<a b="', '<!--', '<script>', '</', '<!', '&#x', '<p>\u200b<code>'])(
    'that ends anywhere is read to its end: %s',
    async (end) => {
      expect(await cleaned(`<p>a\u200bb</p>${end}`)).toBe(
        `<p>ab</p>${end.replace('<p>\u200b', '<p>')}`,
      );
    },
  );
});
