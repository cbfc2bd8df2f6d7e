type Tree = { [key: string]: Tree | string };

/** `a[b][0]=c` as objects; keys that are 0, 1, 2 … make lists. */
export function readNestedForm(pairs: Iterable<[string, string]>): unknown {
  const root: Tree = Object.create(null);
  for (const [name, value] of pairs) {
    const path = name.split(/\]?\[|\]$/).filter((part) => part !== '');
    let node = root;
    for (const part of path.slice(0, -1)) {
      const next = node[part];
      node[part] = typeof next === 'object' ? next : Object.create(null);
      node = node[part] as Tree;
    }
    const last = path.at(-1);
    if (last !== undefined) node[last] = value;
  }
  return withLists(root);
}

function withLists(node: Tree | string): unknown {
  if (typeof node === 'string') return node;
  const keys = Object.keys(node);
  if (keys.length > 0 && keys.every((key, index) => key === String(index)))
    return keys.map((key) => withLists(node[key]!));
  return Object.fromEntries(keys.map((key) => [key, withLists(node[key]!)]));
}
