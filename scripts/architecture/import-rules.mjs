/**
 * Who may import whom. Each rule looks at one import and says what is wrong with it, or nothing.
 * @typedef {import('./zones.mjs').Place} Place
 * @typedef {import('./read-source.mjs').Reach} Reach
 * @typedef {(from: Place, to: Place, reach: Reach) => string | undefined} ImportRule
 */
import { composesArea, integrations, isDoor } from './zones.mjs';

const shipped = new Set([
  ...['core', 'contract', 'files', 'cli', 'client', 'server', 'web', 'inspect'],
  ...integrations,
]);

/** Packages of others that the command line carries in its bundle: it has no dependencies. */
const bundled = new Set(['npm:ignore', 'npm:picomatch', 'npm:sarif']);

/** What each shipped part may use of the repository, and of packages from outside. */
const allowed = {
  core: { parts: ['core'], outside: () => false, says: 'core imports nothing' },
  contract: {
    parts: ['contract'],
    outside: (it) => it === 'npm:zod',
    says: 'contract imports zod only',
  },
  files: {
    parts: ['files', 'core'],
    outside: (it) => it === 'npm:fflate' || it === 'npm:unpdf',
    says: 'files imports core, fflate and unpdf only',
  },
  cli: {
    parts: ['cli', 'core', 'contract', 'files'],
    outside: (it) => it.startsWith('node:') || bundled.has(it),
    says: 'cli imports core, contract, files, node: built-ins and what is bundled with it',
  },
  client: { parts: ['client'], outside: () => false, says: 'client imports nothing' },
  inspect: {
    parts: ['inspect', 'core'],
    outside: () => false,
    says: 'inspect imports core only',
  },
  ...Object.fromEntries(
    integrations.map((name) => [
      name,
      {
        parts: [name, 'inspect', 'core'],
        outside: () => true,
        says: `${name} imports inspect, core and packages`,
      },
    ]),
  ),
  server: {
    parts: ['server', 'core', 'contract'],
    outside: () => true,
    says: 'server imports core, contract and packages',
  },
  web: {
    parts: ['web', 'core', 'contract', 'files'],
    outside: (it) => it.startsWith('npm:'),
    says: 'web imports core, contract, files and packages',
  },
};

/** @type {ImportRule} */
function parts(from, to) {
  if (from.path.startsWith('apps/web/') && /^(apps|packages)\/server\b/.test(to.path)) {
    return 'nothing of the page, no test and no type either, imports the server; put what both need into packages/contract';
  }
  const rule = allowed[from.zone];
  if (!rule || from.isTest) return undefined;
  if (to.zone === 'outside') return rule.outside(to.path) ? undefined : rule.says;
  return rule.parts.includes(to.zone) ? undefined : rule.says;
}

/** @type {ImportRule} */
function tools(from, to) {
  const isTool = ['bench', 'e2e', 'scripts', 'core-tools', 'web-tools'].includes(to.zone);
  if (!shipped.has(from.zone) || from.isTest || !isTool) return undefined;
  return 'what ships imports no tool, benchmark or test; move the shared part into src/';
}

/** @type {ImportRule} */
function capabilities(from, to) {
  if (from.zone !== 'core' || to.zone !== 'core' || from.isTest) return undefined;
  // The package's own door opens to one of them.
  if (from.path === 'packages/core/src/index.ts' || to.layer === 'text') return undefined;
  if (to.layer === from.layer) return undefined;
  return `in core, a capability imports text/ and no other capability; move what ${from.layer || 'the entry'} and ${to.layer} share into text/`;
}

const webRank = { copy: 1, lib: 1, workers: 1, components: 2, features: 3, routes: 4, app: 5 };

/** @type {ImportRule} */
function webLayers(from, to) {
  if (from.zone !== 'web' || to.zone !== 'web' || from.isTest) return undefined;
  const [mine, theirs] = [webRank[from.layer], webRank[to.layer]];
  if (mine === undefined)
    return 'in web, files stand in app, routes, features, components, lib, workers or copy';
  if (theirs === undefined || theirs <= mine) return undefined;
  return `in web, lib ← components ← features ← routes ← app: ${from.layer} does not import ${to.layer}; pass it in from above`;
}

/** @type {ImportRule} */
function webDoors(from, to, { typeOnly }) {
  if (from.zone !== 'web' || !isDoor(from) || typeOnly || !to.name.endsWith('.tsx')) {
    return undefined;
  }
  return `a door of the page names calls and hooks, no component; let a route show ${to.name} beside what needs it`;
}

/** What one feature of the server may see of another. */
const serverFace =
  /^(service|data|rules|tables|schema|errors|config|pages|prompt|compose|jobs)\.ts$/;

