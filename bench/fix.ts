// What a fix of a mixed text leaves alone: in how many texts it still rewords sentences that nobody found fault with.
//   npm run bench -- fix [--data FOLDER] [--each 4] [--seed 1] [--json]
// FOLDER is one that holds `language`, `watermark` and `plagiarism`, such as ../shared/data; without it the texts are
// a few of the project's own, of which no figure says how good a fix is.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { shareInterval } from '../packages/core/scripts/train-likelihood/share-interval.ts';
import { type FixedText, fixOf, openServer } from './fix/fixed.ts';
import { mixedKinds, mixedTexts } from './fix/mixed-texts.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    each: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const sum = (all: readonly FixedText[], of: (one: FixedText) => number) =>
  all.reduce((total, one) => total + of(one), 0);

const share = (part: number, of: number) => {
  if (of === 0) return { part, of, share: 0, interval: [0, 1] };
  const interval = shareInterval(part / of, of).map((one) => Math.round(one * 1000) / 1000);
  return { part, of, share: Math.round((part / of) * 1000) / 1000, interval };
};
type Share = ReturnType<typeof share>;

function figuresOf(all: readonly FixedText[]) {
  const asked = all.filter(({ hasFindings, innocent }) => hasFindings && innocent > 0);
  return {
    texts: all.length,
    /** Those with something to find and something to leave alone. */
    asked: asked.length,
    wide: share(asked.filter(({ innocentChanged }) => innocentChanged > 0).length, asked.length),
    /** Where it is not one sentence beside those that were found, but most of them. */
    most: share(
      asked.filter(({ innocent, innocentChanged }) => innocentChanged * 2 > innocent).length,
      asked.length,
    ),
    innocentChanged: share(
      sum(asked, (one) => one.innocentChanged),
      sum(asked, (one) => one.innocent),
    ),
    foundChanged: share(
      sum(asked, (one) => one.foundChanged),
      sum(asked, (one) => one.found),
    ),
  };
}

const said = ({ part, of, share: rate, interval: [low, high] }: Share) =>
  `${(100 * rate).toFixed(1)} % (${part} of ${of}; 95 % of ${(100 * low!).toFixed(1)} to ${(100 * high!).toFixed(1)})`;

if (values.data !== undefined && !existsSync(values.data))
  throw new Error(`no such folder: ${values.data}`);

const texts = mixedTexts(values.data, { each: Number(values.each), seed: Number(values.seed) });
const sources = [...new Set(texts.flatMap(({ source }) => source ?? []))];
const server = await openServer(sources);
const all: FixedText[] = [];
for (const [at, text] of texts.entries()) {
  all.push(await fixOf(server, text));
  if (at % 20 === 19) console.error(`${at + 1} of ${texts.length}`);
}
await server.close();
const figures = Object.fromEntries(
  [...mixedKinds, 'all'].map((kind) => [
    kind,
    figuresOf(all.filter((one) => kind === 'all' || one.kind === kind)),
  ]),
);
if (values.json) console.log(JSON.stringify({ figures, each: all }));
else
  for (const [kind, { texts: count, asked, wide, most, ...sentences }] of Object.entries(figures))
    console.log(`${kind}: ${count} texts, of ${asked} a fix is asked for that has something to leave alone
  it rewords sentences that nobody found fault with in ${said(wide)}, and most of them in ${said(most)}
  of those sentences ${said(sentences.innocentChanged)} have other words
  of the sentences that were found ${said(sentences.foundChanged)}`);
