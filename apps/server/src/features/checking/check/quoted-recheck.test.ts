import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type CheckAnswer, checkAnswer } from '@cleanpaste/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { openSharedSite } from '../../../../test/shared-site.ts';
import { caller, openBrowser } from '../../../../test/site.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { users } from '../../accounts/sign-in/tables.ts';
import { usageCounts } from '../../billing/quotas/tables.ts';
import { addDocument } from '../corpus/service.ts';
import { recordFix } from './data.ts';
import { copiedIn, isQuotedFrom } from './rules.ts';
import { plagiarismChecks } from './tables.ts';

const path = '/functions/v1/run-basic-plagiarism-check';
const copied =
  'The harbour of the old town had been built for ships that no longer came. On most mornings the quay was ' +
  'empty except for two fishermen and their nets';
const own = `My grandmother kept bees behind the school, and every autumn she let us taste the honey before anyone
else did. I remember how she lifted the frames slowly, talking to nobody in particular.`;
const base = `${own}\n\n${copied}.\n\n${own.replace('bees', 'hens')}`;
const quoted = `${base.replace(`${copied}.`, `“${copied}” (The Harbour, n.d.).`)}

References

The Harbour. (n.d.). https://example.org/harbour`;

const { database, site } = await openSharedSite({ emptied: [users, rateLimits, usageCounts] });
beforeAll(async () => {
  await addDocument(systemContext(testApp(database).deps), {
    key: 'harbour',
    title: 'The Harbour',
    url: 'https://example.org/harbour',
    licence: 'CC0',
    text: `${copied}, and the crane at its end had rusted into a shape that the children took for an animal.`,
  });
});

async function person() {
  const session = await openBrowser(site.origin).signIn(`${randomUUID()}@example.com`);
  const api = caller(site.origin, session);
  return {
    api,
    check: async (body: object): Promise<CheckAnswer> => {
      const response = await api.post(path, body);
      expect(response.status).toBe(200);
      return checkAnswer.parse(await response.json());
    },
  };
}
const rows = () => database.handle.select().from(plagiarismChecks);

test('a text with its copied passages quoted is looked at again at no cost, and scores lower', async () => {
  const { check } = await person();
  const first = await check({ text: base });
  expect(first).toMatchObject({ charged: true, copied: [{ title: 'The Harbour' }] });
  const again = await check({ text: quoted, quotedFrom: base, excludeQuotations: true });
  expect(again).toMatchObject({ charged: false, similarity: 0, copied: [], fixedText: null });
  expect(first.similarity).toBeGreaterThan(20);
  expect(await rows()).toMatchObject([
    { similarityScore: 0, firstSimilarity: first.similarity, fixedText: quoted, fixes: 1 },
  ]);
});

test('and can be fixed or looked at once more from there', async () => {
  const { check } = await person();
  await check({ text: base });
  await check({ text: quoted, quotedFrom: base });
  const fix = await check({ text: quoted, fix: true });
  expect(fix.charged).toBe(false);
  const fromBase = await check({ text: quoted, quotedFrom: base, fix: true });
  expect(fromBase.charged).toBe(false);
  expect(await rows()).toHaveLength(1);
});

test('one can go back to any text of a check and go on from there, at no cost', async () => {
  const { check } = await person();
  await check({ text: base });
  const fixed: string[] = [];
  for (let i = 0; i < 3; i++)
    fixed.push((await check({ text: fixed.at(-1) ?? base, fix: true })).checkedText);
  await check({ text: quoted, quotedFrom: base });
  for (const text of [base, ...fixed, quoted])
    expect((await check({ text, fix: true })).charged).toBe(false);
  expect(await rows()).toHaveLength(1);
});

test('a check remembers the last forty of its texts, and the first one always', async () => {
  const { check } = await person();
  await check({ text: base });
  const [row] = await rows();
  for (let i = 0; i < 45; i++) await recordFix(database.handle, row!.id, { textHash: `hash ${i}` });
  const [{ fixedHashes } = { fixedHashes: [] }] = await rows();
  expect([fixedHashes.length, fixedHashes[0], fixedHashes.at(-1)]).toEqual([
    40,
    'hash 5',
    'hash 44',
  ]);
  expect((await check({ text: base, fix: true })).charged).toBe(false);
});

