import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { describeError, type Log } from '../log/log.ts';
import { lockFolder } from './folder-lock.ts';

/** Where a running server is asked for a copy. Windows has no sockets in folders. */
export function copyDoor(dataDir: string): string {
  if (process.platform !== 'win32') return join(dataDir, 'copies.sock');
  const name = createHash('sha256').update(resolve(dataDir).toLowerCase()).digest('hex');
  return `\\\\.\\pipe\\cleanpaste-${name.slice(0, 32)}`;
}

/** Copies stand in the data folder, under names that begin with this. */
const copyName = 'copy-';

/** What is asked for, and what is answered: one line each, and no more. */
export type CopyAnswer = { copy: string; secretMark: string } | { refused: string };

/** Tells whether two programs have the same secret without telling it. */
export const markOf = (secret: string) =>
  createHash('sha256').update(`copy of ${secret}`).digest('hex');

interface Given {
  dataDir: string;
  secret: string;
  log: Log;
  /** Copies the embedded database into a new folder. */
  copyTo(folder: string): Promise<void>;
}

/**
 * Copies the embedded database for whoever asks at a socket that only the server's own user may open.
 * A copy stays for as long as its connection, so that none is left lying when the asker is killed;
 * when the server goes first, the asker keeps it and takes it away.
 * A door that cannot be opened costs copies, and nothing else.
 * @returns closes it, and waits for the copy under way
 */
export async function openCopyDoor(given: Given): Promise<() => Promise<void>> {
  const door = copyDoor(given.dataDir);
  const sockets = new Set<Socket>();
  let last: Promise<void> = Promise.resolve();
  let closing = false;
  clearCopies(given.dataDir);
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    // One after the other: each takes the room of a whole database.
    last = last.then(() => serve(socket, given, () => closing)).catch(() => {});
  });
  if (!(await listenAt(server, door, given.log))) return async () => {};
  return async () => {
    closing = true;
    const closed = new Promise<void>((done) => server.close(() => done()));
    for (const socket of sockets) socket.destroy();
    await Promise.all([closed, last]);
  };
}

/** The folder is this process's own, so a socket in it is a dead one's, and so are copies that nobody holds. */
function clearCopies(dataDir: string): void {
  rmSync(join(dataDir, 'copies.sock'), { force: true });
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(copyName))) {
    const copy = join(dataDir, name);
    try {
      lockFolder(copy)();
      rmSync(copy, { recursive: true, force: true });
    } catch {
      // Somebody still reads it, and takes it away.
    }
  }
}

async function listenAt(server: Server, door: string, log: Log): Promise<boolean> {
  try {
    await new Promise<void>((done, fail) => server.once('error', fail).listen(door, done));
    if (process.platform !== 'win32') chmodSync(door, 0o600);
    server.on('error', () => {});
    return true;
  } catch (error) {
    log.error('no-copies', describeError(error));
    return false;
  }
}

async function serve(
  socket: Socket,
  { dataDir, secret, log, copyTo }: Given,
  isClosing: () => boolean,
): Promise<void> {
  if (socket.destroyed) return;
  const gone = new Promise((done) => socket.once('close', done));
  const copy = join(resolve(dataDir), `${copyName}${process.pid}-${Date.now()}`);
  let answer: CopyAnswer = { copy, secretMark: markOf(secret) };
  try {
    const began = performance.now();
    try {
      mkdirSync(copy, { mode: 0o700 });
      await copyTo(join(copy, 'database'));
      log.info('copied', { ms: Math.round(performance.now() - began) });
    } catch (error) {
      const { code } = error as { code?: unknown };
      answer = { refused: typeof code === 'string' ? code : 'unknown' };
      log.error('not-copied', describeError(error));
    }
    if (!socket.destroyed) socket.write(`${JSON.stringify(answer)}\n`);
    // Read to its end, so that the end is seen.
    socket.resume();
    await gone;
  } finally {
    const isLent = isClosing() && 'copy' in answer;
    if (!isLent) rmSync(copy, { recursive: true, force: true });
  }
}
