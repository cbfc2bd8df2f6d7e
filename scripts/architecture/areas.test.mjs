import { describe, expect, test } from 'vitest';
import { checkArchitecture } from './check.mjs';
import { areas } from './zones.mjs';

const server = 'apps/server/src';
const web = 'apps/web/src';

/** A house with areas in which everything is as it should be. */
const sound = {
  [`${server}/tables.ts`]: `export * from './features/accounts/sign-in/tables.ts';\nexport * from './features/history/tables.ts';\n`,
  [`${server}/app.ts`]: `import { routes } from './features/billing/index.ts';\nexport const app = routes;\n`,
  [`${server}/features/accounts/index.ts`]: `export { userOf } from './sign-in/service.ts';\nexport { routes } from './sign-in/routes.ts';\n`,
  [`${server}/features/accounts/sign-in/tables.ts`]: `export const users = 1;\n`,
  [`${server}/features/accounts/sign-in/service.ts`]: `export const userOf = () => 1;\n`,
  [`${server}/features/accounts/sign-in/routes.ts`]: `import { userOf } from './service.ts';\nexport const routes = userOf;\n`,
  [`${server}/features/billing/index.ts`]: `export { routes } from './payments/routes.ts';\n`,
  [`${server}/features/billing/payments/routes.ts`]: `import { pay } from './service.ts';\nexport const routes = pay;\n`,
  [`${server}/features/billing/payments/webhooks.ts`]: `import { pay } from './service.ts';\nexport const hook = pay;\n`,
  [`${server}/features/billing/payments/service.ts`]: `import { userOf } from '../../accounts/index.ts';\nimport { rest } from '../quotas/service.ts';\nexport const pay = () => userOf() + rest();\n`,
  [`${server}/features/billing/quotas/service.ts`]: `export const rest = () => 1;\n`,
  [`${server}/features/history/index.ts`]: `export { list } from './service.ts';\n`,
  [`${server}/features/history/service.ts`]: `export const list = () => 1;\n`,
  [`${server}/features/history/tables.ts`]: `import { users } from '../accounts/sign-in/tables.ts';\nexport const entries = users;\n`,
  [`${server}/worker.ts`]: `import { checkingJobs } from './features/checking/jobs.ts';\nexport const jobs = checkingJobs;\n`,
  [`${server}/threads/run-job.ts`]: `export const defineJob = (run: () => number) => run;\n`,
  [`${server}/features/checking/index.ts`]: `export { check } from './check/service.ts';\n`,
  [`${server}/features/checking/jobs.ts`]: `import { defineJob } from '../../threads/run-job.ts';\nimport { compare } from './threads/compare.ts';\nexport const checkingJobs = [defineJob(compare)];\n`,
  [`${server}/features/checking/check/service.ts`]: `import { checkingJobs } from '../jobs.ts';\nimport { span } from '../threads/span.ts';\nexport const check = () => [checkingJobs, span];\n`,
  [`${server}/features/checking/threads/compare.ts`]: `import { align } from '@cleanpaste/core/similarity';\nimport type { Match } from '@cleanpaste/contract';\nimport { span } from './span.ts';\nexport const compare = (match: Match) => align(match, span);\n`,
  [`${server}/features/checking/threads/span.ts`]: `export const span = 1;\n`,
  [`${web}/features/sharing/index.ts`]: `export { useShare } from './share/use-share.ts';\n`,
  [`${web}/features/sharing/share/use-share.ts`]: `export const useShare = () => 1;\n`,
  [`${web}/features/sharing/share/share-page.tsx`]: `export const SharePage = () => null;\n`,
  [`${web}/features/admin/panel/panel.tsx`]: `import { useShare } from '../../sharing/index.ts';\nexport const Panel = () => useShare();\n`,
  [`${web}/routes/share.tsx`]: `const page = () => import('../features/sharing/share/share-page.tsx');\nexport const Share = page;\n`,
};

const check = (planted = {}) =>
  checkArchitecture(new Map(Object.entries({ ...sound, ...planted }))).map(
    ({ rule, path }) => `${rule} ${path}`,
  );

test('a sound house with areas breaks no rule', () => {
  expect(check()).toEqual([]);
});

const past = [
  [`${server}/features/billing/payments/a/data.ts`, '../../../accounts/sign-in/service.ts'],
  [`${server}/features/history/data.ts`, '../accounts/sign-in/tables.ts'],
  [`${server}/features/history/data.ts`, '../accounts/sign-in/rules.ts'],
  [`${server}/features/old/service.ts`, '../accounts/sign-in/service.ts'],
  [`${server}/app.ts`, './features/accounts/sign-in/routes.ts'],
  [`${server}/start.ts`, './features/history/service.ts'],
  [`${server}/features/accounts/sign-in/data.ts`, '../index.ts'],
  [`${server}/tables.ts`, './features/accounts/sign-in/service.ts'],
  [`${web}/features/admin/panel/a.ts`, '../../sharing/share/use-share.ts'],
  [`${web}/components/a.ts`, '../features/sharing/share/use-share.ts'],
  [`${server}/app.ts`, './features/checking/jobs.ts'],
  [`${server}/start.ts`, './features/checking/jobs.ts'],
  [`${server}/features/history/service.ts`, '../checking/jobs.ts'],
  [`${server}/threads/a.ts`, '../features/checking/jobs.ts'],
  [`${server}/worker.ts`, './features/checking/check/service.ts'],
  [`${server}/worker.ts`, './features/checking/threads/compare.ts'],
  [`${server}/worker.ts`, './features/checking/check/jobs.ts'],
];

