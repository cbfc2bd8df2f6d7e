import { FIGURE_NAMES, figuresOf, readTables } from '../../../src/likelihood/figures.ts';
import { fold } from '../../../src/likelihood/fold.ts';
import { STYLE_NAMES } from '../../../src/likelihood/style.ts';
import { tokenise } from '../../../src/likelihood/tokens.ts';
import { oddsOf } from '../../../src/likelihood/trees.ts';
import { loadSmall } from '../../../src/likelihood/weights.ts';
import type { Row } from '../rows.ts';

/** The figures of style of every row, end to end, and what the trees that ship say of it. */
export function styleAndTrees(rows: readonly Row[]) {
  const { tables, trees } = loadSmall();
  const width = STYLE_NAMES.length;
  const style = new Float32Array(rows.length * width);
  const shipped = Float64Array.from(rows, ({ text }, at) => {
    const tokens = tokenise(fold(text.slice(0, 12_000)).text);
    const figures = figuresOf(tokens, readTables(tokens, tables));
    style.set(figures.subarray(FIGURE_NAMES.length - width), at * width);
    return oddsOf(trees, figures);
  });
  return { style, shipped };
}
