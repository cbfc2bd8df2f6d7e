/**
 * What must hold inside one file. Each rule yields `{line, message}` for what is wrong.
 * @typedef {import('./zones.mjs').Place} Place
 * @typedef {import('./read-source.mjs').Source} Source
 * @typedef {(place: Place, source: Source, text: string) => {line: number, message: string}[]} FileRule
 */
import { isDoor } from './zones.mjs';

const impure =
  /^(Date(\..*)?|Math\.random|crypto(\..*)?|performance(\..*)?|globalThis(\..*)?|process(\..*)?|Buffer(\..*)?|console(\..*)?|fetch|setTimeout|setInterval|queueMicrotask|document(\..*)?|window(\..*)?|navigator(\..*)?|localStorage(\..*)?)$/;

const sideEffects = new Set(
  [
    'Date Date.now Math Math.random crypto performance globalThis global process console fetch',
    'setTimeout setInterval setImmediate queueMicrotask WebSocket EventSource Worker require',
  ].flatMap((names) => names.split(' ')),
);

/** Whether a global reads the clock or chance, or reaches the world outside. */
function hasSideEffect({ name, use, argumentCount }) {
  if (use === 'instanceof' || (name === 'Date' && use === 'new' && argumentCount > 0)) return false;
  const [object = ''] = name.split('.');
  const wholly = object !== 'Date' && object !== 'Math';
  return sideEffects.has(wholly ? object : name);
}

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

const serverFiles =
  /^(routes|webhooks|service|data|rules|tables|schema|errors|config|pages|prompt|compose|jobs)\.ts$/;
const serverTests = /^[a-z0-9-]+\.test\.ts$/;

const generated = /^[a-z0-9-]+\.gen\.ts$/;

/** Files that speak to an outside service carry its name. */
const vendors = /^(stripe|copyleaks|smtp|openai|sandbox|better-auth|oidc|jose)\.ts$/;

/** @type {FileRule} */
function serverNames(place) {
  if (place.zone !== 'server' || !place.feature) return [];
  const known = [serverFiles, serverTests, vendors, generated].some((pattern) =>
    pattern.test(place.name),
  );
  if (known || isDoor(place)) return [];
  return [
    {
      line: 1,
      message: `a feature of the server has routes, webhooks, service, data, rules, tables, schema, errors, config, pages, prompt, compose, jobs, <vendor>, tests and generated lists, and an area its index.ts; ${place.name} is none of them`,
    },
  ];
}

/** Methods that only a database has, whatever its handle is called. */
const queryMethods = new Set(
  'select selectDistinct selectDistinctOn insert execute $count'.split(' '),
);

/** Methods that hashes, collections, requests and clients of providers have as well. */
const changeMethods = new Set(['update', 'delete', 'query']);
const isHandle = (name) => /^(db|tx|handle|database|connection|pool|client)$/.test(name);
const isHash = (object) => /^createH(ash|mac)\(/.test(object);

/** Where a change by any receiver is one of the database: nothing else there could be changed. */
const isQuiet = ({ name }) => ['rules.ts', 'pages.ts', 'prompt.ts'].includes(name);

function runsQuery(place, { object, method }, { collections }) {
  if (queryMethods.has(method)) return true;
  if (!changeMethods.has(method)) return false;
  return isHandle(object) || (isQuiet(place) && !isHash(object) && !collections.has(object));
}

/** @type {FileRule} */
function serverQueries(place, source) {
  if (place.zone !== 'server' || place.layer !== 'features' || place.isTest) return [];
  return source.calls.flatMap((call) => {
    const { method, line } = call;
    if (place.name !== 'data.ts' && runsQuery(place, call, source)) {
      return [{ line, message: 'only data.ts runs queries; give it a function for this' }];
    }
    // A vendor's own adapter may have transactions, too.
    const isOurs = isHandle(call.object) || !vendors.test(place.name);
    const mayOpen = ['data.ts', 'service.ts'].includes(place.name);
    return method === 'transaction' && isOurs && !mayOpen
      ? [{ line, message: 'only service.ts opens a transaction' }]
      : [];
  });
}

/** @type {FileRule} */
function pureRules(place, source) {
  if (place.zone !== 'server' || place.name !== 'rules.ts' || place.isTest) return [];
  return source.names.filter(hasSideEffect).map(({ name, line }) => ({
    line,
    message: `rules.ts decides without side effects: take what ${name} gives as an argument`,
  }));
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
  // A linter loads a plugin by its default export.
  if (/^packages\/(eslint-plugin|remark-lint)\/src\/index\.ts$/.test(place.path)) return [];
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
  'rules-are-pure': pureRules,
  'file-length': length,
  'file-names': names,
  'named-exports': exportsByName,
  'classes-are-errors': classes,
};