test.each(past)('%s does not come to %s past the door', (path, target) => {
  expect(check({ [path]: `import { a } from '${target}';\n` })).toContain(`area-doors ${path}`);
  expect(check({ [path]: `import type { A } from '${target}';\n` })).toContain(
    `area-doors ${path}`,
  );
});

test('a test may look into an area from outside', () => {
  const path = `${server}/features/history/a.test.ts`;
  expect(check({ [path]: `import '../accounts/sign-in/service.ts';\n` })).toEqual([]);
});

describe.each([server, web])('the order of areas in %s', (part) => {
  const reach = (/** @type {string} */ from, /** @type {string} */ to) => {
    const path = `${part}/features/${from}/service.ts`;
    const faults = checkArchitecture(
      new Map([
        [path, `import { a } from '../${to}/index.ts';\n`],
        [`${part}/features/${to}/index.ts`, 'export const a = 1;\n'],
      ]),
    );
    return faults.map(({ rule }) => rule);
  };
  const pairs = areas.flatMap((from) => areas.map((to) => [from, to]));
  const isDown = (/** @type {string} */ from, /** @type {string} */ to) =>
    areas.indexOf(to) < areas.indexOf(from) && !(from === 'api' && to === 'admin');

  test('is the one that the house has', () => {
    expect(areas.join(' ')).toBe(
      'site accounts billing cleaning rewriting checking history sharing admin api',
    );
  });

  test.each(pairs.filter(([from, to]) => from !== to))('%s and %s', (from = '', to = '') => {
    expect(reach(from, to)).toEqual(isDown(from, to) ? [] : ['area-order']);
  });
});

test('the order holds for tables, too', () => {
  const path = `${server}/features/accounts/sign-in/tables.ts`;
  const text = `import { entries } from '../../history/tables.ts';\nexport const users = entries;\n`;
  expect(check({ [path]: text })).toContain(`area-order ${path}`);
});

test('areas of the page that lean on one another are told', () => {
  const faults = check({
    [`${web}/features/admin/index.ts`]: `export const a = 1;\n`,
    [`${web}/features/sharing/other/a.ts`]: `import { a } from '../../admin/index.ts';\nexport const b = a;\n`,
  });
  expect(faults).toEqual([`area-order ${web}/features/sharing/other/a.ts`]);
});

describe('the door of an area of the page', () => {
  const path = `${web}/features/sharing/index.ts`;
  const shown = [
    `export { SharePage } from './share/share-page.tsx';`,
    `export * from './share/share-page.tsx';`,
    `export { ShareModal } from './share/share-modal.tsx';`,
    `export const Page = () => import('./share/share-page.tsx');`,
    `export { Flat } from './flat.tsx';`,
  ];

  test.each(shown)('shows no component: %s', (text) => {
    expect(check({ [path]: `${text}\n` })).toContain(`web-doors ${path}`);
  });

  test('names types of a component', () => {
    const text = `export type { Props } from './share/share-page.tsx';\nexport { useShare } from './share/use-share.ts';\n`;
    expect(check({ [path]: text })).toEqual([]);
  });
});

test('a door stands at the top of an area and nowhere else on the server', () => {
  const path = `${server}/features/billing/quotas/index.ts`;
  expect(check({ [path]: `export const a = 1;\n` })).toEqual([`server-file-names ${path}`]);
});

test('webhooks look at the service, and the service not at them', () => {
  const path = `${server}/features/billing/payments/service.ts`;
  const text = `import { hook } from './webhooks.ts';\nexport const pay = hook;\n`;
  expect(check({ [path]: text })).toContain(`server-flow ${path}`);
});

test('an area without a door is closed', () => {
  const planted = {
    [`${server}/features/sharing/service.ts`]: 'export const a = 1;\n',
    [`${server}/features/admin/service.ts`]: `import { a } from '../sharing/service.ts';\nexport const b = a;\n`,
  };
  expect(check(planted)).toEqual([`area-doors ${server}/features/admin/service.ts`]);
});

describe('what threads do', () => {
  const path = `${server}/features/checking/threads/a.ts`;
  const reached = [
    ...['../../../context.ts', '../../../db/handle.ts', '../../../http/app-error.ts'],
    ...['../../../config/environment.ts', '../../../threads/run-job.ts', '../../../tables.ts'],
    ...['../../accounts/index.ts', '../../rewriting/threads/chunks.ts'],
    ...['../check/service.ts', '../check/rules.ts', '../index.ts', '../jobs.ts', '../service.ts'],
  ];

  test.each(reached)('takes nothing of %s, not even a type', (target) => {
    const told = `thread-work ${path}`;
    expect(check({ [path]: `import { a } from '${target}';\n` })).toContain(told);
    expect(check({ [path]: `import type { A } from '${target}';\n` })).toContain(told);
  });

  test('runs no query', () => {
    const text = `import { sql } from 'drizzle-orm';\nexport const all = (db: any) => db.execute(sql);\n`;
    expect(check({ [path]: text })).toEqual([`server-queries ${path}`, `server-queries ${path}`]);
  });

  test('is open to its own area only', () => {
    const other = `${server}/features/history/service.ts`;
    const text = `import { span } from '../checking/threads/span.ts';\nexport const list = () => span;\n`;
    expect(check({ [other]: text })).toEqual([`area-doors ${other}`]);
  });

  test('is tested with whatever the test needs', () => {
    const beside = path.replace('a.ts', 'a.test.ts');
    expect(check({ [beside]: `import '../check/service.ts';\n` })).toEqual([]);
  });
});
