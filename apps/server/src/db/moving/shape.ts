import { type SQL, sql } from 'drizzle-orm';
import { StartError } from '../../config/start-error.ts';
import type { Handle } from '../handle.ts';

interface Column {
  name: string;
  /** As PostgreSQL writes it, such as `timestamp with time zone`. */
  type: string;
}

export interface Table {
  name: string;
  columns: Column[];
}

export interface Shape {
  /** The hashes of all migrations that the database has been through, in order. */
  steps: string[];
  /** Each after those that its foreign keys point to. */
  tables: Table[];
  sequences: string[];
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Asks for rows whose values are all texts, which both drivers leave as they are. */
export async function textsOf<T extends Record<string, string | null>>(
  db: Handle,
  query: SQL | string,
): Promise<T[]> {
  const statement = typeof query === 'string' ? sql.raw(query) : query;
  return ((await db.execute(statement)) as unknown as { rows: T[] }).rows;
}

/** Values are written so that nothing of them is lost, whatever the server or the account is set to. */
export async function writeExactly(tx: Handle): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "bytea_output = 'hex'",
    'extra_float_digits = 1',
    'statement_timeout = 0',
  ]) {
    await tx.execute(sql.raw(`set local ${setting}`));
  }
}

/**
 * What the database is made of, as it says itself: nothing here has to follow a migration.
 * @throws StartError for one that this program never made
 */
export async function readShape(db: Handle): Promise<Shape> {
  const [kept] = await textsOf<{ there: string | null }>(
    db,
    "select to_regclass('drizzle.__drizzle_migrations')::text as there",
  );
  if (!kept?.there) throw new StartError('there is no installation in the database.');
  const steps = await textsOf<{ hash: string }>(
    db,
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  const columns = await textsOf<{ table: string; name: string; type: string }>(
    db,
    `select c.relname::text as table, a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by c.relname::text collate "C", a.attname::text collate "C"`,
  );
  const references = await textsOf<{ from: string; to: string }>(
    db,
    `select f.relname::text as from, t.relname::text as to
     from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`,
  );
  const sequences = await textsOf<{ name: string }>(
    db,
    `select relname::text as name from pg_class
     where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname::text collate "C"`,
  );
  const tables = new Map<string, Table>();
  for (const { table, name, type } of columns) {
    const one = tables.get(table) ?? { name: table, columns: [] };
    one.columns.push({ name, type });
    tables.set(table, one);
  }
  return {
    steps: steps.map(({ hash }) => hash),
    tables: ordered([...tables.values()], references),
    sequences: sequences.map(({ name }) => name),
  };
}

function ordered(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const done: Table[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const next = left.filter(
      ({ name }) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (next.length === 0) throw new Error('Foreign keys point at one another in a circle.');
    done.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return done;
}
