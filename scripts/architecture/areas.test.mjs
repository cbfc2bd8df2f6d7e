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
  [`${web}/features/sharing/index.ts`]: `export { useShare } from './share/use-share.ts';\n`,
  [`${web}/features/sharing/share/use-share.ts`]: `export const useShare = () => 1;\n`,
  [`${web}/features/sharing/share/share-page.tsx`]: `export const SharePage = () => null;\n`,
  [`${web}/features/cleaning/cleaner/cleaner.tsx`]: `import { useShare } from '../../sharing/index.ts';\nexport const Cleaner = () => useShare();\n`,
  [`${web}/routes/share.tsx`]: `const page = () => import('../features/sharing/share/share-page.tsx');\nexport const Share = page;\n`,
};

const check = (planted = {}, options = {}) =>
  checkArchitecture(new Map(Object.entries({ ...sound, ...planted })), options).map(
    ({ rule, path }) => `${rule} ${path}`,
  );

test('a sound house with areas breaks no rule', () => {
  expect(check()).toEqual([]);
  expect(check({}, { areasOnly: true })).toEqual([]);
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
  [`${web}/features/cleaning/cleaner/a.ts`, '../../sharing/share/use-share.ts'],
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

describe('the order of areas', () => {
  const reach = (/** @type {string} */ from, /** @type {string} */ to) => {
    const path = `${server}/features/${from}/service.ts`;
    const faults = checkArchitecture(
      new Map([
        [path, `import { a } from '../${to}/index.ts';\n`],
        [`${server}/features/${to}/index.ts`, 'export const a = 1;\n'],
      ]),
    );
    return faults.map(({ rule }) => rule);
  };
  const pairs = areas.flatMap((from) => areas.map((to) => [from, to]));
  const isDown = (/** @type {string} */ from, /** @type {string} */ to) =>
    areas.indexOf(to) < areas.indexOf(from) && !(from === 'api' && to === 'admin');

  test('is the one that the house has', () => {
    expect(areas.join(' ')).toBe(
      'accounts billing cleaning rewriting checking history sharing admin site api',
    );
  });

  test.each(pairs.filter(([from, to]) => from !== to))('%s and %s', (from = '', to = '') => {
    expect(reach(from, to)).toEqual(isDown(from, to) ? [] : ['area-order']);
  });

  test('holds for tables, too', () => {
    const path = `${server}/features/accounts/sign-in/tables.ts`;
    const text = `import { entries } from '../../history/tables.ts';\nexport const users = entries;\n`;
    expect(check({ [path]: text })).toContain(`area-order ${path}`);
  });
});

test('areas of the page that lean on one another are told', () => {
  const faults = check({
    [`${web}/features/cleaning/index.ts`]: `export const a = 1;\n`,
    [`${web}/features/sharing/other/a.ts`]: `import { a } from '../../cleaning/index.ts';\nexport const b = a;\n`,
  });
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['no-area-cycles']);
});

test('the door of an area of the page shows no component', () => {
  const path = `${web}/features/sharing/index.ts`;
  const text = `export { SharePage } from './share/share-page.tsx';\n`;
  expect(check({ [path]: text })).toEqual([`web-features ${path}`]);
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

describe('until every feature has its area', () => {
  const flat = `${server}/features/quotas/service.ts`;

  test('the former layout passes', () => {
    expect(check({ [flat]: 'export const a = 1;\n' })).toEqual([]);
  });

  test('an area without a door is open', () => {
    const planted = {
      [`${server}/features/sharing/service.ts`]: 'export const a = 1;\n',
      [`${server}/features/admin/service.ts`]: `import { a } from '../sharing/service.ts';\nexport const b = a;\n`,
    };
    expect(check(planted)).toEqual([]);
    expect(check(planted, { areasOnly: true })).toEqual([
      `area-doors ${server}/features/admin/service.ts`,
    ]);
  });

  test('and from then on neither does', () => {
    expect(check({ [flat]: 'export const a = 1;\n' }, { areasOnly: true })).toEqual([
      `area-names ${flat}`,
    ]);
  });
});
