import { randomBytes } from 'node:crypto';
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallError } from './errors.ts';

const mostBytes = 16 << 20;

export interface FileAccess {
  /** @throws CallError for what is outside the folders, too long, or no text */
  read(path: string): Promise<{ text: string; encoding: 'utf-8' | 'utf-16' }>;
  /** Puts a new file in the place of the old one, at once and with its mode. */
  write(path: string, text: string): Promise<void>;
}

/**
 * Files below the roots that the client names; where it names none, below the folders of the command
 * line, or else the working folder. Links are followed before that is judged.
 */
export function fileAccess(server: Server, folders: string[]): FileAccess {
  const allowed = async () => {
    if (!server.getClientCapabilities()?.roots) return folders.length > 0 ? folders : ['.'];
    const { roots } = await server.listRoots();
    return roots.filter(({ uri }) => uri.startsWith('file:')).map(({ uri }) => fileURLToPath(uri));
  };
  const find = async (path: string) => {
    const roots = (await allowed()).map((folder) => resolve(folder));
    const named = isAbsolute(path) ? path : resolve(roots[0] ?? '.', path);
    const real = await realpath(named).catch(() => undefined);
    const realRoots = await Promise.all(roots.map((it) => realpath(it).catch(() => it)));
    const target = real ?? named;
    if (
      !(
        realRoots.some((it) => isBelow(target, it)) ||
        (!real && roots.some((it) => isBelow(target, it)))
      )
    )
      throw new CallError(`${path} is outside of the folders that this server may read`);
    if (!real) throw new CallError(`${path} does not exist`);
    return real;
  };
  return {
    async read(path) {
      const file = await find(path);
      const { size, isFile } = await stat(file).then((it) => ({
        size: it.size,
        isFile: it.isFile(),
      }));
      if (!isFile) throw new CallError(`${path} is a folder or no plain file; name files`);
      if (size > mostBytes)
        throw new CallError(`${path} has more than 16 MB; use the command cleanpaste`);
      return decodeText(await readFile(file), path);
    },
    async write(path, text) {
      const file = await find(path);
      const { mode } = await stat(file);
      const beside = join(dirname(file), `.cleanpaste-${randomBytes(6).toString('hex')}`);
      try {
        await writeFile(beside, text, { mode, flag: 'wx' });
        await rename(beside, file);
      } finally {
        await rm(beside, { force: true });
      }
    },
  };
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (!way.startsWith('..') && !isAbsolute(way));
}

function decodeText(bytes: Buffer, path: string) {
  const mark = bytes.subarray(0, 2).toString('hex');
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  try {
    // The mark at the start of a file is part of it, and is written back.
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: encoding === 'utf-8' }).decode(
      bytes,
    );
    return { text, encoding: encoding === 'utf-8' ? ('utf-8' as const) : ('utf-16' as const) };
  } catch {
    throw new CallError(`${path} could not be read as text, and so was not checked`);
  }
}
