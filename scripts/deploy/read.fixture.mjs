import { readdirSync, readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { variables } from '../../apps/server/src/config/variables.ts';
import { inRoot } from '../setup/paths.mjs';

export const textOf = (...path) => readFileSync(inRoot(...path), 'utf8');

export const compose = () => parse(textOf('compose.yaml'));

/** Sections of a file of PgBouncer's; of a database, the words of its line. */
export function poolerFile(name) {
  /** @type {Record<string, Record<string, string>>} */
  const sections = {};
  let section = '';
  for (const line of textOf('deploy', name).split('\n')) {
    section = /^\[(.*)\]$/.exec(line)?.[1] ?? section;
    const [, key, value] = /^(\w+) =\s*(.*)$/.exec(line) ?? [];
    if (key !== undefined) sections[section] = { ...sections[section], [key]: value ?? '' };
  }
  const { databases = {}, pgbouncer = {} } = sections;
  const wordsOf = (line) =>
    Object.fromEntries(
      [...line.matchAll(/(\w+)=('[^']*'|\S+)/g)].map(([, word, value]) => [word, value]),
    );
  return {
    databases: Object.fromEntries(
      Object.entries(databases).map(([database, line]) => [database, wordsOf(line)]),
    ),
    pgbouncer,
  };
}

/** Every object of deploy/kubernetes, with the file that it stands in; the secret is the example of one. */
export function kubernetesObjects() {
  const folder = inRoot('deploy', 'kubernetes');
  return readdirSync(folder)
    .filter((name) => /\.yaml(\.example)?$/.test(name) && name !== 'secret.yaml')
    .flatMap((file) =>
      parseAllDocuments(textOf('deploy', 'kubernetes', file)).map((document) => {
        if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`);
        return { file, object: document.toJS() };
      }),
    );
}

/** Settings of the server; a pooler in front of its database is told apart by the last one. */
export const settings = new Set([...Object.keys(variables.shape), 'DATABASE_DIRECT_URL']);

/** As good as what an operator would fill in. */
export const filledIn = {
  SITE: 'paste.example',
  POSTGRES_PASSWORD: 'abcdef0123456789',
  ADDRESS_HASH_SECRET: 'a'.repeat(64),
  METRICS_TOKEN: 'b'.repeat(64),
  ADMIN_EMAIL: 'admin@paste.example',
  DATABASE_URL: 'postgres://cleanpaste:secret@database:6432/cleanpaste',
};
