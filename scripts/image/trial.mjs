import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { undoneAtEnd } from '../setup/leaving.mjs';
import { root } from '../setup/paths.mjs';
import { freePort } from '../setup/postgres.mjs';
import { PlainError, say } from '../setup/say.mjs';
import { answers, attempts, check, isSmall, outcomeOf } from './checks.mjs';
import { dockerfileOf, hasImage, importRoot } from './engine.mjs';

const node = '/usr/local/bin/node';
const home = '/srv/cleanpaste/apps/web/dist';
const formerAsset = 'of-the-version-before.js';

/** As docs/operate.md has it, and with what compose.yaml takes away. */
const confinement = [
  ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'],
  ...['--security-opt', 'no-new-privileges'],
];

/** An image that has a page of before, with one asset. */
async function buildFormer(engine, { folder, tag, label }) {
  const context = join(folder, 'former');
  const files = {
    Dockerfile: `FROM scratch\nLABEL ${label}\nCOPY srv /srv\n`,
    [`${home}/generations.json`]: JSON.stringify({ current: [formerAsset], last: [] }),
    [`${home}/client/assets/${formerAsset}`]: 'export {};\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(context, name)), { recursive: true });
    writeFileSync(join(context, name), text);
  }
  await engine.build({ file: join(context, 'Dockerfile'), tag, context });
}

/** Runs an image over a volume until it answers. */
async function start({ call, must }, { image, name }) {
  const port = await freePort();
  const where = ['--volume', `${name}:/data`, '--publish', `127.0.0.1:${port}:3000`];
  await must('run', 'run', '--detach', '--name', name, ...confinement, ...where, image);
  const origin = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(500)) {
    if ((await fetch(`${origin}/readyz`).catch(() => null))?.ok) return origin;
    const state = await must('inspect', 'inspect', '--format', '{{.State.Running}}', name);
    if (state !== 'true') break;
  }
  throw new PlainError(`the server does not start.\n${(await call('logs', name)).output}`);
}

/** What the engine itself says of the container's health. */
async function isHealthy({ call, name: engine }, name) {
  // Podman leaves it to timers of systemd, which are not everywhere; this is what they call.
  if (engine === 'podman') return (await call('healthcheck', 'run', name)).code === 0;
  const format = ['--format', '{{.State.Health.Status}}'];
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(500)) {
    if ((await call('inspect', ...format, name)).stdout.trim() === 'healthy') return true;
  }
  return false;
}

async function stop({ call, must }, name) {
  await must('stop', 'stop', '--time', '20', name);
  const code = await must('inspect', 'inspect', '--format', '{{.State.ExitCode}}', name);
  const { output } = await call('logs', name);
  await must('rm', 'rm', name);
  return check('SIGTERM ends it with 0', code === '0', `${code} ${output.slice(-1000)}`);
}

const cleanups = async (origin) =>
  Number((await (await fetch(`${origin}/functions/v1/cleanup-count`)).json()).count);

async function tryFirst(engine, { image, name }) {
  const { call } = engine;
  const origin = await start(engine, { image, name });
  const { stdout: status } = await call(
    ...['exec', name, node, '--print', 'fs.readFileSync("/proc/1/status", "utf8")'],
  );
  const isBare = [/^Uid:\s+10001\s/m, /^CapEff:\s+0+$/m, /^NoNewPrivs:\s+1$/m];
  const results = [
    check(
      'the server has no rights of root',
      isBare.every((it) => it.test(status)),
      status,
    ),
    ...outcomeOf(await call('exec', name, node, ...attempts)),
    check('there is no shell', (await call('exec', name, '/bin/sh', '-c', ':')).code !== 0),
    ...(await answers(origin)),
    check('the health check says yes while it runs', await isHealthy(engine, name)),
  ];
  return [...results, await stop(engine, name)];
}

async function tryNext(engine, { image, name }) {
  const origin = await start(engine, { image, name });
  const count = await cleanups(origin);
  const { status } = await fetch(`${origin}/assets/${formerAsset}`);
  return [
    check('the next one finds in the volume what was there', count === 1, count),
    check('it has the assets of the one before', status === 200, status),
    await stop(engine, name),
  ];
}

/**
 * Has a container engine build the Dockerfile and run what comes of it, twice: as a first version, and as one after
 * another. Nothing is left of it but the engine's own memory of steps.
 * @param {import('./engine.mjs').Engine} engine
 * @param {object} given
 * @param {string} given.folder for what is needed meanwhile
 * @param {string[]} given.bases the images that the Dockerfile begins with
 * @param {(image: string) => Promise<string>} given.standIn makes a root for one that the engine cannot get
 * @param {{env: Record<string, string>, binds: Record<string, string>}} given.network
 */
export async function tryWith(engine, { folder, bases, standIn, network }) {
  const name = `cleanpaste-trial-${randomBytes(4).toString('hex')}`;
  const [first, former, next] = [`${name}-first`, `${name}-former`, `${name}-next`];
  const label = `cleanpaste.trial=${name}`;
  const names = Object.fromEntries(bases.map((base, index) => [base, `${name}-base-${index}`]));
  const undo = () => {
    engine.undo('rm', '--force', name);
    engine.undo('volume', 'rm', '--force', name);
    engine.undo('rmi', '--force', next, first, former, ...Object.values(names));
    // The steps upon what is this trial's own are of no use to another one.
    engine.undo('image', 'prune', '--force', '--filter', `label=${label}`);
  };
  const forget = undoneAtEnd(undo);
  try {
    const file = join(folder, 'Dockerfile');
    /** @type {Record<string, string>} */
    const replaced = {};
    for (const base of bases) {
      if (await hasImage(engine, base)) continue;
      say(`${engine.name} cannot get ${base}: a root of this machine stands in.`);
      const tag = names[base] ?? '';
      await importRoot(engine, { root: await standIn(base), tag, folder, label, network });
      replaced[base] = tag;
    }
    writeFileSync(file, dockerfileOf(replaced));
    say(`Building with ${engine.name}…`);
    await engine.build({ file, tag: first, context: root });
    const size = await engine.must('inspect', 'image', 'inspect', '--format', '{{.Size}}', first);
    const results = await tryFirst(engine, { image: first, name });
    say('Building the next one…');
    await buildFormer(engine, { folder, tag: former, label });
    await engine.build({ file, tag: next, context: root, args: { LAST: former } });
    results.push(...(await tryNext(engine, { image: next, name })));
    return { size: Number(size) / 1e6, results: [...results, isSmall(Number(size) / 1e6)] };
  } finally {
    forget();
    undo();
  }
}
