// What so many visitors a day need, calculated from the load that was measured last (bench/results.json).
//   npm run bench -- capacity [VISITORS …] [--json]
import { parseArgs } from 'node:util';
import { capacityText, needOf } from './results/capacity.ts';
import { readResults } from './results/store.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const results = readResults();
if (positionals.length === 0 && !values.json) console.log(capacityText(results));
else {
  const visitors = positionals.length > 0 ? positionals.map(Number) : [1e3, 1e5, 1e7];
  const needs = visitors.map((count) => needOf(results, count));
  console.log(values.json ? JSON.stringify(needs) : needs);
}
