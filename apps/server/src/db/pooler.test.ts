import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../test/database.ts';

/** What stays with a session after its transaction: behind a pooler it would meet somebody else's. */
const ofSessions: RegExp[] = [
  /pg_(try_)?advisory_lock(_shared)?\b/i,
  /\bset_config\([^)]*,\s*false\s*\)/i,
  /(['"`]|\bexecute )\s*set (?!local\b)\w+ (=|to )/i,
  /\bcreate (global |local )?temp(orary)? /i,
  /\bwith hold\b/i,
  /(['"`]|\bexecute )\s*(un)?listen\b/i,
  /(["'`]|\bexecute )\s*(prepare|deallocate|discard)\s/i,
  /\.prepare\(/,
];

const needsSession = (text: string) => ofSessions.some((pattern) => pattern.test(text));

const source = join(import.meta.dirname, '..');
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => name.split(sep).join('/'));

test('nothing but migrations, what listens, and the embedded database keeps anything in a session', () => {
  const found = sources.filter((name) => needsSession(readFileSync(join(source, name), 'utf8')));
  expect(found.sort()).toEqual([
    'db/pglite-guard.ts',
    'db/pooler.ts',
    'db/postgres-listener.ts',
    'db/postgres.ts',
  ]);
});

test('nor does any migration', () => {
  for (const name of readdirSync(migrationsFolder).filter((one) => one.endsWith('.sql')))
    expect([name, needsSession(readFileSync(join(migrationsFolder, name), 'utf8'))]).toEqual([
      name,
      false,
    ]);
});

test.each([
  ["'select pg_advisory_lock(1)'", true],
  ["'select pg_advisory_xact_lock(1)'", false],
  ["set_config('a', 'b', false)", true],
  ["set_config('a', 'b', true)", false],
  ['sql`set statement_timeout = 1`', true],
  ['sql`set local statement_timeout = 1`', false],
  ['sql`create temp table t (id text)`', true],
  ['declare c cursor with hold for', true],
  ['db.select().prepare("name")', true],
])('%s needs a session: %s', (text, isSo) => {
  expect(needsSession(text)).toBe(isSo);
});
