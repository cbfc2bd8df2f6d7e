import { readConfig } from '../../../apps/server/src/config/environment.ts';
import { variables } from '../../../apps/server/src/config/variables.ts';
import { groups, words } from './words.mjs';

/** Services that are set up, so that the defaults of their other settings can be read. */
const withServices = {
  ...{ REWRITE_BASE_URL: 'http://127.0.0.1/v1', REWRITE_MODEL: 'a', METRICS_PORT: '0' },
  ...{ COPYLEAKS_EMAIL: 'a@example.com', COPYLEAKS_API_KEY: 'a' },
  ...{ PUBLIC_URL: 'https://example.com', GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'a' },
};

/** What the configuration itself says to a value that no setting takes. */
function formOf(name) {
  const refused = variables.shape[name].safeParse('\n');
  const message = refused.success ? '' : (refused.error.issues[0]?.message ?? '');
  const said = message
    .replace(/^\S+ must (?:be |have )?/, '')
    .replace('look like', 'such as')
    .replace('begin with', 'begins with');
  return said.startsWith('one line') ? 'a line' : said;
}

const cell = (text) => text.replaceAll('|', '\\|');

/** A setting's row; its default is what the configuration has when nothing is set. */
function rowOf(name) {
  const { meaning, value } = /** @type {import('./words.mjs').Words} */ (words[name]);
  const given = typeof value === 'function' ? value(readConfig(withServices)) : value;
  const form = formOf(name) || 'any word';
  return `| \`${name}\` | ${cell(given ?? '–')} | ${cell(meaning)} | ${cell(form)} |`;
}

/** The tables of all settings, split by who needs them. */
export function settingsTables() {
  const names = Object.keys(variables.shape);
  return groups
    .map(({ group, title, says }) => {
      const rows = names.filter((name) => words[name]?.group === group).map(rowOf);
      return [
        `### ${title}`,
        says,
        ['| Variable | Default | Meaning | Form |', '|---|---|---|---|', ...rows].join('\n'),
      ].join('\n\n');
    })
    .join('\n\n');
}
