import { randomUUID } from 'node:crypto';
import { type CheckAnswer, type CleanupPage, checkAnswer } from '@cleanpaste/contract';
import { expect, test } from 'vitest';
import { openAccount } from '../../../../test/account.ts';
import { openSharedSite } from '../../../../test/shared-site.ts';
import { caller } from '../../../../test/site.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { users } from '../../accounts/sign-in/tables.ts';
import { usageCounts } from '../../billing/quotas/tables.ts';
import { textsWithin } from './rules.ts';

const { site } = await openSharedSite({ emptied: [users, rateLimits, usageCounts] });
const own =
  'The harbour of the old town had been built for ships that no longer came. On most mornings the quay was empty except for two fishermen and their nets.';
const text = `A new beginning, which nobody has read before. ${own} And an end.`;

async function person(plan: 'pro' | null = 'pro') {
  const { token } = await openAccount(site.deps, { plan });
  const api = caller(site.origin, { access_token: token } as never);
  const clean = async (given: string) =>
    expect((await api.post('/functions/v1/clean-text', { text: given })).status).toBe(200);
  const check = async (more: object = { ownTexts: true }): Promise<CheckAnswer> => {
    const answer = await api.post('/functions/v1/run-basic-plagiarism-check', { text, ...more });
    expect(answer.status).toBe(200);
    return checkAnswer.parse(await answer.json());
  };
  return { api, clean, check };
}

test('what stands in an earlier text is named as the person’s own, with its day, and counts nowhere', async () => {
  const { clean, check } = await person();
  await clean(own);
  const { ownTexts, similarity, sources, copied } = await check();
  expect({ similarity, sources, copied }).toEqual({ similarity: 0, sources: [], copied: [] });
  expect(ownTexts).toHaveLength(1);
  const [{ passages, createdAt, matchPercentage } = null!] = ownTexts!;
  expect(text.slice(passages[0]!.start, passages[0]!.end)).toContain('two fishermen');
  expect(passages[0]!.sourceText).toContain('two fishermen');
  expect(matchPercentage).toBeGreaterThan(50);
  expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
});

test('nobody’s texts are looked at who did not ask for it', async () => {
  const { clean, check } = await person();
  await clean(own);
  expect((await check({})).ownTexts).toBeUndefined();
});

test('others’ texts are never looked at', async () => {
  const [ann, ben] = [await person(), await person()];
  await ann.clean(own);
  expect((await ben.check()).ownTexts).toEqual([]);
});

test('a text that was deleted from the history, or never kept, is not looked at', async () => {
  const { api, clean, check } = await person();
  await clean(own);
  const list = (await (await api.get('/functions/v1/history/cleanups')).json()) as CleanupPage;
  await api.delete(`/functions/v1/history/cleanups/${list.items[0]!.id}`);
  expect((await check()).ownTexts).toEqual([]);
  await api.patch('/functions/v1/account', { keepHistory: false });
  await clean(own);
  expect((await check()).ownTexts).toEqual([]);
});

test('the text itself, cleaned a moment ago, is no earlier one', async () => {
  const { clean, check } = await person();
  await clean(`${text}\n`);
  expect((await check()).ownTexts).toEqual([]);
});

test('on the free plan the last three are looked at, as the history shows them', async () => {
  for (const [later, found] of [
    [3, 0],
    [2, 1],
  ] as const) {
    const { clean, check } = await person(null);
    await clean(own);
    for (let n = 0; n < later; n++) await clean(`Another text, number ${n}.`);
    expect((await check()).ownTexts).toHaveLength(found);
  }
});

test('so many characters are compared, and no text twice', () => {
  const createdAt = new Date();
  const kept = (text: string) => ({ text, createdAt });
  const long = Array.from({ length: 10 }, (_, n) => kept(`${n}`.repeat(50_000)));
  expect(textsWithin(randomUUID(), long)).toHaveLength(8);
  expect(textsWithin('x', [kept('a b'), kept('a  b\n'), kept(' x '), kept('')])).toHaveLength(1);
});
