import { describe, expect, test } from 'vitest';
import { checkArchitecture } from './check.mjs';

/** A small house in which everything is as it should be. */
const sound = {
  'packages/core/src/hidden/index.ts': `import { words } from '../text/index.ts';\nexport const scan = (text: string) => words(text);\n`,
  'packages/core/src/text/index.ts': `export const words = (text: string) => text.split(' ');\n`,
  'packages/contract/src/index.ts': `import { z } from 'zod';\nexport const body = z.string();\n`,
  'packages/cli/src/main.ts': `import { readFileSync } from 'node:fs';\nimport { scan } from '@cleanpaste/core/hidden';\nexport const run = () => scan(readFileSync(0, 'utf8'));\n`,
  'apps/server/src/context.ts': `export type Context = { db: unknown };\n`,
  'apps/server/src/features/cleaning/counter/data.ts': `import { eq } from 'drizzle-orm';\nexport const read = (db: any) => db.select().where(eq(1, 1));\n`,
  'apps/server/src/features/cleaning/counter/service.ts': `import type { Context } from '../../../context.ts';\nimport { read } from './data.ts';\nexport const count = (ctx: Context) => read(ctx.db);\n`,
  'apps/server/src/features/cleaning/counter/routes.ts': `import { body } from '@cleanpaste/contract';\nimport { count } from './service.ts';\nexport const routes = { body, count };\n`,
  'apps/web/src/lib/call.ts': `import type { Body } from '@cleanpaste/contract';\nexport type Call = Body;\n`,
  'apps/web/src/workers/bridge.ts': `export const make = () => new Worker(new URL('./text.worker.ts', import.meta.url));\n`,
  'apps/web/src/workers/text.worker.ts': `import { make } from './bridge.ts';\nexport const self = make;\n`,
  'apps/web/src/components/button.tsx': `export const Button = () => <button type="button" />;\n`,
  'apps/web/src/features/cleaning/cleaner/api.ts': `import type { Call } from '../../../lib/call.ts';\nexport type Clean = Call;\n`,
  'apps/web/src/features/cleaning/cleaner/cleaner.tsx': `import { Button } from '../../../components/button.tsx';\nexport const Cleaner = () => <Button />;\n`,
  'apps/web/src/routes/home.tsx': `import { Cleaner } from '../features/cleaning/cleaner/cleaner.tsx';\nexport const Home = () => <Cleaner />;\n`,
};

const check = (planted = {}) =>
  checkArchitecture(new Map(Object.entries({ ...sound, ...planted })));

test('a sound house breaks no rule', () => {
  expect(check()).toEqual([]);
});

/** As much of a text as a title needs. */
const begin = (/** @type {string} */ text) => JSON.stringify(text.slice(0, 70));

