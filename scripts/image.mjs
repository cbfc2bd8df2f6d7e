// `npm run image`: does what the Dockerfile says in a Debian root of `debootstrap`, where there is no container
// engine, and tries what comes of it. Needs Linux, root and a network; `--keep FOLDER` leaves the image there, and
// `--last FOLDER` names one that was kept, as `--build-arg LAST=…` names the image that runs.
// `npm run image -- --engine docker` (or `podman`) has that engine build it and run it.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { standIn } from './image/bases.mjs';
import { carryOut, copyAll } from './image/carry-out.mjs';
import { isSmall } from './image/checks.mjs';
import { readDockerfile } from './image/dockerfile.mjs';
import { engineCalled } from './image/engine.mjs';
import { judge, sizeOf } from './image/judge.mjs';
import { checkCanConfine } from './image/room.mjs';
import { tryWith } from './image/trial.mjs';
import { temporaryFolder } from './setup/leaving.mjs';
import { findNode24 } from './setup/node24.mjs';
import { inRoot, root } from './setup/paths.mjs';
import { elapsed, PlainError, runMain, say } from './setup/say.mjs';

const keptImage = 'kept';

/**
 * How this machine reaches the network: steps inherit it, as container engines have it.
 * @returns {{env: Record<string, string>, binds: Record<string, string>}}
 */
function network() {
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'];
  const set = names.filter((name) => process.env[name]);
  const env = Object.fromEntries(set.map((name) => [name, process.env[name] ?? '']));
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (!certificates) return { env, binds: {} };
  const inside = '/etc/certificates-of-this-machine.crt';
  return {
    env: { ...env, NODE_EXTRA_CA_CERTS: inside },
    binds: { [inside]: certificates },
  };
}

const cache = join(homedir(), '.cache', 'cleanpaste-debian');

/** @param {Record<string, string>} [args] */
function readOurs(args) {
  const stages = readDockerfile(readFileSync(inRoot('Dockerfile'), 'utf8'), args);
  const isForeign = (base) => base !== 'scratch' && !stages.some(({ name }) => name === base);
  const bases = [...new Set(stages.map(({ base }) => base))].filter(isForeign);
  return { stages, bases };
}

/**
 * @param {string} folder
 * @param {{keep?: string, last?: string}} kept
 */
async function stepByStep(folder, { keep, last }) {
  const { stages, bases } = readOurs(last ? { LAST: keptImage } : {});
  /** @type {Record<string, string>} */
  const roots = last ? { [keptImage]: last } : {};
  for (const base of bases)
    roots[base] ??= await standIn(base, { cache, folder, node24: findNode24() });
  const { env, binds } = network();
  const ignored = readFileSync(inRoot('.dockerignore'), 'utf8');
  const context = { folder: root, ignored };
  const image = await carryOut(stages, { folder, bases: roots, context, env, binds });
  say(`Made in ${elapsed()}.`);
  const size = await sizeOf(image.root);
  const results = await judge(image, { folder });
  if (keep) await copyAll(image.root, keep);
  return { size, results: [...results, isSmall(size)] };
}

async function withEngine(folder, name) {
  const engine = await engineCalled(name);
  return await tryWith(engine, {
    folder,
    bases: readOurs().bases,
    standIn: (base) => {
      checkCanConfine();
      return standIn(base, { cache, folder, node24: findNode24() });
    },
    network: network(),
  });
}

await runMain(async () => {
  const { values } = parseArgs({
    options: { keep: { type: 'string' }, last: { type: 'string' }, engine: { type: 'string' } },
  });
  if (values.engine && (values.keep || values.last))
    throw new PlainError('--keep and --last are of folders, which an engine does not take.');
  if (!values.engine) checkCanConfine();
  const { path: folder, discard } = temporaryFolder('cleanpaste-image');
  try {
    const { size, results } = values.engine
      ? await withEngine(folder, values.engine)
      : await stepByStep(folder, values);
    for (const { name, ok, detail } of results) console.log(`${ok ? '✓' : '✗'} ${name} ${detail}`);
    console.log(`The image holds ${size.toFixed(1)} MB.`);
    return results.every(({ ok }) => ok) ? 0 : 1;
  } finally {
    discard();
  }
});
