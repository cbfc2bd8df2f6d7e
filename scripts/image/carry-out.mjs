import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../setup/run.mjs';
import { PlainError, say } from '../setup/say.mjs';
import { contextFiles } from './context-files.mjs';
import { settingsOf, wordsOf } from './dockerfile.mjs';
import { confined } from './room.mjs';

/**
 * What the steps have made so far.
 * @typedef {object} Image
 * @property {string} root
 * @property {Record<string, string>} env
 * @property {string} cwd
 * @property {string | undefined} user
 * @property {string[]} entrypoint
 * @property {string[]} health
 */

/** What a container engine gives to each step by itself. */
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Also from one file system to another. */
export async function copyAll(from, to) {
  mkdirSync(to, { recursive: true });
  const { code, output } = await run('cp', ['-a', '--reflink=auto', `${from}/.`, to]);
  if (code !== 0) throw new PlainError(`${from} could not be copied.\n${output}`);
}

function chownAll(folder, [uid, gid]) {
  chownSync(folder, uid, gid);
  if (!statSync(folder).isDirectory()) return;
  for (const name of readdirSync(folder)) chownAll(join(folder, name), [uid, gid]);
}

function copyFromContext(context, sources, target) {
  const files = contextFiles(context.folder, context.ignored);
  for (const source of sources) {
    const chosen = files.filter(
      (file) =>
        source === '.' || file === source || file.startsWith(`${source.replace(/\/$/, '')}/`),
    );
    if (chosen.length === 0) throw new PlainError(`COPY: there is no ${source}, or it is ignored.`);
    const isFolder = source === '.' || !chosen.includes(source);
    for (const file of chosen) {
      const name = isFolder
        ? file.slice(source === '.' ? 0 : source.replace(/\/?$/, '/').length)
        : file.split('/').at(-1);
      const to = join(target, name ?? '');
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(context.folder, file), to, { verbatimSymlinks: true });
    }
  }
}

async function copy(image, step, given) {
  const words = step.rest.split(/\s+/);
  const target = join(image.root, words.at(-1).startsWith('/') ? '' : image.cwd, words.at(-1));
  if (!step.flags.from) return copyFromContext(given.context, words.slice(0, -1), target);
  const stage = given.made[step.flags.from];
  if (!stage) throw new PlainError(`Dockerfile, line ${step.line}: no stage ${step.flags.from}.`);
  for (const source of words.slice(0, -1)) await copyAll(join(stage.root, source), target);
  if (step.flags.chown) chownAll(target, step.flags.chown.split(':').map(Number));
}

async function execute(image, step, { env, binds }) {
  const command = step.rest.startsWith('[') ? wordsOf(step) : ['/bin/sh', '-c', step.rest];
  const [file, args] = confined({
    root: image.root,
    command,
    env: { PATH: path, HOME: '/root', ...env, ...image.env },
    cwd: image.cwd,
    binds,
  });
  const { code, output } = await run(file, args);
  if (code !== 0)
    throw new PlainError(`Dockerfile, line ${step.line}: RUN ended with ${code}.\n${output}`);
}

const words = {
  ENV: (image, step) => Object.assign(image.env, settingsOf(step)),
  WORKDIR: (image, step) => {
    image.cwd = step.rest;
    mkdirSync(join(image.root, step.rest), { recursive: true });
  },
  USER: (image, step) => {
    image.user = step.rest;
  },
  ENTRYPOINT: (image, step) => {
    image.entrypoint = wordsOf(step);
  },
  HEALTHCHECK: (image, step) => {
    image.health = wordsOf(step);
  },
  VOLUME: (image, step) => mkdirSync(join(image.root, step.rest), { recursive: true }),
  EXPOSE: () => {},
  COPY: copy,
  RUN: execute,
};

/**
 * Does what a Dockerfile says, stage by stage, in folders in the place of images.
 * @param {import('./dockerfile.mjs').Stage[]} stages
 * @param {object} given
 * @param {string} given.folder where each stage gets a folder
 * @param {Record<string, string>} given.bases a root for each image that comes from elsewhere
 * @param {{folder: string, ignored: string}} given.context
 * @param {Record<string, string>} given.env what steps need to reach the network from this machine
 * @param {Record<string, string>} given.binds
 * @returns {Promise<Image>} the last stage
 */
export async function carryOut(stages, { folder, bases, context, env, binds }) {
  /** @type {Record<string, Image>} */
  const made = {};
  let last;
  for (const [index, stage] of stages.entries()) {
    const root = join(folder, stage.name ?? `stage-${index}`);
    const former = made[stage.base];
    const base = former?.root ?? bases[stage.base];
    if (base) await copyAll(base, root);
    else if (stage.base === 'scratch') mkdirSync(root, { recursive: true });
    else throw new PlainError(`no root stands in for the image ${stage.base}.`);
    /** @type {Image} */
    const image = {
      root,
      env: { ...former?.env },
      cwd: former?.cwd ?? '/',
      user: undefined,
      entrypoint: [],
      health: [],
    };
    for (const step of stage.steps) {
      say(`  ${step.word} ${step.rest.slice(0, 100)}`);
      await words[step.word](image, step, { made, context, env, binds });
    }
    if (stage.name) made[stage.name] = image;
    last = image;
  }
  if (!last || !existsSync(last.root)) throw new PlainError('the Dockerfile has no stage.');
  return last;
}