/** One planted fault a line: the rule it must break, where, with what text. */
const faults = [
  ['who-imports-whom', 'packages/core/src/hidden/a.ts', `import { readFileSync } from 'node:fs';`],
  ['who-imports-whom', 'packages/core/src/hidden/a.ts', `export { z } from 'zod';`],
  ['who-imports-whom', 'packages/core/src/text/a.ts', `import '@cleanpaste/contract';`],
  [
    'who-imports-whom',
    'packages/contract/src/a.ts',
    `import { scan } from '@cleanpaste/core/hidden';`,
  ],
  ['who-imports-whom', 'packages/contract/src/a.ts', `import { Hono } from 'hono';`],
  ['who-imports-whom', 'packages/cli/src/a.ts', `import { Hono } from 'hono';`],
  [
    'who-imports-whom',
    'packages/cli/src/a.ts',
    `import type { Context } from '@cleanpaste/server/context';`,
  ],
  [
    'who-imports-whom',
    'packages/cli/src/a.ts',
    `import type { Context } from '../../../apps/server/src/context.ts';`,
  ],
  [
    'who-imports-whom',
    'apps/server/src/app.ts',
    `import { make } from '../../web/src/workers/bridge.ts';`,
  ],
  [
    'who-imports-whom',
    'apps/web/src/lib/a.ts',
    `import { createApp } from '@cleanpaste/server/app';`,
  ],
  [
    'who-imports-whom',
    'apps/web/src/lib/a.ts',
    `import type { Context } from '@cleanpaste/server/context';`,
  ],
  [
    'who-imports-whom',
    'apps/web/src/lib/a.ts',
    `export const of = (ctx: import('../../../server/src/context.ts').Context) => ctx;`,
  ],
  [
    'who-imports-whom',
    'apps/web/src/lib/a.test.ts',
    `import type { Context } from '../../../server/src/context.ts';`,
  ],
  [
    'who-imports-whom',
    'apps/web/src/lib/a.test.ts',
    `import type { Context } from '@cleanpaste/server/context';`,
  ],
  [
    'who-imports-whom',
    'apps/web/scripts/a.ts',
    `import { createApp } from '../../server/src/app.ts';`,
  ],
  [
    'who-imports-whom',
    'apps/web/src/lib/a.ts',
    `import type { Context } from '../../../server/src/context.ts';`,
  ],
  [
    'who-imports-whom',
    'apps/web/src/lib/a.ts',
    `const lazy = () => import('../../../server/src/app.ts');`,
  ],
  ['who-imports-whom', 'apps/web/src/lib/a.ts', `import { join } from 'node:path';`],
  [
    'tools-stay-outside',
    'packages/core/src/text/a.ts',
    `import { cases } from '../../test/cases.ts';`,
  ],
  [
    'tools-stay-outside',
    'apps/web/src/lib/a.ts',
    `import { picture } from '../../../../e2e/picture.ts';`,
  ],
  [
    'core-capabilities',
    'packages/core/src/rewrite/a.ts',
    `import { scan } from '../hidden/index.ts';`,
  ],
  [
    'core-capabilities',
    'packages/core/src/text/a.ts',
    `import type { Finding } from '../hidden/index.ts';`,
  ],
  ['core-is-pure', 'packages/core/src/text/a.ts', `export const now = () => Date.now();`],
  ['core-is-pure', 'packages/core/src/text/a.ts', `export const now = () => new Date();`],
  ['core-is-pure', 'packages/core/src/text/a.ts', `export const pick = () => Math.random();`],
  ['core-is-pure', 'packages/core/src/text/a.ts', `export const title = () => document.title;`],
  ['web-layers', 'apps/web/src/lib/a.ts', `import { Button } from '../components/button.tsx';`],
  [
    'web-layers',
    'apps/web/src/components/a.ts',
    `import type { Clean } from '../features/cleaning/cleaner/api.ts';`,
  ],
  [
    'web-layers',
    'apps/web/src/features/cleaning/cleaner/a.ts',
    `import { Home } from '../../../routes/home.tsx';`,
  ],
  ['web-layers', 'apps/web/src/stores/a.ts', `import { Button } from '../components/button.tsx';`],
  [
    'area-doors',
    'apps/web/src/features/sharing/a.tsx',
    `import { Cleaner } from '../cleaning/cleaner/cleaner.tsx';`,
  ],
  [
    'server-layers',
    'apps/server/src/config/a.ts',
    `import { count } from '../features/cleaning/counter/service.ts';`,
  ],
  [
    'server-layers',
    'apps/server/src/features/cleaning/a/service.ts',
    `import { createApp } from '../../../app.ts';`,
  ],
  [
    'server-features',
    'apps/server/src/features/cleaning/a/service.ts',
    `import { routes } from '../counter/routes.ts';`,
  ],
  [
    'server-features',
    'apps/server/src/features/cleaning/a/routes.ts',
    `import { read } from '../counter/data.ts';`,
  ],
  [
    'server-flow',
    'apps/server/src/features/cleaning/counter/data.ts',
    `import { count } from './service.ts';`,
  ],
  [
    'server-queries',
    'apps/server/src/features/cleaning/a/service.ts',
    `import { eq } from 'drizzle-orm';`,
  ],
  [
    'server-queries',
    'apps/server/src/features/cleaning/a/service.ts',
    `export const all = (ctx: any) => ctx.db.select();`,
  ],
  [
    'server-queries',
    'apps/server/src/features/cleaning/a/routes.ts',
    `export const open = (db: any) => db.transaction(() => 1);`,
  ],
  ['server-file-names', 'apps/server/src/features/cleaning/a/manager.ts', `export const a = 1;`],
  ['server-file-names', 'apps/server/src/features/cleaning/a/index.ts', `export const a = 1;`],
  ['file-length', 'apps/web/src/lib/long.ts', '// line\n'.repeat(301)],
  ['file-names', 'apps/web/src/lib/BigButton.tsx', `export const a = 1;`],
  ['file-names', 'apps/web/src/lib/utils.ts', `export const a = 1;`],
  ['named-exports', 'apps/web/src/lib/a.ts', `export default 1;`],
  ['classes-are-errors', 'apps/web/src/lib/a.ts', `export class Store {}`],
];

