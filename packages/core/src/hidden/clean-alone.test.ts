import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { fc } from '../../test/properties.ts';
import { clean } from './clean.ts';
import { SPECIAL_CHARACTERS } from './clean-alone.fixture.ts';
import { clean as cleanAlone } from './clean-alone.ts';

/** Bytes of what a page loads for a function that it imports alone, by a bundler and compressed. */
async function sizeOf(file: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { clean } from './${file}'; globalThis.done = clean(globalThis.given).text;`,
      resolveDir: new URL('.', import.meta.url).pathname,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

test('clean alone is at most 20 KB for a page that imports nothing else', async () => {
  expect(await sizeOf('clean-alone.ts')).toBeLessThanOrEqual(20 * 1024);
});

test('and far smaller than with its findings', async () => {
  expect(await sizeOf('clean-alone.ts')).toBeLessThan((await sizeOf('clean.ts')) * 0.7);
});

test('it cleans any text as clean does', () => {
  const text = fc.array(fc.constantFrom(...SPECIAL_CHARACTERS), { maxLength: 24 });
  const options = fc.record({ quotes: fc.boolean(), lookAlikes: fc.boolean() });
  fc.assert(
    fc.property(text, options, (parts, chosen) => {
      const { text: cleaned, removedCharacterCount } = clean(parts.join(''), chosen);
      expect(cleanAlone(parts.join(''), chosen)).toEqual({ text: cleaned, removedCharacterCount });
    }),
    { numRuns: 5000 },
  );
});

test('without the list of subdivisions any flag of letters stays, and a longer message goes', () => {
  const tagged = (id: string) =>
    `🏴${Array.from(id, (one) => String.fromCodePoint(0xe0000 + one.charCodeAt(0))).join('')}\u{e007f}`;
  for (const id of ['gbeng', 'usca', 'zzzz']) expect(cleanAlone(tagged(id)).text).toBe(tagged(id));
  expect(clean(tagged('zzzz')).text).toBe('🏴');
  expect(cleanAlone(tagged('ignoreall')).text).toBe('🏴');
});
