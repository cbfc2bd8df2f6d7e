import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contractingIn } from '../../test/contracting.ts';
import { migrationsFolder } from '../../test/database.ts';

/** Written before versions ran side by side. Nobody can run what was there before them any more. */
const before = /^00(0\d|1[01])_/;

const migrations = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql') && !before.test(name))
  .sort();

test.each(migrations)('%s takes nothing from the version that still runs beside it', (name) => {
  expect(contractingIn(readFileSync(join(migrationsFolder, name), 'utf8'))).toEqual([]);
});

test.each([
  'DROP TABLE "users";',
  'ALTER TABLE "users" DROP COLUMN "name";',
  'ALTER TABLE "users" RENAME COLUMN "name" TO "title";',
  'ALTER TABLE users RENAME TO people',
  'ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE integer;',
  'ALTER TABLE "users" ALTER "name" TYPE integer;',
  'ALTER TABLE "users" ALTER COLUMN "image" SET NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "created_at" DROP DEFAULT;',
  'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
  'ALTER TABLE "users" ADD "age" integer\n  NOT NULL;',
  'ALTER TABLE "users" ADD CONSTRAINT "grown" CHECK (true);',
  'CREATE UNIQUE INDEX "users_name" ON "users" USING btree ("name");',
  'DROP FUNCTION tell_topic(text);',
  'CREATE TABLE "other" ("id" text);--> statement-breakpoint\nDROP TABLE "users";',
])('the version before would stumble over: %s', (statement) => {
  expect(contractingIn(statement)).toHaveLength(1);
});

test.each([
  'CREATE TABLE "others" ("id" text NOT NULL);--> statement-breakpoint\nALTER TABLE "others" ADD CONSTRAINT "x" FOREIGN KEY ("id") REFERENCES "users"("id");--> statement-breakpoint\nCREATE UNIQUE INDEX "y" ON "others" ("id");',
  'ALTER TABLE "users" ADD COLUMN "age" integer;',
  'ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "name" DROP NOT NULL;',
  'ALTER TABLE "users" DROP CONSTRAINT "grown";',
  'CREATE INDEX "users_name" ON "users" ("name");',
  'DROP INDEX "users_name";',
  '-- It dropped a table once, and would rename it.\nCREATE INDEX "a" ON "users" ("name");',
  '-- contracts: not read since the version before\nALTER TABLE "users" DROP COLUMN "name";',
])('and over nothing in: %s', (statement) => {
  expect(contractingIn(statement)).toEqual([]);
});