describe.each(faults)('%s', (rule, path, text) => {
  test(`${path}: ${begin(text)}`, () => {
    const found = check({ [path]: `${text}\n` });
    expect(found.map((fault) => fault.rule)).toContain(rule);
    const fault = found.find((it) => it.rule === rule);
    expect(fault?.path).toBe(path);
    expect(fault?.line).toBe(text.length > 1000 ? 301 : 1);
    expect(fault?.message.length).toBeGreaterThan(20);
  });
});

test('a circle of imports is shown in full', () => {
  const found = check({
    'packages/core/src/text/a.ts': `import './b.ts';\n`,
    'packages/core/src/text/b.ts': `import './c.ts';\n`,
    'packages/core/src/text/c.ts': `import './a.ts';\n`,
  });
  const circle = 'text/a.ts → packages/core/src/text/b.ts → packages/core/src/text/c.ts';
  expect(found).toHaveLength(1);
  expect(found[0]?.rule).toBe('no-cycles');
  expect(found[0]?.message).toContain(circle);
});

test('features that lean on one another are told, though no two files do', () => {
  const found = check({
    'apps/web/src/features/cleaning/cleaner/use-a.ts': `import '../share/use-b.ts';\n`,
    'apps/web/src/features/cleaning/share/use-b.ts': `export const b = 1;\n`,
    'apps/web/src/features/cleaning/share/use-c.ts': `import '../cleaner/api.ts';\n`,
  });
  expect(found.map(({ rule }) => rule)).toEqual(['no-feature-cycles']);
  expect(found[0]?.message).toMatch(/cleaning\/cleaner → .*cleaning\/share → .*cleaning\/cleaner/);
});

/** What stands just inside the rules. */
const harmless = [
  ['packages/core/src/text/a.ts', `export const at = (window: number) => window + 1;`],
  [
    'packages/core/src/text/a.ts',
    `export const max = Math.max(1, 2);\nexport type T = { Date: 1 };`,
  ],
  [
    'packages/core/test/text/a.test.ts',
    `import { readFileSync } from 'node:fs';\nimport '../../src/hidden/index.ts';`,
  ],
  ['packages/core/src/text/data/long.ts', '// line\n'.repeat(900)],
  ['packages/core/src/text/names.gen.ts', '// line\n'.repeat(900)],
  ['apps/web/src/lib/even.ts', '// line\n'.repeat(300).trimEnd()],
  [
    'apps/web/src/features/cleaning/counter/a.ts',
    `import type { Clean } from '../cleaner/api.ts';`,
  ],
  ['apps/web/src/lib/a.ts', `export class CallError extends Error {}`],
  ['apps/server/src/features/cleaning/a/service.ts', `import { read } from '../counter/data.ts';`],
  ['apps/server/src/features/cleaning/a/pages.ts', `export const page = '<p>';`],
  ['apps/server/src/features/cleaning/a/prompt.ts', `export const prompt = 'Say it anew.';`],
  ['apps/server/src/features/cleaning/a/compose.ts', `import { a } from './service.ts';`],
  ['apps/server/src/features/cleaning/a/webhooks.ts', `import { a } from './service.ts';`],
  ['apps/server/src/features/cleaning/a/list.gen.ts', `export const list = new Set();`],
  ['apps/server/src/features/cleaning/a/jobs.ts', `export const jobs = {};`],
  [
    'apps/server/src/features/cleaning/a/service.ts',
    `export const all = (ctx: any) => ctx.db.transaction(() => 1);`,
  ],
  ['apps/server/src/features/cleaning/a/stripe.ts', `export const a = 1;`],
  [
    'apps/server/src/features/cleaning/a/routes.test.ts',
    `import { sql } from 'drizzle-orm';\nexport const a = (db: any) => db.execute(sql);`,
  ],
  ['apps/server/drizzle.config.ts', `export default {};`],
];

describe.each(harmless)('%s', (path, text) => {
  test(`may say ${begin(text)}`, () => {
    expect(check({ [path]: `${text}\n` })).toEqual([]);
  });
});
