import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { basicCharacters, type Family } from './families.ts';
import { adjustments, metricsAt, metricsOfStandIn } from './stand-in.ts';
import { pointsOf, rangeText } from './unicode-range.ts';

/** Kerning, ligatures, marks, and figures of one width for tables. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'tnum'];

/** A file of one of the fonts' packages. */
export const packageFile = (file: string) =>
  new URL(import.meta.resolve(`@fontsource-variable/${file}`), import.meta.url);

interface MadeFamily {
  /** Name of the small file, with a hash of what is in it. */
  file: string;
  bytes: Uint8Array;
  /** Rules for the small file and the stand-ins. */
  faces: string[];
  /** The rule for the whole file, which letters outside of the small one bring in. */
  wholeFace: string;
  /** For `font-family`: ours, then the stand-ins. */
  stack: string[];
}

function face(lines: string[]): string {
  return `@font-face {\n${lines.map((line) => `  ${line};`).join('\n')}\n}`;
}

export async function makeFamily({ name, family, weights, ...rest }: Family): Promise<MadeFamily> {
  const whole = `${name}/files/${name}-latin-wght-normal.woff2`;
  const font = await readFile(packageFile(whole));
  const latin = JSON.parse(await readFile(packageFile(`${name}/unicode.json`), 'utf8')).latin;
  const bytes = await subsetFont(font, String.fromCodePoint(...basicCharacters), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const file = `${name}-basic-${hash}.woff2`;
  const common = [
    `font-family: "${family}"`,
    'font-style: normal',
    'font-display: swap',
    `font-weight: ${weights.min} ${weights.max}`,
  ];
  const own = face([
    ...common,
    `src: url("/assets/${file}") format("woff2")`,
    `unicode-range: ${rangeText(basicCharacters)}`,
  ]);
  const basic = new Set(basicCharacters);
  const wholeFace = face([
    ...common,
    `src: url("@fontsource-variable/${whole}") format("woff2")`,
    `unicode-range: ${rangeText(pointsOf(latin).filter((point) => !basic.has(point)))}`,
  ]);
  const called = (metrics: string) => `${family} as ${metrics}`;
  const standIns = rest.standIns.flatMap((standIn) =>
    rest.set.map(async ({ weight, from, to, isBold }) =>
      face([
        `font-family: "${called(standIn.metrics)}"`,
        `font-weight: ${from === to ? from : `${from} ${to}`}`,
        `src: ${(isBold ? standIn.localBold : standIn.local).map((it) => `local("${it}")`).join(', ')}`,
        ...adjustments(await metricsAt(font, weight), metricsOfStandIn(standIn, isBold)),
      ]),
    ),
  );
  const stack = [family, ...rest.standIns.map(({ metrics }) => called(metrics))];
  return { file, bytes, faces: [own, ...(await Promise.all(standIns))], wholeFace, stack };
}
