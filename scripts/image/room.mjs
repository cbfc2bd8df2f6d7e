import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../setup/say.mjs';

/** To keep a program inside a folder as if that were the whole machine. */
export function checkCanConfine() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new PlainError('an image can be tried on Linux and as root only: it works with chroot.');
}

const quote = (word) => `'${String(word).replaceAll("'", "'\\''")}'`;

const devices = ['null', 'zero', 'random', 'urandom'];

/** How names are looked up, as container engines hand it in. */
const names = () => ['/etc/resolv.conf', '/etc/hosts'].filter((path) => existsSync(path));

/**
 * @typedef {object} Wish
 * @property {string} root the folder that becomes the whole machine
 * @property {string[]} command
 * @property {Record<string, string>} env all that the program finds in its environment
 * @property {string} cwd
 * @property {string} [user] `10001:10001`; root without it
 * @property {boolean} [readOnly] nothing can be written but what is bound, and /tmp, which is memory
 * @property {Record<string, string>} [binds] paths of this machine by where they appear in there
 */

/**
 * A command line that runs a program inside a folder; its mounts end with it, and signals reach it.
 * @param {Wish} wish
 * @returns {[string, string[]]}
 */
export function confined({ root, command, env, cwd, user, readOnly = false, binds = {} }) {
  const inside = (path) => quote(join(root, path));
  const bound = { ...Object.fromEntries(names().map((path) => [path, path])), ...binds };
  for (const path of ['/proc', '/dev', '/tmp', '/etc'])
    mkdirSync(join(root, path), { recursive: true });
  const [uid, gid] = (user ?? '0:0').split(':');
  const settings = Object.entries(env).map(([name, value]) => quote(`${name}=${value}`));
  const lines = [
    'set -e',
    `mount --rbind ${quote(root)} ${quote(root)}`,
    ...Object.entries(bound).map(
      ([to, from]) => `[ -d ${quote(from)} ] && mkdir -p ${inside(to)} || touch ${inside(to)}`,
    ),
    `mount -t proc proc ${inside('/proc')}`,
    `mount -t tmpfs -o mode=755 tmpfs ${inside('/dev')}`,
    ...devices.map(
      (it) => `touch ${inside(`/dev/${it}`)}; mount --bind /dev/${it} ${inside(`/dev/${it}`)}`,
    ),
    ...(readOnly ? [`mount -o remount,bind,ro ${quote(root)}`] : []),
    ...(readOnly ? [`mount -t tmpfs -o mode=1777,size=64m tmpfs ${inside('/tmp')}`] : []),
    ...Object.entries(bound).map(([to, from]) => `mount --bind ${quote(from)} ${inside(to)}`),
    [
      ...['exec env -i', ...settings],
      `unshare --root=${quote(root)} --wd=${quote(cwd)} --setgid=${gid} --setuid=${uid}`,
      ...['--', ...command.map(quote)],
    ].join(' '),
  ];
  return ['unshare', ['--mount', '--propagation', 'private', 'sh', '-c', lines.join('\n')]];
}
