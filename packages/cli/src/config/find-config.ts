import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../errors.ts';
import { drawLine } from '../output/draw.ts';
import { type Config, NO_CONFIG } from './config.ts';
import { validConfig } from './validate.ts';

const NAMES = ['ts', 'mjs', 'js', 'json'].map((ending) => `cleanpaste.config.${ending}`);

/** A configuration and the folder that its paths are meant from. */
export interface FoundConfig {
  config: Config;
  folder: string;
}

/**
 * The configuration of a project: that which is named, or the nearest one in this folder or above,
 * up to the root of the repository. A file named `.js`, `.mjs` or `.ts` is run.
 *
 * @throws UsageError when it cannot be read or says what it may not
 */
export async function findConfig(named: string | null, cwd: string): Promise<FoundConfig> {
  if (named !== null) {
    const file = resolve(cwd, named);
    const isPackage = /(?:^|[\\/])package\.json$/.test(file);
    const value = isPackage ? (keyOf(file) ?? {}) : await load(file, named);
    return { config: validConfig(value, drawLine(named)), folder: dirname(file) };
  }
  for (let folder = cwd; ; folder = dirname(folder)) {
    for (const name of NAMES) {
      const file = join(folder, name);
      if (existsSync(file)) return { config: validConfig(await load(file, name), name), folder };
    }
    const manifest = keyOf(join(folder, 'package.json'));
    if (manifest !== undefined)
      return { config: validConfig(manifest, 'package.json: cleanpaste'), folder };
    if (folder === dirname(folder) || existsSync(join(folder, '.git')))
      return { config: NO_CONFIG, folder: cwd };
  }
}

/** The key `cleanpaste` of a package.json; one that cannot be read is somebody else's trouble. */
function keyOf(file: string): unknown {
  try {
    const text = readFileSync(file, 'utf8');
    return text.includes('"cleanpaste"') ? JSON.parse(text).cleanpaste : undefined;
  } catch {
    return undefined;
  }
}

async function load(file: string, name: string): Promise<unknown> {
  try {
    if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8'));
    const loaded = await import(pathToFileURL(file).href);
    return loaded.default ?? {};
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError(`cannot read ${name}: there is no such file`);
    const isTypes = code === 'ERR_UNKNOWN_FILE_EXTENSION' && file.endsWith('.ts');
    const [reason] = message.split('\n');
    const why = isTypes ? 'this Node reads no TypeScript; use .mjs or Node 22.18' : reason;
    throw new UsageError(`cannot read ${name}: ${why}`);
  }
}
