/** Reads property sets and names from `@unicode/unicode-18.0.0`. */
const PACKAGE = '@unicode/unicode-18.0.0';

async function load<T>(path: string): Promise<T> {
  const module = (await import(`${PACKAGE}/${path}.mjs`)) as { default: T };
  return module.default;
}

/** All code points of a set such as `General_Category/Letter`, or of several together. */
export async function set(...properties: string[]): Promise<Set<number>> {
  const all = new Set<number>();
  for (const property of properties) {
    for (const cp of await load<number[]>(`${property}/code-points`)) all.add(cp);
  }
  return all;
}

/** The values of a property, such as all scripts. */
export async function valuesOf(property: string): Promise<string[]> {
  return (await load<Record<string, string[]>>('index'))[property]!;
}

export function minus(set: Set<number>, ...others: Set<number>[]): Set<number> {
  return new Set([...set].filter((cp) => !others.some((other) => other.has(cp))));
}

export function within(first: number, last: number): Set<number> {
  const all = new Set<number>();
  for (let cp = first; cp <= last; cp++) all.add(cp);
  return all;
}

export function these(...codePoints: number[]): Set<number> {
  return new Set(codePoints);
}

export function union(...sets: Set<number>[]): Set<number> {
  return new Set(sets.flatMap((set) => [...set]));
}

type Aliases = Record<string, string[]>;

/** The official name; for controls, which have none, the first alias; otherwise undefined. */
export async function namesReader(): Promise<(cp: number) => string | undefined> {
  const names = await load<Map<number, string>>('Names/index');
  const control = await load<Aliases>('Names/Control/index');
  const figment = await load<Aliases>('Names/Figment/index');
  return (cp) => {
    const name = names.get(cp);
    if (name === '<control>') return control[cp]?.[0] ?? figment[cp]?.[0];
    return name;
  };
}
