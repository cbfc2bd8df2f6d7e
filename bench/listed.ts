import { parseArgs } from 'node:util';
import { scan } from '../packages/core/src/hidden/index.ts';
import { LISTED_KINDS } from '../packages/core/src/hidden/listed-kinds.ts';
import { programs, realTexts } from './decode/real-texts.ts';

// False alarms: what is listed, category by category, in real texts that nobody tampered with.
// `--show N` (examples of each category and source), `--only CATEGORY`.

const { values } = parseArgs({
  options: { show: { type: 'string', default: '2' }, only: { type: 'string' } },
});
const show = Number(values.show);
const categories = new Set<string>(Object.values(LISTED_KINDS).map(({ category }) => category));
const totals = new Map<string, number>();
let texts = 0;

for (const { name, texts: all } of [...realTexts(), programs()]) {
  const found = new Map<string, string[]>();
  for (const text of all) {
    for (const { category, start, end } of scan(text)) {
      if (!categories.has(category) || (values.only ?? category) !== category) continue;
      const excerpt = `${text.slice(Math.max(0, start - 15), start)}⟦${text.slice(start, end)}⟧${text.slice(end, end + 15)}`;
      found.set(category, [...(found.get(category) ?? []), excerpt]);
    }
  }
  texts += all.length;
  const counts = [...found].map(([category, places]) => `${category} ${places.length}`);
  console.log(`${name.padEnd(32)}${String(all.length).padStart(7)}  ${counts.join(', ')}`);
  for (const [category, places] of found) {
    totals.set(category, (totals.get(category) ?? 0) + places.length);
    for (const place of places.slice(0, show))
      console.log(`    ${category}: ${JSON.stringify(place)}`);
  }
}
console.log(`\n${texts} texts`);
for (const [category, count] of totals) console.log(`${category.padEnd(28)}${count}`);