test('another text under the name of a quoted one is a check of its own', async () => {
  const { api, check } = await person();
  await check({ text: base });
  const other = `${own.replaceAll('honey', 'wax').replaceAll(/\b(\w+)ing\b/g, '$1ed')} Something else entirely, that nobody has looked at, “${copied}” goes on here for a while. ${'New words of every kind follow, one after the other, until there are far too many. '.repeat(9)}`;
  const refused = await api.post(path, { text: other, quotedFrom: base });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ error: 'limit_exceeded' });
});

test("quoting from a text that was not checked, or is somebody else's, is a check of its own", async () => {
  const [ann, ben] = [await person(), await person()];
  await ann.check({ text: base });
  expect((await ben.check({ text: quoted, quotedFrom: base })).charged).toBe(true);
});

test.each([
  ['one quotation and its citation', base, quoted, true],
  ['nothing quoted', base, base, false],
  ['words of its own beside a quotation', base, `${quoted} ${'new '.repeat(61)}`, false],
  ['a quotation of something else', base, `${base} “${'other words '.repeat(20)}”`, false],
])('a text with %s', (_, from, text, expected) => {
  expect(isQuotedFrom(from, text)).toBe(expected);
});

test('what is copied from the beginning of a chapter is quoted as far as it goes, not the whole chapter', async () => {
  const book = new URL('../../../../corpus/pride-and-prejudice.txt', import.meta.url);
  const chapter = readFileSync(book, 'utf8').slice(0, 6000);
  const begin = chapter.indexOf('It is a truth');
  const taken = chapter.slice(begin, chapter.indexOf('families', begin) + 'families'.length);
  await addDocument(systemContext(testApp(database).deps), {
    key: 'novel',
    title: 'The Novel',
    url: null,
    licence: null,
    text: chapter,
  });
  const { check } = await person();
  const { copied: named } = await check({ text: `${taken.replaceAll('\n', ' ')}.` });
  expect(named.flatMap(({ places }) => places).map(({ sourceText }) => sourceText)).toEqual([
    taken,
  ]);
});

describe('a page copied from a novel, in which people speak', () => {
  const page = `The harbour was quiet that evening, and the two brothers sat upon the wall.

"My dear Henry," said the elder of them, "have you heard that the old mill is sold at last?"

Henry replied that he had not.

"But it is," returned his brother; "for the miller has just been here, and he told me all about it."

Henry made no answer.

"Do you not want to know who has bought it?" cried the other impatiently.

This was invitation enough, and so he said that he had no objection to hearing of it.`;
  beforeAll(async () => {
    await addDocument(systemContext(testApp(database).deps), {
      key: 'mill',
      title: 'The Mill',
      url: null,
      licence: null,
      text: page,
    });
  });

  test('is named as copied, though it is full of quotation marks, and no more once it is quoted', async () => {
    const { check } = await person();
    const first = await check({ text: page });
    expect(first).toMatchObject({ similarity: 100, copied: [{ title: 'The Mill' }] });
    const block = `${page.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>')} (The Mill, n.d.)`;
    const again = await check({ text: block, quotedFrom: page, excludeQuotations: true });
    expect(again).toMatchObject({ charged: false, similarity: 0, copied: [] });
    expect((await check({ text: block, quotedFrom: page })).copied).toEqual([]);
  });

  test('keeps its words in a fix that could not make it another text, and is named still', async () => {
    const { check } = await person();
    await check({ text: page });
    const fix = await check({ text: page, fix: true });
    expect(fix).toMatchObject({ changed: false, similarity: 100, checkedText: page });
    expect(fix.copied).toMatchObject([{ title: 'The Mill' }]);
  });

  test('is named as copied with a word changed here and there, and not once it is told in other words', () => {
    const source = (sourceText: string) => {
      const kind = 'reworded' as const;
      const passages = [{ start: 0, end: text.length, sourceText, kind }];
      return [
        {
          title: 'A',
          author: null,
          year: null,
          url: null,
          licence: null,
          matchPercentage: 90,
          snippet: '',
          passages,
        },
      ];
    };
    const text = 'The two brothers sat upon the wall and looked across the quiet harbour.';
    const near = 'The two brothers sat upon the wall and gazed across the quiet harbour.';
    const far =
      'Over the still harbour both brothers gazed from where they were sitting, on a wall.';
    expect(copiedIn(text, source(near))).toHaveLength(1);
    const [condensed] = source(`${near} ${far}`);
    const passages = condensed!.passages.map((one) => ({ ...one, kind: 'summary' as const }));
    expect(copiedIn(text, [{ ...condensed!, passages }])).toHaveLength(0);
    expect(copiedIn(text, source(far))).toHaveLength(0);
  });
});
