/**
 * Circles in which files import one another.
 * @param {Map<string, {to: string, line: number}[]>} graph
 * @returns {{path: string, line: number, circle: string[]}[]} one entry a circle, from its first file
 */
export function findCycles(graph) {
  const state = new Map();
  const trail = [];
  const found = [];
  const visit = (path) => {
    state.set(path, 'open');
    trail.push(path);
    for (const { to, line } of graph.get(path) ?? []) {
      if (state.get(to) === 'open') {
        found.push({ path, line, circle: [...trail.slice(trail.indexOf(to)), to] });
      } else if (!state.has(to) && graph.has(to)) visit(to);
    }
    trail.pop();
    state.set(path, 'done');
  };
  for (const path of [...graph.keys()].sort()) if (!state.has(path)) visit(path);
  return found;
}
