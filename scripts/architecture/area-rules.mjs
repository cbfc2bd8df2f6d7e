/**
 * How the areas of features stand to one another: each is entered by its door, and each looks only
 * at those before it, so that there is no circle.
 */
import { areas, isDoor, isThreadWork } from './zones.mjs';

/**
 * @typedef {import('./zones.mjs').Place} Place
 * @typedef {import('./import-rules.mjs').ImportRule} ImportRule
 */

const isShipped = ({ path, zone, isTest }) =>
  !isTest && (zone === 'server' || zone === 'web') && !/^apps\/\w+\/scripts\//.test(path);

/** The one schema gathers every feature's tables, and a table may point to another by a foreign key. */
const gathersTables = (from, to) =>
  from.zone === 'server' && from.name === 'tables.ts' && to.name === 'tables.ts';

/** In the page a route loads what it shows when it is visited: a door would load all at once. */
const showsParts = ({ zone, layer }) => zone === 'web' && (layer === 'routes' || layer === 'app');

/** A thread loads what it works with and nothing else: to the list of all jobs an area has a door of its own. */
const listsJobs = (from, to) =>
  from.path === 'apps/server/src/worker.ts' && to.area === to.feature && to.name === 'jobs.ts';

/** @type {ImportRule} */
function threadWork(from, to) {
  if (!isShipped(from) || !isThreadWork(from) || to.zone !== 'server') return undefined;
  if (isThreadWork(to) && to.area === from.area) return undefined;
  return 'what threads do takes plain data and gives plain data: no context, no database, no other area; give it what it needs';
}

/** Whoever leaves an area by its own door comes in again beside himself. */
const ownDoor = (from, to) => from.area === to.area && isDoor(to) && !isDoor(from);

/** @type {ImportRule} */
function order(from, to) {
  if (!isShipped(from) || from.zone !== to.zone || !from.area || !to.area) return undefined;
  const isForbidden = from.area === 'api' && to.area === 'admin';
  if (areas.indexOf(to.area) <= areas.indexOf(from.area) && !isForbidden) return undefined;
  return `areas look down in this order: ${areas.join(' ← ')} (and api not at admin); ${from.area} does not see ${to.area}: take what it needs as an argument, or move it to where both can see it`;
}

/** @type {ImportRule} */
function doors(from, to) {
  if (!isShipped(from) || from.zone !== to.zone || !to.area) return undefined;
  if (ownDoor(from, to)) return `a file of ${to.area} imports its neighbours, not the area's door`;
  if (from.area === to.area || isDoor(to)) return undefined;
  if (gathersTables(from, to) || showsParts(from) || listsJobs(from, to)) return undefined;
  return `${to.area} is entered by its door: import features/${to.area}/index.ts, and let it name this`;
}

/** @type {Record<string, ImportRule>} */
export const areaRules = { 'area-doors': doors, 'area-order': order, 'thread-work': threadWork };
