import { serialize } from 'node:v8';
import { clean } from '@cleanpaste/core/hidden';
import { expect, test } from 'vitest';
import { cleanJob, codePointsInFinding } from './jobs.ts';

const cleaned = async (text: string) => (await cleanJob.run({ text, options: {} })).cleanedText;

/** How V8 writes a string down tells how it holds it. */
const isHeldInBytes = (text: string) => serialize(text)[2] === '"'.charCodeAt(0);

test('a text from which its only wide character was taken takes a byte a character from then on', async () => {
  const given = `${'Déjà vu, said the editor. '.repeat(40)}\u200b`;
  expect(isHeldInBytes(given)).toBe(false);
  const text = await cleaned(given);
  expect(text).toBe(given.slice(0, -1));
  expect(isHeldInBytes(text)).toBe(true);
});

test.each([
  'plain',
  '',
  'é\u00ff\u0100',
  'é\u00ff\u0080',
  '漢字 and \u{1f600}',
  'half \ud83d of a pair',
])('what stays of %j is what the library leaves', async (text) => {
  const given = `${text}\u200b`;
  expect(await cleaned(given)).toBe(clean(given).text);
});

test('a long run is listed with its first code points, and what is short as it is', async () => {
  const run = '\u{e0061}'.repeat(codePointsInFinding + 1);
  const { findings } = await cleanJob.run({ text: `a\u200bb ${run} c`, options: {} });
  expect(findings.map(({ codePoints }) => codePoints.length)).toEqual([1, codePointsInFinding]);
});
