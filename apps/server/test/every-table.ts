import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/handle.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
}

async function ask<T>({ handle }: Pick<Database, 'handle'>, query: string): Promise<T[]> {
  return ((await handle.execute(sql.raw(query))) as unknown as { rows: T[] }).rows;
}

const columnsOf = (database: Pick<Database, 'handle'>) =>
  ask<Column>(
    database,
    `select c.relname::text as table, a.attname::text as name, a.atttypid::regtype::text as type, not a.attnotnull as nullable
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     order by c.relname, a.attnum`,
  );

/** What a check allows. */
const allowed: Record<string, string> = { feature: 'basic', ip_address: '' };

const times = [
  '2026-03-14 12:00:00.123456+00',
  '1999-12-31 23:59:59.999999+05:30',
  '0044-03-15 00:00:00.000001+00 BC',
];

/** The hardest that each type has. */
const values: Record<string, (n: number) => string> = {
  text: (n) =>
    `${randomUUID()} \u001a0000 "\\" \t\r\n é \u2028 😀 \u200b ${'long '.repeat(n * 20_000)}`,
  'text[]': () => '{NULL,"NULL","a,b","{}","\\"\\\\",""}',
  uuid: () => randomUUID(),
  smallint: (n) => `${-32_768 + n}`,
  integer: (n) => `${-2_147_483_648 + n}`,
  bigint: (n) => `${9_007_199_254_740_993n + BigInt(n)}`,
  boolean: (n) => String(n % 2 === 0),
  jsonb: () => '{"b": 1.10, "a": [null, "\\u001a", "\\\\", 1e400, {}], "": "é😀"}',
  date: (n) => `2024-02-${10 + n}`,
  'double precision': (n) => `${0.1 + 0.2 + n}`,
  real: (n) => `${0.1 + n}`,
  bytea: () => '\\x00ff0a5c',
  'timestamp with time zone': (n) => times[n % 3]!,
};

/** Puts three rows into every table that there is, whichever they are, the last one with all that may be null. */
export async function fillEveryTable(database: Database): Promise<void> {
  const columns = await columnsOf(database);
  const keys = await ask<{ table: string; name: string; to: string; key: string }>(
    database,
    `select f.relname::text as table, a.attname::text as name, t.relname::text as to, b.attname::text as key
     from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     join pg_attribute a on a.attrelid = f.oid and a.attnum = k.conkey[1]
     join pg_attribute b on b.attrelid = t.oid and b.attnum = k.confkey[1] where k.contype = 'f'`,
  );
  const given = new Map<string, string>();
  const done = new Set<string>();
  const left = new Set(columns.map(({ table }) => table));
  const isIndexed = new Set(
    (
      await ask<{ at: string }>(
        database,
        `select distinct c.relname || '.' || a.attname as at from pg_index i join pg_class c on c.oid = i.indrelid
         join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey::int2[])`,
      )
    ).map(({ at }) => at),
  );
  while (left.size > 0) {
    const ready = [...left].filter((table) =>
      keys.every((key) => key.table !== table || done.has(key.to)),
    );
    for (const table of ready) {
      const own = columns.filter((column) => column.table === table);
      for (let n = 0; n < 3; n++) {
        const row = own.map(({ name, type, nullable }) => {
          const key = keys.find((one) => one.table === table && one.name === name);
          let value: string | null;
          if (nullable && n === 2) value = null;
          else if (key) value = given.get(`${key.to}.${key.key}.${n}`)!;
          else if (table === 'text_cleanups' && name in allowed) value = allowed[name]!;
          // Long values do not fit into an index.
          else value = values[type]!(isIndexed.has(`${table}.${name}`) && type === 'text' ? 0 : n);
          if (value !== null) given.set(`${table}.${name}.${n}`, value);
          return sql`${value}::text::${sql.raw(type)}`;
        });
        const names = own.map(({ name }) => `"${name}"`).join(', ');
        await database.handle.execute(
          sql`insert into ${sql.raw(`"${table}" (${names})`)} values (${sql.join(row, sql`, `)})`,
        );
      }
      done.add(table);
      left.delete(table);
    }
  }
  await database.handle.execute(sql`select setval('corpus_parts_id_seq', 4711)`);
}

/** All that a database holds, as text without loss, in an order of its own. */
export async function everyRow(database: Database) {
  const names = [...new Set((await columnsOf(database)).map(({ table }) => table))];
  return database.handle.transaction(async (handle) => {
    for (const setting of ["timezone = 'UTC'", 'extra_float_digits = 1']) {
      await handle.execute(sql.raw(`set local ${setting}`));
    }
    const tables: Record<string, string[]> = {};
    for (const name of names.sort()) {
      const query = `select t::text as row from "${name}" t order by t::text collate "C"`;
      tables[name] = (await ask<{ row: string }>({ handle }, query)).map(({ row }) => row);
    }
    const sequences = await ask(
      { handle },
      'select last_value::text, is_called from corpus_parts_id_seq',
    );
    return { tables, sequences };
  });
}
