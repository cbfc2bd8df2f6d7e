/**
 * What must hold inside one file. Each rule yields `{line, message}` for what is wrong.
 * @typedef {import('./zones.mjs').Place} Place
 * @typedef {import('./read-source.mjs').Source} Source
 * @typedef {(place: Place, source: Source, text: string) => {line: number, message: string}[]} FileRule
 */

const impure =
  /^(Date(\..*)?|Math\.random|crypto(\..*)?|performance(\..*)?|globalThis(\..*)?|process(\..*)?|Buffer(\..*)?|console(\..*)?|fetch|setTimeout|setInterval|queueMicrotask|document(\..*)?|window(\..*)?|navigator(\..*)?|localStorage(\..*)?)$/;

/** @type {FileRule} */
function pureCore(place, source) {
  if (place.zone !== 'core' || place.isTest) return [];
  return source.names
    .filter(({ name }) => impure.test(name))
    .map(({ name, line }) => ({
      line,
      message: `core has no DOM, no node:, no clock and no random of its own: take what ${name} gives as an argument`,
    }));
}

const serverFiles = /^(routes|service|data|rules|tables|schema|errors|config)\.ts$/;
const serverTests = /^[a-z0-9-]+\.test\.ts$/;

/** Files that speak to an outside service carry its name. */
const vendors = /^(stripe|copyleaks|google|smtp|openai|sandbox|better-auth|oidc|jose)\.ts$/;

/** @type {FileRule} */
function serverNames(place) {
  if (place.zone !== 'server' || !place.feature || place.feature === place.name) return [];
  const known = [serverFiles, serverTests, vendors].some((pattern) => pattern.test(place.name));
  if (known) return [];
  return [
    {
      line: 1,
      message: `a feature of the server has routes, service, data, rules, tables, schema, errors, config, <vendor> and tests; ${place.name} is none of them`,
    },
  ];
}

const queryMethods = new Set([
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
  '$count',
]);
const isHandle = (name) => name === 'db' || name === 'tx';

/** @type {FileRule} */
function serverQueries(place, source) {
  if (place.zone !== 'server' || place.layer !== 'features' || place.isTest) return [];
  return source.calls.flatMap(({ object, method, line }) => {
    if (!isHandle(object)) return [];
    if (queryMethods.has(method) && place.name !== 'data.ts') {
      return [{ line, message: 'only data.ts runs queries; give it a function for this' }];
    }
    const opens = method === 'transaction' && !['data.ts', 'service.ts'].includes(place.name);
    return opens ? [{ line, message: 'only service.ts opens a transaction' }] : [];
  });
}

const isData = ({ path, isTest, zone }) =>
  isTest ||
  zone === 'e2e' ||
  /\.gen\.[a-z]+$|\/(data|lexicon|fixtures|copy|drizzle)\/|(^|\/)test\//.test(path);

/** @type {FileRule} */
function length(place, _source, text) {
  const lines = text.split('\n').length;
  if (lines <= 301 || isData(place)) return [];
  return [
    {
      line: 301,
      message: `${lines - 1} lines: over 300 are for data and tests; split it by what it does`,
    },
  ];
}

/** @type {FileRule} */
function names({ path, name }) {
  const found = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs)$/.test(name)) {
    found.push({ line: 1, message: `file names are kebab-case; ${name} is not` });
  }
  const vague = /(^|\/)(helpers?|commons?|utils?|misc)(\.|\/)/.exec(path)?.[2];
  if (vague) found.push({ line: 1, message: `a file is called after what it does, not ${vague}` });
  return found;
}

/** @type {FileRule} */
function exportsByName(place, source) {
  // Tools want a default export of their settings, React of what it loads lazily.
  if (/\.(config|setup|d)\.ts$|\.tsx$/.test(place.name)) return [];
  return source.defaultExports.map((line) => ({
    line,
    message: 'exports have names; there is no default export',
  }));
}

/** @type {FileRule} */
function classes(_place, source) {
  // Some libraries ask for a subclass of theirs: a boundary of React, a widget of an editor.
  return source.classes
    .filter(({ parent }) => parent === '')
    .map(({ name, line }) => ({ line, message: `functions and types; class ${name} is no error` }));
}

/** @type {Record<string, FileRule>} */
export const fileRules = {
  'core-is-pure': pureCore,
  'server-file-names': serverNames,
  'server-queries': serverQueries,
  'file-length': length,
  'file-names': names,
  'named-exports': exportsByName,
  'classes-are-errors': classes,
};
