import { addressRule } from './address-rule.mjs';
import { areaRules } from './area-rules.mjs';
import { findCycles } from './cycles.mjs';
import { fileRules } from './file-rules.mjs';
import { importRules } from './import-rules.mjs';
import { layoutRules } from './layout-rules.mjs';
import { readSource } from './read-source.mjs';
import { resolveImport } from './resolve.mjs';
import { composesArea, placeOf } from './zones.mjs';

/**
 * @typedef {{path: string, line: number, rule: string, message: string}} Violation
 */

/** The graph of files seen from farther off: which group of files leans on which. */
function graphOf(graph, groupOf) {
  const groups = new Map();
  for (const [path, edges] of graph) {
    const from = groupOf(path);
    if (!from || placeOf(path).isTest) continue;
    const reached = groups.get(from) ?? [];
    for (const { to, line } of edges) {
      const target = groupOf(to);
      if (target && target !== from) reached.push({ to: target, line });
    }
    groups.set(from, reached);
  }
  return groups;
}

/** The folder of the feature that a file is of; what puts an area together is of none. */
function featureOf(path) {
  const place = placeOf(path);
  if (!place.feature || composesArea(place)) return '';
  return `${path.slice(0, path.indexOf('/features/'))}/features/${place.feature}`;
}

const ofFiles = { ...fileRules, 'one-place-for-addresses': addressRule };
const ofImports = { ...importRules, ...areaRules };

/**
 * Holds a set of files against the rules of the house.
 * @param {Map<string, string>} files text by path from the project's root
 * @returns {Violation[]}
 */
export function checkArchitecture(files) {
  /** @type {Violation[]} */
  const violations = [];
  const graph = new Map();
  for (const [path, text] of files) {
    const place = placeOf(path);
    const source = readSource(path, text);
    for (const [rule, check] of Object.entries(ofFiles)) {
      for (const fault of check(place, source, text)) violations.push({ path, rule, ...fault });
    }
    const edges = [];
    for (const reach of source.reaches) {
      const target = resolveImport(path, reach.specifier);
      // A worker is named, not loaded: it may import from the file that names it.
      if (reach.kind === 'import') edges.push({ to: target, line: reach.line });
      if (reach.kind === 'url' && !files.has(target)) continue;
      for (const [rule, check] of Object.entries(ofImports)) {
        const message = check(place, placeOf(target), reach);
        if (message) {
          const what = `imports ${reach.specifier}: ${message}`;
          violations.push({ path, line: reach.line, rule, message: what });
        }
      }
    }
    graph.set(path, edges);
  }
  const places = [...files.keys()].map(placeOf);
  for (const [rule, check] of Object.entries(layoutRules)) {
    for (const fault of check(places)) violations.push({ rule, ...fault });
  }
  for (const { path, line, circle } of findCycles(graphOf(graph, featureOf))) {
    const message = `features lean on one another in a circle: ${circle.join(' → ')}; let one of them take what it needs as an argument`;
    violations.push({ path, line, rule: 'no-feature-cycles', message });
  }
  for (const { path, line, circle } of findCycles(graph)) {
    const message = `files import one another in a circle: ${circle.join(' → ')}`;
    violations.push({ path, line, rule: 'no-cycles', message });
  }
  return violations;
}
