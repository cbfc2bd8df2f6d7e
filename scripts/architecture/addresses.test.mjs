import { describe, expect, test } from 'vitest';
import { checkArchitecture } from './check.mjs';

const told = (/** @type {string} */ path, /** @type {string} */ text) =>
  checkArchitecture(new Map([[path, `${text}\n`]])).map(({ rule, line }) => `${rule} ${line}`);

const rule = 'one-place-for-addresses';

describe.each([
  'apps/server/src/http/a.ts',
  'apps/server/src/app.ts',
  'packages/contract/src/site/a.ts',
  'apps/web/src/lib/a.tsx',
])('%s', (path) => {
  const written = [
    `export const a = '/functions/v1/account';`,
    `export const a = "GET /functions/v1/account";`,
    'export const a = `/api/v1/clean`;',
    `export const a = (site: string) => \`\${site}/api/v1/clean\`;`,
    `export const a = (id: string) => \`\${id}/functions/v1/api-keys/\${id}\`;`,
    `export const a = '/functions/v1' + '/account';`,
    `export const a = (call: any) => call('/functions/v1/account');`,
    `export type A = '/api/v1/scan';`,
  ];

  test.each(written)('writes no address: %s', (text) => {
    expect(told(path, text)).toEqual([`${rule} 1`]);
    expect(told(path, `// Nothing.\n\n${text}`)).toEqual([`${rule} 3`]);
  });

  test('may speak of one in a comment', () => {
    expect(told(path, `/** \`POST /functions/v1/account\`. */\nexport const a = 1;`)).toEqual([]);
  });

  test('may write other paths', () => {
    const text = `export const a = ['/sandbox/style.css', '/v1/customers', '/docs/api', '/api/v12'];`;
    expect(told(path, text)).toEqual([]);
  });
});

test('the page writes none between tags or in an attribute either', () => {
  const path = 'apps/web/src/components/a.tsx';
  expect(told(path, 'export const A = () => <p>/api/v1/clean</p>;')).toEqual([`${rule} 1`]);
  expect(told(path, 'export const A = () => <a href="/api/v1/clean">a</a>;')).toEqual([
    `${rule} 1`,
  ]);
});

describe('addresses stand', () => {
  const text = `export const a = 'GET /functions/v1/account';`;
  const free = [
    ...['packages/contract/src/addresses.ts', 'packages/cli/src/online.ts', 'e2e/pages/a.ts'],
    ...['apps/server/src/http/a.test.ts', 'apps/server/test/site.ts', 'bench/load/a.ts'],
  ];

  test.each(free)('in %s', (path) => expect(told(path, text)).toEqual([]));
});

describe('where a branch is mounted', () => {
  const mounts = `export const a = (app: any) => app.use('/functions/v1/*').use('/functions/*');`;

  test('app.ts says so', () => expect(told('apps/server/src/app.ts', mounts)).toEqual([]));

  test('and nobody else does', () => {
    expect(told('apps/server/src/start.ts', mounts)).toEqual([`${rule} 1`, `${rule} 1`]);
  });
});
