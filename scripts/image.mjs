// `npm run image`: does what the Dockerfile says in a Debian root of `debootstrap`, where there is no container
// engine, and tries what comes of it. Needs Linux, root and a network; `--keep FOLDER` leaves the image there, and
// `--last FOLDER` names one that was kept, as `--build-arg LAST=…` names the image that runs.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { standIn } from './image/bases.mjs';
import { carryOut, copyAll } from './image/carry-out.mjs';
import { readDockerfile } from './image/dockerfile.mjs';
import { judge, sizeOf } from './image/judge.mjs';
import { checkCanConfine } from './image/room.mjs';
import { temporaryFolder } from './setup/leaving.mjs';
import { findNode24 } from './setup/node24.mjs';
import { inRoot, root } from './setup/paths.mjs';
import { elapsed, runMain, say } from './setup/say.mjs';

const keptImage = 'kept';

/** MB. */
const mostSize = 250;

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

await runMain(async () => {
  const { values } = parseArgs({ options: { keep: { type: 'string' }, last: { type: 'string' } } });
  checkCanConfine();
  const { path: folder, discard } = temporaryFolder('cleanpaste-image');
  try {
    const stages = readDockerfile(
      readFileSync(inRoot('Dockerfile'), 'utf8'),
      values.last ? { LAST: keptImage } : {},
    );
    const cache = join(homedir(), '.cache', 'cleanpaste-debian');
    /** @type {Record<string, string>} */
    const bases = values.last ? { [keptImage]: values.last } : {};
    for (const { base } of stages) {
      if (base !== 'scratch' && !stages.some(({ name }) => name === base))
        bases[base] ??= await standIn(base, { cache, folder, node24: findNode24() });
    }
    const { env, binds } = network();
    const ignored = readFileSync(inRoot('.dockerignore'), 'utf8');
    const context = { folder: root, ignored };
    const image = await carryOut(stages, { folder, bases, context, env, binds });
    say(`Made in ${elapsed()}.`);
    const size = await sizeOf(image.root);
    const results = await judge(image, { folder });
    const name = `it is at most ${mostSize} MB`;
    results.push({ name, ok: size <= mostSize, detail: `${size} MB` });
    for (const { name, ok, detail } of results) console.log(`${ok ? '✓' : '✗'} ${name} ${detail}`);
    console.log(`The image holds ${size.toFixed(1)} MB.`);
    if (values.keep) await copyAll(image.root, values.keep);
    return results.every(({ ok }) => ok) ? 0 : 1;
  } finally {
    discard();
  }
});
