import { parseArgs } from 'node:util';
import { decode } from '../packages/core/src/hidden/index.ts';
import { LOTS } from './decode/lots.ts';
import { randomFrom } from './decode/random.ts';
import { FAMILIES } from './decode/random-texts.ts';
import { realTexts } from './decode/real-texts.ts';

// Wrong readings: messages read from carriers drawn by lot, and from real texts that carry none.
// `--random N` (100,000), `--seed N`, `--show N` (examples of each family); `--lots N`: so many rows
// (10,000) of each alphabet of carriers by itself; without `--seed` other lots each time.

const { values } = parseArgs({
  options: {
    random: { type: 'string', default: '100000' },
    lots: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    show: { type: 'string', default: '3' },
  },
});
const show = Number(values.show);
const NAME = 68;

/** Readings that say of themselves that chance may have drawn them. */
let possible = 0;

type Wrong = { scheme: string; content: string | null; certainty: string };

function wrongReadings(text: string): Wrong[] {
  return decode(text).filter(({ certainty }) => {
    if (certainty === 'possible') possible++;
    return certainty === 'exact' || certainty === 'likely';
  });
}

function report(name: string, count: number, wrong: Wrong[]): void {
  console.log(
    `${name.padEnd(NAME)}${String(count).padStart(8)}${String(wrong.length).padStart(8)}`,
  );
  for (const { scheme, content } of wrong.slice(0, show))
    console.log(`    ${scheme}: ${JSON.stringify(content?.slice(0, 60))}`);
}

const random = randomFrom(Number(values.seed));
const each = Math.ceil(Number(values.random) / FAMILIES.length);
const lots = Number(values.lots);
let total = 0;
console.log(
  `${`drawn by lot, seed ${values.seed}`.padEnd(NAME)}${'texts'.padStart(8)}${'read'.padStart(8)}`,
);
for (const [families, count] of [[FAMILIES, each] as const, [LOTS, lots] as const]) {
  for (const { name, make } of families) {
    const wrong: Wrong[] = [];
    for (let i = 0; i < count; i++) wrong.push(...wrongReadings(make(random)));
    total += wrong.length;
    report(name, count, wrong);
  }
}
console.log(`${'real'.padEnd(NAME)}${'texts'.padStart(8)}${'read'.padStart(8)}`);
const drawnPossible = possible;
let texts = 0;
for (const source of realTexts()) {
  const wrong = source.texts.flatMap(wrongReadings);
  texts += source.texts.length;
  total += wrong.length;
  report(source.name, source.texts.length, wrong);
}
const draws = each * FAMILIES.length + lots * LOTS.length;
console.log(`${draws} drawn and ${texts} real texts: ${total} wrong readings`);
console.log(
  `Shown as possible: ${drawnPossible} of those drawn, ${possible - drawnPossible} of the real ones`,
);
