import { rewrite } from '../../../src/rewrite/index.ts';
import { randomFrom, shuffle } from '../random.ts';
import { type Row, thin } from '../rows.ts';

export interface SampleOptions {
  /** Most texts by people of one source and domain; most machine texts of one combination. */
  people: number;
  machines: number;
  /** Shortest text, in words. */
  shortest: number;
  /** Share of the texts, on either side, that is also taken without commas, and rewritten. */
  commaless: number;
  rewritten: number;
  seed: number;
}

/** Attacks made here; rows with them are copies of others, of the same group. */
const COMMALESS = 'our:commaless';
const REWRITTEN = 'our:rewrite';

export const isCopy = ({ attack }: Row): boolean => attack === COMMALESS || attack === REWRITTEN;

/** The rows that the wide tables learn from and are measured on. */
export function sampleRows(all: Row[], options: SampleOptions): Row[] {
  const random = randomFrom(options.seed);
  const cells = Map.groupBy(
    all.filter(({ label }) => label === 0),
    ({ src, domain }) => `${src}|${domain}`,
  );
  const people = [...cells.values()].flatMap((cell) =>
    shuffle([...cell], random).slice(0, options.people),
  );
  const machines = thin(
    all.filter(({ label }) => label === 1),
    options.machines,
    random,
  );
  return [...people, ...machines].filter(
    ({ text }) => text.split(/\s+/).length >= options.shortest,
  );
}

/**
 * Copies as people make them of texts by machines, and of their own: without commas, and as the
 * product rewrites them. Both sides have them, so that a lack of commas says nothing by itself.
 */
export function changedCopies(rows: readonly Row[], options: SampleOptions): Row[] {
  const random = randomFrom(options.seed + 1);
  const copies: Row[] = [];
  for (const row of rows) {
    const draw = random();
    if (draw < options.commaless) {
      copies.push({ ...row, text: row.text.replaceAll(',', ''), attack: COMMALESS });
    } else if (draw < options.commaless + options.rewritten) {
      const text = rewrite(row.text.slice(0, 3000), { strength: 'strong', seed: 1 }).text;
      copies.push({ ...row, text, attack: REWRITTEN });
    }
  }
  return copies;
}
