import { describe, expect, test } from 'vitest';
import { checkArchitecture } from './check.mjs';

const rules = 'apps/server/src/features/billing/quotas/rules.ts';

const found = (/** @type {string} */ path, /** @type {string} */ text) =>
  checkArchitecture(new Map([[path, `${text}\n`]])).map(({ rule }) => rule);

const impure = [
  `import { randomBytes } from 'node:crypto';`,
  `import { randomBytes as plain, createHash } from 'node:crypto';`,
  `import crypto from 'node:crypto';`,
  `import * as crypto from 'node:crypto';`,
  `import { randomUUID } from 'crypto';`,
  `import { readFileSync } from 'node:fs';`,
  `import { readFile } from 'node:fs/promises';`,
  `import { setTimeout as pause } from 'node:timers/promises';`,
  `import { env } from 'node:process';`,
  `export const lazy = () => import('node:os');`,
  'export const now = () => Date.now();',
  'export const now = () => new Date();',
  'export const now = () => Date();',
  'export const { now } = Date;',
  'export const pick = () => Math.random();',
  'export const { random } = Math;',
  'export const id = () => crypto.randomUUID();',
  'export const id = () => globalThis.crypto.randomUUID();',
  `export const ask = () => fetch('https://example.com');`,
  'export const later = (work: () => void) => setTimeout(work, 1);',
  'export const often = (work: () => void) => setInterval(work, 1);',
  'export const soon = (work: () => void) => setImmediate(work);',
  'export const soon = (work: () => void) => queueMicrotask(work);',
  'export const mode = () => process.env.NODE_ENV;',
  `export const tell = () => console.log('a');`,
  'export const since = () => performance.now();',
];

describe.each(impure)('rules.ts that says %j', (text) => {
  test('is told to be impure', () => expect(found(rules, text)).toContain('rules-are-pure'));
});

const receivers = ['db', 'tx', 'handle', 'ctx.store', 'anything', 'of(ctx)', 'a?.b'];
const queries = [
  'execute(sql)',
  'select()',
  'selectDistinct()',
  'insert(rows)',
  'update(rows)',
  'delete(rows)',
  'query(text)',
  '$count(rows)',
  'transaction(work)',
];

describe.each(['rules', 'pages', 'prompt'])('%s.ts of a feature', (name) => {
  const path = rules.replace('rules', name);

  test.each(receivers)('runs no query by the receiver %s', (receiver) => {
    for (const query of queries) {
      expect(found(path, `export const all = (a: any) => ${receiver}.${query};`)).toEqual([
        'server-queries',
      ]);
    }
  });

  test('runs none by a name in brackets either', () => {
    const text = `export const all = (handle: any) => handle['execute']('select 1');`;
    expect(found(path, text)).toEqual(['server-queries']);
  });

  test.each(['service', 'data', 'routes', 'webhooks', 'jobs', 'compose'])(
    'does not look at %s.ts, but at its types',
    (other) => {
      const from = `from './${other}.ts';`;
      expect(found(path, `import { a } ${from}`)).toContain('server-quiet-files');
      expect(found(path, `export { a } ${from}`)).toContain('server-quiet-files');
      expect(found(path, `import type { A } ${from}`)).toEqual([]);
    },
  );
});

test.each(['execute(sql)', 'insert(rows)', 'transaction(work)'])(
  'a route runs no %s by any receiver',
  (query) => {
    const path = rules.replace('rules', 'routes');
    expect(found(path, `export const all = (handle: any) => handle.${query};`)).toEqual([
      'server-queries',
    ]);
  },
);

/** What stands just inside the rule. */
const pure = [
  `import { createHash, createHmac, timingSafeEqual } from 'node:crypto';`,
  `import type { Hash } from 'node:crypto';`,
  `import { posix } from 'node:path';`,
  `import { createHash } from 'node:crypto';\nexport const of = (text: string) => createHash('sha256').update(text).digest();`,
  'export const after = (at: number) => new Date(at + 1);',
  'export const isDate = (value: unknown) => value instanceof Date;',
  `export const at = Date.parse('2020-01-01') + Date.UTC(2020);`,
  'export const most = Math.max(1, 2);',
  `export const bytes = Buffer.from('a');`,
  `const seen = new Set<string>();\nexport const drop = () => seen.delete('a');`,
  `export const drop = (seen: Map<string, 1>) => seen.delete('a');`,
  'export interface Clock { fetch: string; process(): void }',
  `import { AppError } from '../../../http/app-error.ts';`,
  `import { limit } from '../plans/rules.ts';`,
];

test.each(pure)('rules.ts may say %j', (text) => expect(found(rules, text)).toEqual([]));