/** @type {ImportRule} */
function serverFeatures(from, to) {
  if (from.zone !== 'server' || !from.feature || !to.feature || from.isTest) return undefined;
  // A door opens to all that its area has, and whoever comes by it may use what it names.
  if (from.feature === to.feature || isDoor(to)) return undefined;
  if (from.area === to.area && composesArea(from)) return undefined;
  // Two features may write in one transaction: a service reaches the other's queries for that.
  const isFace = serverFace.test(to.name) && (to.name !== 'data.ts' || from.name === 'service.ts');
  if (isFace) return undefined;
  return `a feature of the server calls another's service.ts, not its ${to.name}`;
}

/** The floors of the server, from the bottom; each room at the top of apps/server/src has one. */
export const serverRank = {
  ...{ config: 0, log: 0, hashing: 0, threads: 0, 'event-streams': 0 },
  ...{ db: 1, http: 2, features: 3, commands: 4, top: 4 },
};

/** context.ts is what http hands to every feature; the other files at the top put all together. */
function serverLayer({ layer, name }) {
  if (layer !== '') return layer;
  return name === 'context.ts' ? 'http' : 'top';
}

/** @type {ImportRule} */
function serverLayers(from, to) {
  if (from.zone !== 'server' || to.zone !== 'server' || from.isTest) return undefined;
  const [mine, theirs] = [serverRank[serverLayer(from)], serverRank[serverLayer(to)]];
  if (mine === undefined || theirs === undefined || theirs <= mine) return undefined;
  return `in server, config, log, hashing, threads, event-streams ← db ← http ← features ← app: ${from.layer} does not import ${to.layer || to.name}`;
}

/** From the outside to the inside of a feature; what is not named here may look at all. */
const depth = { 'routes.ts': 0, 'webhooks.ts': 0, 'service.ts': 1, 'data.ts': 2 };

/** What decides, words or draws. */
const quiet = new Set(['rules.ts', 'pages.ts', 'prompt.ts']);

const queryingFile = /^(routes|webhooks|service|data|jobs|compose)\.ts$/;

/** @type {ImportRule} */
function serverFlow(from, to) {
  if (from.zone !== 'server' || from.feature === undefined || from.feature !== to.feature)
    return undefined;
  const [mine, theirs] = [depth[from.name], depth[to.name]];
  if (from.isTest || mine === undefined || theirs === undefined || theirs >= mine) return undefined;
  return `inside a feature routes, webhooks → service → data: ${from.name} does not import ${to.name}`;
}

/** @type {ImportRule} */
function quietFiles(from, to, { typeOnly }) {
  if (from.zone !== 'server' || from.layer !== 'features' || from.isTest || typeOnly)
    return undefined;
  if (!quiet.has(from.name) || to.zone !== 'server') return undefined;
  const querying = to.layer === 'db' || (to.layer === 'features' && queryingFile.test(to.name));
  if (!querying) return undefined;
  return `rules, pages and prompt look at nothing that queries; give ${from.name} what it needs of ${to.name} as an argument`;
}

const pureModules = /^node:(path|path\/posix|url|buffer|util|querystring|string_decoder)$/;
const pureOfCrypto = new Set(['createHash', 'createHmac', 'hash', 'timingSafeEqual']);

/** @type {ImportRule} */
function pureRules(from, to, { typeOnly, taken }) {
  if (from.zone !== 'server' || from.name !== 'rules.ts' || typeOnly) return undefined;
  if (!to.path.startsWith('node:') || pureModules.test(to.path)) return undefined;
  if (to.path === 'node:crypto' && taken.every((name) => pureOfCrypto.has(name))) return undefined;
  return 'rules.ts decides without side effects: no file, no network, no process, no random number; take what they give as an argument';
}

/** @type {ImportRule} */
function queries(from, to, { typeOnly }) {
  if (from.zone !== 'server' || from.layer !== 'features' || from.isTest || typeOnly)
    return undefined;
  if (to.path !== 'npm:drizzle-orm' || ['data.ts', 'tables.ts'].includes(from.name))
    return undefined;
  return 'only data.ts runs queries; give it a function for this';
}

/** @type {Record<string, ImportRule>} */
export const importRules = {
  'who-imports-whom': parts,
  'tools-stay-outside': tools,
  'core-capabilities': capabilities,
  'web-layers': webLayers,
  'web-doors': webDoors,
  'server-layers': serverLayers,
  'server-features': serverFeatures,
  'server-flow': serverFlow,
  'server-quiet-files': quietFiles,
  'rules-are-pure': pureRules,
  'server-queries': queries,
};
