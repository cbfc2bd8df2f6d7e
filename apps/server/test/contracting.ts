/**
 * What a migration takes away from the version before, which runs beside the new one while processes are
 * renewed one by one, and again when somebody goes back. It is done in two steps: one version stops using
 * a thing, the next one takes it away, and says so by a comment `-- contracts: why nobody uses it any more`.
 */

const rules: [pattern: RegExp, why: string][] = [
  [/^drop (table|view|materialized view|type|function|sequence|schema)\b/i, 'drops what it uses'],
  [/^alter table .*\bdrop column\b/is, 'drops a column that it reads'],
  [/\brename\b/i, 'renames what it uses'],
  [/^alter table .*\balter (column )?\S+ (set data )?type\b/is, 'changes the type of a column'],
  [/^alter table .*\bset not null\b/is, 'asks for a value that it does not write'],
  [/^alter table .*\bdrop default\b/is, 'asks for a value that it does not write'],
  [
    /^alter table .*\badd (column )?(?!constraint\b)(?=.*\bnot null\b)(?!.*\bdefault\b)/is,
    'asks for a value that it does not write',
  ],
  [/^alter table .*\badd constraint\b/is, 'forbids what it may write'],
  [/^create unique index\b/i, 'forbids what it may write'],
  [/^(truncate|revoke)\b/i, 'takes away what it uses'],
];

const withoutComments = (sql: string) => sql.replace(/^\s*--.*$/gm, '').trim();
const bare = (name: string) =>
  name
    .replaceAll('"', '')
    .replace(/^public\./, '')
    .toLowerCase();

/** Tables that the migration makes: nobody uses them yet. */
const madeTables = (statements: string[]) =>
  new Set(
    statements.flatMap((one) => {
      const name = /^create table (?:if not exists )?([\w".]+)/i.exec(one)?.[1];
      return name ? [bare(name)] : [];
    }),
  );

function tableOf(statement: string): string | null {
  const found =
    /^alter table (?:if exists )?(?:only )?([\w".]+)/i.exec(statement) ??
    /^create unique index .*?\bon (?:only )?([\w".]+)/is.exec(statement);
  return found ? bare(found[1]!) : null;
}

/** @returns a line for each statement that the version before could stumble over */
export function contractingIn(migration: string): string[] {
  const parts = migration.split('--> statement-breakpoint');
  const statements = parts.map(withoutComments);
  const made = madeTables(statements);
  return statements.flatMap((statement, at) => {
    if (/^\s*-- contracts: \S/m.test(parts[at]!)) return [];
    const table = tableOf(statement);
    if (table && made.has(table)) return [];
    const rule = rules.find(([pattern]) => pattern.test(statement));
    return rule ? [`${rule[1]}: ${statement.replace(/\s+/g, ' ').slice(0, 120)}`] : [];
  });
}
