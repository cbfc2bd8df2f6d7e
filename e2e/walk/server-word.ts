import {
  type Account,
  addresses,
  type CheckPage,
  type CleanupPage,
  pathOf,
} from '@cleanpaste/contract';
import type { Page } from '@playwright/test';
import type { AccountModel } from './model.ts';

const pageSizes = { free: 3, pro: 5 } as const;

/** The part of a walk's world that is needed to ask. */
interface Asking {
  page: Page;
  authorization: string;
  readTexts: Map<string, string>;
}

/** What the server says of an account otherwise than it should, a line each. */
export async function differencesAtServer(
  { page, authorization, readTexts }: Asking,
  model: AccountModel,
): Promise<string[]> {
  const { request } = page.context();
  const ask = async <T>(address: string, id = ''): Promise<T> => {
    const path = (pathOf(address) as string).replace(':id', id);
    const answer = await request.get(path, { headers: { authorization } });
    if (!answer.ok()) throw new Error(`${address} answered ${answer.status()}`);
    return answer.json();
  };
  const [account, cleanups, checks] = await Promise.all([
    ask<Account>(addresses.accounts.readAccount),
    ask<CleanupPage>(addresses.history.listCleanups),
    ask<CheckPage>(addresses.history.listChecks),
  ]);
  // The list has the beginning of each text: a row that says the same, and as it must, is not read again.
  const textOf = async (item: CleanupPage['items'][number], must?: string) => {
    const key = JSON.stringify(item);
    const known = readTexts.get(key);
    if (known !== undefined && known === must) return known;
    const { text } = await ask<{ text: string }>(addresses.history.readCleanupText, item.id);
    readTexts.set(key, text);
    return text;
  };
  const texts = await Promise.all(
    cleanups.items.map((item, index) => textOf(item, model.cleanups[index]?.text)),
  );
  const { plan, total, month } = model;
  const kept = model.cleanups.slice(0, pageSizes[plan]);
  kept.forEach((row, index) => {
    row.seen = texts[index] ?? row.seen;
  });
  const counted = plan === 'pro' ? month : total;
  const rows: [string, unknown, unknown][] = [
    ['address', account.email, model.email],
    ['plan', account.plan, plan],
    ['units of basic', account.usage.basic.used, total.basic],
    ['units of statistical', account.usage.statistical.used, counted.statistical],
    ['units of checks', account.usage.checks.used, counted.checks],
    ['results counted', account.counts.basic + account.counts.statistical, model.cleanups.length],
    ['history', texts, kept.map(({ text }) => text)],
    [
      'texts of checks',
      checks.items.map(({ fixedText }) => fixedText),
      model.checks.slice(0, pageSizes[plan]).map(({ fixed }) => fixed),
    ],
    [
      'figures of checks that were not shown',
      checks.items.filter((item, index) => !isShown(item.similarityScore, model.checks[index])),
      [],
    ],
  ];
  return rows
    .filter(([, is, must]) => JSON.stringify(is) !== JSON.stringify(must))
    .map(([what, is, must]) => `${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(must)}`);
}

const isShown = (score: number, check?: { report: string }) => check?.report.includes(`${score}%`);
