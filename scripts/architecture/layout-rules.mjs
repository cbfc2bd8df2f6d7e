/**
 * Where files stand. Each rule looks at all of them and yields what is wrong.
 * @typedef {import('./zones.mjs').Place} Place
 * @typedef {(places: Place[]) => {path: string, line: number, message: string}[]} LayoutRule
 */
import { serverRank } from './import-rules.mjs';
import { areas, composesArea } from './zones.mjs';

const serverTop = 'apps/server/src';

/** Most files and folders that one takes in at a glance. */
const mostAtTop = 16;

const at = (path, message) => ({ path, line: 1, message });

/** @type {LayoutRule} */
const areaNames = (places) =>
  places
    .filter(({ zone, layer, area }) => /^(server|web)$/.test(zone) && layer === 'features' && !area)
    .map(({ path }) => at(path, `features stand in areas; move it into one: ${areas.join(', ')}`));

/** @type {LayoutRule} */
function areaTops(places) {
  const shipped = places.filter(({ area, isTest }) => area && !isTest);
  const key = (/** @type {Place} */ { zone, area }) => `${zone} ${area}`;
  const divided = new Set(
    shipped.filter(({ area, feature }) => feature && feature !== area).map(key),
  );
  return shipped
    .filter((it) => it.feature === it.area && divided.has(key(it)) && !composesArea(it))
    .map(({ path, name, zone, area }) => {
      const beside = zone === 'server' ? 'index.ts, routes.ts and jobs.ts' : 'index.ts';
      return at(path, `${area} has features: move ${name} into one; beside them is only ${beside}`);
    });
}

const isOfServer = ({ path }) => path.startsWith(`${serverTop}/`);

/** @type {LayoutRule} */
const serverRooms = (places) =>
  places
    .filter((it) => isOfServer(it) && it.layer && !Object.hasOwn(serverRank, it.layer))
    .map(({ path, layer }) =>
      at(path, `no room is called ${layer}; give it a floor in serverRank`),
    );

/** @type {LayoutRule} */
function serverTopSize(places) {
  const shipped = places.filter((it) => isOfServer(it) && !it.isTest);
  const entries = new Set(shipped.map(({ path }) => path.split('/')[3]));
  if (entries.size <= mostAtTop) return [];
  const message = `${entries.size} files and folders, ${mostAtTop} at most: move what is new into the room or the area that it serves`;
  return [at(serverTop, message)];
}

/** @type {Record<string, LayoutRule>} */
export const layoutRules = {
  'area-names': areaNames,
  'area-tops': areaTops,
  'server-rooms': serverRooms,
  'server-top': serverTopSize,
};
