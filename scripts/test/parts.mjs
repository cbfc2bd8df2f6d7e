import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, ensureShell } from '../setup/browser.mjs';
import { buildPackages } from '../setup/build-packages.mjs';
import { ensureBuilt } from '../setup/builds.mjs';
import { inRoot } from '../setup/paths.mjs';
import { startPostgres } from '../setup/postgres.mjs';
import { run } from '../setup/run.mjs';
import { checkTypes } from '../types/check-types.mjs';
import { checkPackages } from './packages.mjs';
import { countCheck, countPlaywright, countVitest, sum } from './reports.mjs';
import { checkStart } from './start.mjs';

/** @typedef {{node24: string, env: Record<string, string | undefined>}} Context */

const tool = (...parts) => inRoot('node_modules', ...parts);

const types = async (context) => sum((await checkTypes(context)).map(countCheck));

const lint = async ({ node24, env }) =>
  countCheck(
    await run(node24, [tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', '.'], {
      env,
    }),
  );

const unused = async ({ node24, env }) =>
  countCheck(await run(node24, [tool('knip', 'bin', 'knip.js'), '--no-progress'], { env }));

const architecture = async ({ node24, env }) =>
  countCheck(await run(node24, [inRoot('scripts', 'check-architecture.mjs')], { env }));

/** Runs Vitest projects and counts what they report; the report lives only as long as this call. */
async function vitest({ node24, env }, projects, extra = {}) {
  const { env: own = {}, options = [] } = extra;
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-vitest-'));
  try {
    const file = join(folder, 'report.json');
    const selection = projects.flatMap((name) => ['--project', name]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const args = [
      ...[tool('vitest', 'vitest.mjs'), 'run', ...selection, ...reporters],
      ...['--retry=1', ...options],
    ];
    return countVitest(file, await run(node24, args, { env: { ...env, ...own } }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const unit = (context) =>
  vitest(context, [
    ...['core', 'contract', 'files', 'cli', 'client'],
    ...['integrations', 'web', 'web-logic', 'scripts'],
  ]);

/** Tests of one engine say so in their name, `*.pglite.test.ts`, and run with it alone. */
const notOf = (engine) => [`--exclude=**/*.${engine}.test.ts`];

const serverOnPglite = (context) =>
  vitest(context, ['server'], {
    env: { TEST_DATABASE_URL: undefined },
    options: notOf('postgres'),
  });

async function serverOnPostgres(context) {
  const database = await startPostgres();
  try {
    const result = await vitest(context, ['server'], {
      env: { TEST_DATABASE_URL: database.url },
      options: notOf('pglite'),
    });
    return { ...result, note: database.origin };
  } finally {
    await database.stop();
  }
}

async function build({ node24 }) {
  await ensureBuilt(node24);
  const packages = await buildPackages(node24);
  return sum([{ passed: 1, failed: 0, skipped: [] }, ...packages.map(countCheck)]);
}

async function e2e({ node24, env }) {
  await ensureBuilt(node24);
  const browser = await ensureChromium();
  const shell = await ensureShell(browser);
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-e2e-'));
  try {
    const file = join(folder, 'report.json');
    const args = [
      ...[tool('@playwright', 'test', 'cli.js'), 'test'],
      ...['--config', inRoot('e2e'), '--retries=1'],
    ];
    const outcome = await run(node24, args, {
      env: {
        ...env,
        PLAYWRIGHT_CHROMIUM: browser,
        PLAYWRIGHT_SHELL: shell,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    });
    return { ...countPlaywright(file, outcome), note: shell };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const engine = ['docker', 'podman'].find((name) => name === process.env.TEST_IMAGE);

/**
 * The steps of the Dockerfile, done: minutes, and a network; Linux and root only, or by the container engine that
 * TEST_IMAGE names. `npm run image` alone does it.
 */
const image = async ({ node24 }) => {
  const options = engine ? ['--engine', engine] : [];
  const outcome = await run(node24, [inRoot('scripts', 'image.mjs'), ...options]);
  const size = /The image holds .*/.exec(outcome.stdout)?.[0];
  return { ...countCheck(outcome), note: size };
};

/**
 * All that `npm test` runs, in this order.
 * @type {{name: string, title: string, run: (context: Context) => Promise<import('./reports.mjs').Result>}[]}
 */
export const parts = [
  { name: 'types', title: 'Types', run: types },
  { name: 'lint', title: 'Lint and format', run: lint },
  { name: 'unused', title: 'Unused code', run: unused },
  { name: 'architecture', title: 'Architecture', run: architecture },
  { name: 'unit', title: 'Unit and property tests', run: unit },
  { name: 'server', title: 'Server on PGlite', run: serverOnPglite },
  { name: 'server-postgres', title: 'Server on PostgreSQL', run: serverOnPostgres },
  { name: 'build', title: 'Builds', run: build },
  { name: 'packages', title: 'Published packages', run: ({ node24 }) => checkPackages(node24) },
  { name: 'start', title: 'Start, stop, refuse', run: ({ node24 }) => checkStart(node24) },
  { name: 'e2e', title: 'End to end in Chromium', run: e2e },
  ...(process.env.TEST_IMAGE
    ? [
        {
          name: 'image',
          title: `The image, ${engine ? `by ${engine}` : 'step by step'}`,
          run: image,
        },
      ]
    : []),
];
