import { describe, expect, it } from 'vitest';
import { cleanFile, metadataKinds, scanFile } from '../src/index.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

async function cleaned(body: string, options = {}) {
  const { bytes } = await cleanFile(bytesOf(`{\\rtf1\\ansi\\ansicpg1252 ${body}}`), options);
  return Buffer.from(bytes).toString('latin1').slice('{\\rtf1\\ansi\\ansicpg1252 '.length, -1);
}

describe('RTF', () => {
  it('loses what is hidden however it is spelled', async () => {
    expect(await cleaned("a\\u8203?b\\u8203\\'3fc{\\uc0\\u8203}d\\u-257?e\\zwbo f\\-g\\'adh")).toBe(
      'abc{\\uc0}defgh',
    );
  });

  it('is judged over the edges of groups: emoji and Persian words stay whole', async () => {
    const kept =
      '\\u-10179?\\u-9112?{\\b\\u8205?}\\u-10179?\\u-9111? {\\u1605?\\u1740?}{\\zwnj}\\u1582?\\u1608?';
    expect(await cleaned(kept)).toBe(kept);
    expect(await cleaned('pay {\\i\\u8238?lap}\\u8236? now')).toBe('pay {\\i lap} now');
  });

  it('never lets a control word run into the text behind it', async () => {
    expect(await cleaned('\\b\\u8203?bold\\b0\\u8203?\\u8203?1')).toBe('\\b bold\\b0 1');
    expect(await cleaned('one\\b\\~two')).toBe('one\\b  two');
  });

  it('keeps pictures, fields, tables of fonts and the bytes of a binary picture', async () => {
    const kept =
      '{\\fonttbl{\\f0 Ari\\u8203?al;}}{\\field{\\*\\fldinst HYPERLINK "a\\u8203?b"}{\\fldrslt x}}{\\pict\\bin5 }}{\\\\}y';
    expect(await cleaned(kept)).toBe(kept);
  });

  it('reads bytes in the code page of their font', async () => {
    const fonts = '{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fcharset178 B;}}';
    // Two Persian letters with a joiner between them; in Windows-1252 it would be none.
    const persian = `${fonts}{\\f1\\'e3\\'ed\\'9d\\'ce\\'e6}`;
    expect(await cleaned(persian)).toBe(persian);
  });

  it('is cleaned in headers, footnotes and text boxes', async () => {
    expect(
      await cleaned(
        '{\\header a\\u8203?}x{\\footnote b\\u8203?}{\\shp{\\*\\shpinst{\\sp{\\sn n}{\\sv v}}{\\shptxt c\\u8203?}}}',
      ),
    ).toBe('{\\header a}x{\\footnote b}{\\shp{\\*\\shpinst{\\sp{\\sn n}{\\sv v}}{\\shptxt c}}}');
  });

  it('says who wrote it, and forgets it when asked', async () => {
    const body =
      '{\\*\\rsidtbl\\rsid1234567}{\\*\\generator Writer;}{\\info{\\title T}{\\author Jane Doe}{\\operator John}{\\*\\company Acme}{\\creatim\\yr2026}}\\pard\\insrsid1234567 Text{\\*\\atnid JD}{\\*\\atnauthor Jane Doe}{\\*\\annotation Private}';
    const { metadata } = await scanFile(bytesOf(`{\\rtf1 ${body}}`));
    expect(metadata.map(({ kind, name, values }) => [kind, name, ...values])).toEqual(
      expect.arrayContaining([
        ['author', 'Author', 'Jane Doe'],
        ['author', 'Last modified by', 'John'],
        ['company', 'Company', 'Acme'],
        ['application', 'Application', 'Writer;'],
        ['comments', 'Comment', 'Private'],
        ['revisions', 'Revision ids (rsid)', '1234567'],
      ]),
    );
    expect(await cleaned(body, { remove: metadataKinds })).toBe('{\\info{\\title T}}\\pard Text');
  });

  it('that is cut off, not balanced or nested without end is refused', async () => {
    const codeOf = (text: string) => cleanFile(bytesOf(text)).catch(({ code }) => code);
    expect(await codeOf('{\\rtf1 a\\u8203?b')).toBe('damaged');
    expect(await codeOf('{\\rtf1 {\\pict\\bin999 abc}}')).toBe('damaged');
    expect(await codeOf(`{\\rtf1 ${'{'.repeat(50_000)}`)).toBe('hostile');
  });
});
