import { LATIN, SIGNS } from './data/look-alikes.gen.ts';

interface Table {
  /** The ASCII letter that a Latin letter or numeral is drawn like. */
  latin: Map<string, string>;
  names: Map<string, string>;
  /** All Latin look-alikes, and all signs, for a class of a regular expression. */
  letters: string;
  signs: string;
}

let table: Table | undefined;

/** Made on first use. */
export function listedTable(): Table {
  if (table !== undefined) return table;
  const latin = new Map<string, string>();
  const names = new Map<string, string>();
  for (const row of LATIN.split('|')) {
    latin.set(row.charAt(0), row.charAt(1));
    names.set(row.charAt(0), row.slice(2));
  }
  const signs = SIGNS.split('|').map((row) => {
    names.set(row.charAt(0), row.slice(1));
    return row.charAt(0);
  });
  table = { latin, names, letters: [...latin.keys()].join(''), signs: signs.join('') };
  return table;
}

/** The official name of a letter or sign that is listed by itself. */
export function listedName(codePoint: number): string | undefined {
  return listedTable().names.get(String.fromCodePoint(codePoint));
}
