import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { PlainError } from '../setup/say.mjs';

/** What the built server does not carry in itself: it finds these beside it, with all that they need. */
export const loaded = ['@electric-sql/pglite', 'dejavu-fonts-ttf', 'oidc-provider', 'pdfkit', 'pg'];

/** As the bundler writes imports: at the beginning of a line, or called. Comments of packages have others. */
const bare =
  /(?:^(?:import|export)\b[^"';]*?|\bimport\()["']((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]*)?["']/gm;

/**
 * The packages that built files name and do not carry.
 * @param {string} folder
 * @returns {string[]}
 */
export function namedIn(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const names = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(bare)].map(([, found]) => found ?? ''),
  );
  return [...new Set(names)].filter((name) => !builtinModules.includes(name));
}

/** Where npm put what `name` is for the package at `from`: beside it, or further up. */
function placeOf(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!at) return undefined;
  }
}

/**
 * The folders of packages with all that they need, by the lock file.
 * @param {{packages: Record<string, {dependencies?: object, optionalDependencies?: object, peerDependencies?: object, optional?: boolean}>}} lock
 * @param {string[]} names
 * @param {string} home where the first ones are asked for
 * @returns {string[]} sorted, from the project's root
 */
export function closureOf({ packages }, names, home) {
  const found = new Set();
  const open = names.map((name) => ({ from: home, name, isNeeded: true }));
  for (let one = open.pop(); one; one = open.pop()) {
    const place = placeOf(packages, one.from, one.name);
    if (!place && one.isNeeded) throw new PlainError(`${one.name} is not in package-lock.json.`);
    if (!place || found.has(place)) continue;
    found.add(place);
    const { dependencies = {}, optionalDependencies = {} } = packages[place] ?? {};
    for (const name of Object.keys(dependencies)) open.push({ from: place, name, isNeeded: true });
    for (const name of Object.keys(optionalDependencies))
      open.push({ from: place, name, isNeeded: false });
  }
  return [...found].sort();
}

/** Those of them that npm installed here: what is optional may be for another system. */
export const present = (places, root) => places.filter((place) => existsSync(join(root, place)));
