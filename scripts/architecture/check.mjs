import { findCycles } from './cycles.mjs';
import { fileRules } from './file-rules.mjs';
import { importRules } from './import-rules.mjs';
import { readSource } from './read-source.mjs';
import { resolveImport } from './resolve.mjs';
import { placeOf } from './zones.mjs';

/**
 * @typedef {{path: string, line: number, rule: string, message: string}} Violation
 */

/** The graph of files seen from farther off: which feature of an application leans on which. */
function featureGraph(graph) {
  const features = new Map();
  const featureOf = (path) => /^apps\/\w+\/src\/features\/[^/]+(?=\/)/.exec(path)?.[0];
  for (const [path, edges] of graph) {
    const from = featureOf(path);
    if (!from || placeOf(path).isTest) continue;
    const reached = features.get(from) ?? [];
    for (const { to, line } of edges) {
      const target = featureOf(to);
      if (target && target !== from) reached.push({ to: target, line });
    }
    features.set(from, reached);
  }
  return features;
}

/**
 * Holds a set of files against the rules of the house.
 * @param {Map<string, string>} files text by path from the project's root
 * @returns {Violation[]}
 */
export function checkArchitecture(files) {
  const violations = [];
  const graph = new Map();
  for (const [path, text] of files) {
    const place = placeOf(path);
    const source = readSource(path, text);
    for (const [rule, check] of Object.entries(fileRules)) {
      for (const fault of check(place, source, text)) violations.push({ path, rule, ...fault });
    }
    const edges = [];
    for (const reach of source.reaches) {
      const target = resolveImport(path, reach.specifier);
      // A worker is named, not loaded: it may import from the file that names it.
      if (reach.kind === 'import') edges.push({ to: target, line: reach.line });
      if (reach.kind === 'url' && !files.has(target)) continue;
      for (const [rule, check] of Object.entries(importRules)) {
        const message = check(place, placeOf(target), reach);
        if (message) {
          const what = `imports ${reach.specifier}: ${message}`;
          violations.push({ path, line: reach.line, rule, message: what });
        }
      }
    }
    graph.set(path, edges);
  }
  for (const { path, line, circle } of findCycles(featureGraph(graph))) {
    const message = `features lean on one another in a circle: ${circle.join(' → ')}; let one of them take what it needs as an argument`;
    violations.push({ path, line, rule: 'no-feature-cycles', message });
  }
  for (const { path, line, circle } of findCycles(graph)) {
    const message = `files import one another in a circle: ${circle.join(' → ')}`;
    violations.push({ path, line, rule: 'no-cycles', message });
  }
  return violations;
}
