// `npm run pictures`: what the screen shows in every state of the site, in light and dark, for whoever designs it.
// `npm run pictures -- 'check|share' --sizes 390,1920 --out FOLDER --workers 1` takes those whose name matches.
import { readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sizes } from './pictures/sizes.mjs';
import { ensureChromium } from './setup/browser.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { inRoot } from './setup/paths.mjs';
import { handOver } from './setup/run.mjs';
import { elapsed, PlainError, runMain, say } from './setup/say.mjs';

function read(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      sizes: { type: 'string', default: '390,1280' },
      workers: { type: 'string', default: '2' },
    },
  });
  const [only = '', ...more] = positionals;
  if (more.length > 0)
    throw new PlainError(`one expression names the pictures: not ${more[0]} too.`);
  const unknown = values.sizes.split(',').find((size) => !(size in sizes));
  if (unknown !== undefined) {
    throw new PlainError(
      `there is no size ${unknown}: there are ${Object.keys(sizes).join(', ')}.`,
    );
  }
  // Paths on the command line are meant from where the person stands.
  const out = values.out
    ? resolve(process.env.INIT_CWD ?? process.cwd(), values.out)
    : inRoot('test-results', 'pictures');
  const isAll = only === '' && values.out === undefined;
  return { ...values, only: new RegExp(only).source, out, isAll };
}

await runMain(async () => {
  const { out, only, sizes: chosen, workers, isAll } = read(process.argv.slice(2));
  await ensureInstalled('all');
  const browser = await ensureChromium();
  // Among new pictures an old one would pass for one of today.
  if (isAll) rmSync(out, { recursive: true, force: true });
  const code = await handOver(
    findNode24(),
    [
      ...[inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test'],
      ...['--config', inRoot('e2e', 'pictures'), `--workers=${workers}`],
    ],
    {
      env: {
        PLAYWRIGHT_CHROMIUM: browser,
        PICTURES_OUT: out,
        PICTURES_ONLY: only,
        PICTURES_SIZES: chosen,
      },
    },
  );
  const count = readdirSync(out).filter((name) => name.endsWith('.png')).length;
  say(`${count} pictures in ${out}, after ${elapsed()}.`);
  return code;
});
