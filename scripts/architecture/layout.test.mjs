import { describe, expect, test } from 'vitest';
import { checkArchitecture } from './check.mjs';

const server = 'apps/server/src';
const web = 'apps/web/src';

const found = (/** @type {string[]} */ ...paths) =>
  checkArchitecture(new Map(paths.map((path) => [path, 'export const a = 1;\n'])));

const told = (/** @type {string[]} */ ...paths) =>
  found(...paths).map(({ rule, path }) => `${rule} ${path}`);

describe('a feature outside the areas', () => {
  const flat = [
    `${server}/features/quotas/service.ts`,
    `${server}/features/quotas/service.test.ts`,
    `${server}/features/quotas/threads/count.ts`,
    `${server}/features/service.ts`,
    `${web}/features/cleaner/cleaner.tsx`,
    `${web}/features/api.ts`,
  ];

  test.each(flat)('is told: %s', (path) => {
    expect(told(path)).toEqual([`area-names ${path}`]);
    expect(found(path)[0]?.message).toContain('site, accounts, billing');
  });
});

describe('beside the features of an area', () => {
  const quotas = `${server}/features/billing/quotas/service.ts`;
  const cleaner = `${web}/features/cleaning/cleaner/api.ts`;

  test.each(['service.ts', 'data.ts', 'tables.ts', 'rules.ts', 'stripe.ts'])(
    'stands no %s on the server',
    (name) => {
      const path = `${server}/features/billing/${name}`;
      expect(told(quotas, path)).toEqual([`area-tops ${path}`]);
      expect(told(path, quotas)).toEqual([`area-tops ${path}`]);
      expect(found(quotas, path)[0]?.message).toMatch(/billing has features: move .* into one/);
    },
  );

  test.each(['index.ts', 'routes.ts', 'jobs.ts', 'billing.test.ts'])(
    'may stand %s on the server',
    (name) => expect(told(quotas, `${server}/features/billing/${name}`)).toEqual([]),
  );

  test.each(['use-all.ts', 'panel.tsx', 'routes.ts', 'jobs.ts'])(
    'stands no %s in the page',
    (name) => {
      const path = `${web}/features/cleaning/${name}`;
      expect(told(cleaner, path)).toEqual([`area-tops ${path}`]);
    },
  );

  test.each(['index.ts', 'cleaning.test.tsx'])('may stand %s in the page', (name) => {
    expect(told(cleaner, `${web}/features/cleaning/${name}`)).toEqual([]);
  });

  test('work of threads is no feature on the server; the page has none, so there it is one', () => {
    const [work, beside] = ['threads/fold.ts', 'service.ts'];
    const of = (/** @type {string} */ part) => [`${part}/${work}`, `${part}/${beside}`];
    expect(told(...of(`${server}/features/history`))).toEqual([]);
    expect(told(...of(`${web}/features/history`))).toEqual([
      `area-tops ${web}/features/history/service.ts`,
    ]);
  });

  test('an area that is one feature has its files in its own folder', () => {
    const own = ['index.ts', 'routes.ts', 'service.ts', 'data.ts', 'threads/fold.ts'];
    expect(told(...own.map((name) => `${server}/features/history/${name}`))).toEqual([]);
    expect(told(`${web}/features/billing/api.ts`, quotas)).toEqual([]);
  });
});

describe('a room at the top of the server', () => {
  test.each(['mailing', 'work', 'toString'])('needs a floor: %s', (room) => {
    const path = `${server}/${room}/a.ts`;
    expect(told(path)).toEqual([`server-rooms ${path}`]);
    expect(found(path)[0]?.message).toContain('serverRank');
  });

  test.each(['config', 'db', 'http', 'threads', 'commands'])('has one: %s', (room) => {
    expect(told(`${server}/${room}/a.ts`)).toEqual([]);
  });

  test('is none outside src', () => {
    expect(told('apps/server/scripts/a.ts', 'apps/server/test/a.ts')).toEqual([]);
  });
});

describe('the top of the server', () => {
  const files = Array.from({ length: 14 }, (_, at) => `${server}/file-${at}.ts`);
  const sixteen = [...files, `${server}/db/a.ts`, `${server}/db/b.ts`, `${server}/http/a.ts`];

  test('has sixteen files and folders, and tests beside them', () => {
    expect(told(...sixteen, `${server}/file-1.test.ts`)).toEqual([]);
  });

  test.each([`${server}/more.ts`, `${server}/log/more.ts`])('has no seventeenth: %s', (path) => {
    expect(told(...sixteen, path)).toEqual([`server-top ${server}`]);
    expect(found(...sixteen, path)[0]?.message).toMatch(/^17 files and folders, 16 at most: move/);
  });
});
