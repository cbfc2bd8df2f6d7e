import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { drawFraction } from '../../../packages/core/src/rewrite/planner.ts';

/** A text to draw from; `document` names what at most two contexts of a pair come from. */
export interface Source {
  text: string;
  kind: string;
  document: string;
}

/** Characters taken of each kind, about. */
export interface Amounts {
  machine: number;
  person: number;
}

/** Files of `language/` and the kinds of their texts. The treebank's train part stands for `ud-ewt`. */
const KINDS: Record<string, readonly string[]> = {
  science: ['arxiv-abstracts'],
  medicine: ['medquad'],
  government: ['us-gov-web', 'govuk-docs'],
  history: ['state-history'],
  reference: ['factbook', 'wikipedia-wikisplit'],
  standards: ['nist', 'owasp-wstg'],
  speech: ['nltk-inaugural', 'nltk-presidents'],
  fiction: ['standardebooks-fiction', 'standardebooks-2', 'standardebooks-3', 'scp-wiki'],
  textbook: ['openstax-ccby', 'openstax-ccby-2', 'owasp-d2l'],
  manual: ['docs-ccby', 'handbooks'],
  blog: ['ropensci-blog', 'nodejs-blog', 'aosabook'],
  technical: ['rust', 'peps-eips-rfcs', 'eips', 'bips', 'swift-evolution'],
  dialogue: ['dialogue-sgd'],
  law: ['legalmattic'],
};

const DOMAINS: readonly [RegExp, string][] = [
  [/yelp|Entertainment/i, 'review'],
  [/Creative|^writing|imbd:writing|LiteratureCreative/, 'story'],
  [/Essay|outfox/, 'essay'],
  [/arxiv|AcademicResearch/i, 'science'],
  [/xsum|NewsArticle/, 'news'],
  [/pubmed/, 'medicine'],
  [/squad|ArtCulture/, 'reference'],
  [/Education/, 'education'],
  [/Finance|Business|Environmental/, 'business'],
  [/Food/, 'food'],
];
/** Typing mistakes made on purpose, and translations to and fro: nobody's prose. */
const SPOILT = /^adversarial|back_translation|SICO/;
/** Lines of a running text that are put together to one document. */
const CHUNK = 1800;

const linesOf = (stream: Readable): AsyncIterable<string> =>
  createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY });

/** Every kind of text in the folder of data, a sample of each that hangs on nothing but the seed. */
export async function* sourcesIn(
  folder: string,
  { amounts, seed }: { amounts: Amounts; seed: number },
): AsyncGenerator<Source> {
  yield* marked(join(folder, 'watermark', 'synthid-dev.jsonl'));
  yield* likelihood(join(folder, 'ai-likelihood', 'train.jsonl.gz'), { amounts, seed });
  yield* web(join(folder, 'treebank', 'en_ewt-train.conllu.xz'), { amount: amounts.person, seed });
  for (const [kind, names] of Object.entries(KINDS)) {
    const paths = names.map((name) => join(folder, 'language', `${name}.txt.zst`));
    const size = paths.reduce((sum, path) => sum + statSync(path).size, 0);
    // Prose shrinks to about a third.
    const share = Math.min(1, amounts.person / (size * 3.3));
    for (const [at, path] of paths.entries())
      yield* running(path, { kind, name: names[at]!, share, seed });
  }
}

function* marked(path: string): Generator<Source> {
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const { id, watermarked, unwatermarked } = JSON.parse(line);
    yield { text: watermarked, kind: 'machine marked', document: `synthid:${id}` };
    yield { text: unwatermarked, kind: 'machine marked', document: `synthid:${id}` };
  }
}

async function* likelihood(
  path: string,
  { amounts, seed }: { amounts: Amounts; seed: number },
): AsyncGenerator<Source> {
  const rows = async function* (): AsyncGenerator<Source> {
    let row = 0;
    for await (const line of linesOf(createReadStream(path).pipe(createGunzip()))) {
      row++;
      const { text, label, domain, attack, group, licensed } = JSON.parse(
        line.replace('"group": NaN', '"group": null'),
      );
      const kind = DOMAINS.find(([pattern]) => pattern.test(domain))?.[1];
      if (kind === undefined || licensed !== true || SPOILT.test(attack)) continue;
      const by = label === 1 ? 'machine' : 'person';
      yield { text, kind: `${by} ${kind}`, document: `likelihood:${group ?? `row ${row}`}` };
    }
  };
  const sizes = new Map<string, number>();
  for await (const { kind, text } of rows()) sizes.set(kind, (sizes.get(kind) ?? 0) + text.length);
  let number = 0;
  for await (const source of rows()) {
    const amount = source.kind.startsWith('machine') ? amounts.machine : amounts.person;
    const share = amount / sizes.get(source.kind)!;
    if (drawFraction(seed, number++, 1) < share) yield source;
  }
}

/** E-mails, reviews, answers, weblogs and newsgroups, put together from the treebank's sentences. */
async function* web(
  path: string,
  { amount, seed }: { amount: number; seed: number },
): AsyncGenerator<Source> {
  if (!existsSync(path)) return;
  const child = spawn('xz', ['-dc', path], { stdio: ['ignore', 'pipe', 'ignore'] });
  child.on('error', () => console.error('xz is not installed: no e-mails and reviews'));
  let document = '';
  let text = '';
  const left = new Map<string, number>();
  const one = function* (): Generator<Source> {
    const kind = document.split('-')[0]!;
    const rest = left.get(kind) ?? amount;
    if (text.trim() === '' || rest <= 0 || drawFraction(seed, text.length, 2) > 0.95) return;
    left.set(kind, rest - text.length);
    yield { text: text.trim(), kind: `web ${kind}`, document: `ewt:${document}` };
  };
  for await (const line of linesOf(child.stdout)) {
    const start = /^# newdoc id = (.+)/.exec(line);
    if (start !== null) {
      yield* one();
      document = start[1]!;
      text = '';
    } else if (line.startsWith('# newpar')) text = `${text.trimEnd()}\n\n`;
    else if (line.startsWith('# text = ')) text += `${line.slice(9)} `;
  }
  yield* one();
}

async function* running(
  path: string,
  { kind, name, share, seed }: { kind: string; name: string; share: number; seed: number },
): AsyncGenerator<Source> {
  let lines: string[] = [];
  let length = 0;
  let number = 0;
  const take = (): Source | undefined => {
    const text = lines.join('\n\n');
    lines = [];
    length = 0;
    number++;
    if (drawFraction(seed, number, name.length) >= share) return undefined;
    return { text, kind, document: `${name}:${number}` };
  };
  for await (const line of linesOf(createReadStream(path).pipe(createZstdDecompress()))) {
    lines.push(line);
    length += line.length;
    if (length < CHUNK) continue;
    const source = take();
    if (source !== undefined) yield source;
  }
  const last = lines.length > 0 ? take() : undefined;
  if (last !== undefined) yield last;
}
