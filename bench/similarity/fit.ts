import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCollection } from './archive.ts';
import { fitModels } from './models.ts';

/*
 * Fits the two acceptance models on an alignment archive and writes them as a source file:
 * `node --conditions=cleanpaste-source bench/similarity/fit.ts --data DIR --out FILE`. What they are worth on texts
 * that they were not fitted on says `npm run bench -- similarity --data DIR --folds`.
 */
const { values } = parseArgs({ options: { data: { type: 'string' }, out: { type: 'string' } } });
if (!values.data || !values.out) throw new Error('Usage: fit.ts --data DIR --out FILE');
const { rewording, summary } = fitModels(readCollection(values.data).pairs, { say: console.log });
writeFileSync(
  values.out,
  `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted figures may look like constants
import type { AcceptanceModel } from './acceptance.ts';

// Written by bench/similarity/fit.ts; figures of the fit, nothing of its texts.

/** Tells reworded copies from passages that merely share a subject. */
export const REWORDING_MODEL: AcceptanceModel = ${JSON.stringify(rewording, null, 2)};

/** Tells condensed copies from texts on the same subject. */
export const SUMMARY_MODEL: AcceptanceModel = ${JSON.stringify(summary, null, 2)};
`,
);
