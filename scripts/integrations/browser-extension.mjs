import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../setup/paths.mjs';
import { bundle } from './bundle.mjs';
import { zip } from './zip.mjs';

const home = (/** @type {string[]} */ ...parts) =>
  inRoot('packages', 'browser-extension', ...parts);
const parts = ['background', 'content', 'popup'];

/**
 * Builds the extension as a folder that a browser loads, and packs it for a store.
 * @param {string} [folder] in place of packages/browser-extension/dist
 * @returns {Promise<string>} the folder to load
 */
export async function buildBrowserExtension(folder = home('dist')) {
  const unpacked = join(folder, 'unpacked');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundle('browser-extension', {
    input: Object.fromEntries(parts.map((name) => [name, `src/${name}.ts`])),
    format: 'iife',
    platform: 'browser',
    folder: unpacked,
  });
  cpSync(home('static'), unpacked, { recursive: true });
  const files = readdirSync(unpacked)
    .sort()
    .map((name) => [name, readFileSync(join(unpacked, name))]);
  writeFileSync(join(folder, 'cleanpaste.zip'), zip(Object.fromEntries(files)));
  return unpacked;
}
