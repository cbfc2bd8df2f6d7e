import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../setup/paths.mjs';
import { run } from '../setup/run.mjs';
import { PlainError, say } from '../setup/say.mjs';

/** Where engines are not called in the same way. */
const differences = {
  docker: { build: [] },
  // Images of its own format have no health check.
  podman: { build: ['--format=docker'] },
};

/**
 * An installed container engine.
 * @typedef {object} Engine
 * @property {string} name
 * @property {(...args: string[]) => ReturnType<typeof run>} call
 * @property {(what: string, ...args: string[]) => Promise<string>} must what it prints; fails with what was to be done
 * @property {(given: {file: string, tag: string, context: string, args?: Record<string, string>}) => Promise<string>} build
 * @property {(...args: string[]) => void} undo at once, whatever comes of it
 */

/**
 * @param {string} name
 * @returns {Promise<Engine>}
 */
export async function engineCalled(name) {
  const { build } = differences[name] ?? {};
  if (!build)
    throw new PlainError(`${name} is not known here: ${Object.keys(differences).join(' or ')}.`);
  const env = { DOCKER_BUILDKIT: '1' };
  const call = (...args) => run(name, args, { env });
  const must = async (what, ...args) => {
    const { code, output, stdout } = await call(...args);
    if (code !== 0) throw new PlainError(`${name}: ${what}: ended with ${code}.\n${output}`);
    return stdout.trim();
  };
  const version = await call('version');
  if (version.code !== 0)
    throw new PlainError(`${name} is not installed or does not run.\n${version.output}`);
  return {
    name,
    call,
    must,
    build: ({ file, tag, context, args = {} }) => {
      const given = Object.entries(args).flatMap(([key, value]) => [
        '--build-arg',
        `${key}=${value}`,
      ]);
      return must(
        `build ${tag}`,
        'build',
        ...build,
        ...given,
        '--file',
        file,
        '--tag',
        tag,
        context,
      );
    },
    undo: (...args) => spawnSync(name, args, { stdio: 'ignore' }),
  };
}

/** Whether an engine has an image, or gets it. */
export async function hasImage({ call }, image) {
  if ((await call('image', 'inspect', image)).code === 0) return true;
  return (await call('pull', image)).code === 0;
}

/**
 * Gives an engine a root for an image.
 * @param {Engine} engine
 * @param {{root: string, tag: string, folder: string, label: string, network: {env: Record<string, string>, binds: Record<string, string>}}} given
 */
export async function importRoot(engine, { root, tag, folder, label, network }) {
  say(`Handing a root to ${engine.name}…`);
  for (const [to, from] of Object.entries(network.binds)) {
    const { code, output } = await run('cp', ['-L', from, join(root, to)]);
    if (code !== 0) throw new PlainError(output);
  }
  const archive = join(folder, 'base.tar');
  const { code, output } = await run('tar', ['-C', root, '-cf', archive, '.']);
  if (code !== 0) throw new PlainError(output);
  const changes = [
    'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    `LABEL ${label}`,
    ...Object.entries(network.env).map(([key, value]) => `ENV ${key}=${value}`),
  ].flatMap((change) => ['--change', change]);
  await engine.must(`import ${tag}`, 'import', ...changes, archive, tag);
}

/**
 * The Dockerfile, with other names in the place of images.
 * @param {Record<string, string>} names
 */
export function dockerfileOf(names, text = readFileSync(inRoot('Dockerfile'), 'utf8')) {
  return text.replace(/^(FROM\s+)(\S+)/gm, (all, word, image) =>
    names[image] ? `${word}${names[image]}` : all,
  );
}
