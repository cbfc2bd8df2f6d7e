import { rmSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { StartError } from '../config/start-error.ts';
import { type CopyAnswer, copyDoor, markOf } from './copy-door.ts';
import { lockFolder } from './folder-lock.ts';

export interface LentCopy {
  /** A data folder with an embedded database of one moment, which nobody else opens. */
  dataDir: string;
  /** Takes it away. */
  release(): void;
}

/**
 * Asks the server that runs on a data folder for a copy of its database.
 * @returns null where no server answers
 * @throws StartError where it gives none
 */
export async function askForCopy(dataDir: string, secret: string | null): Promise<LentCopy | null> {
  const socket = createConnection(copyDoor(dataDir));
  const answer = await answerOf(socket);
  if (!answer) return null;
  try {
    if ('refused' in answer) throw refusalOf(dataDir, answer.refused);
    if (secret === null || markOf(secret) !== answer.secretMark) {
      throw new StartError(
        'the running server has another address secret. Set ADDRESS_HASH_SECRET here to the one that it was started with.',
      );
    }
    const { copy } = answer;
    const unlock = lockFolder(copy);
    return {
      dataDir: copy,
      release() {
        unlock();
        rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
        socket.destroy();
      },
    };
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

function answerOf(socket: Socket): Promise<CopyAnswer | null> {
  return new Promise((resolve, reject) => {
    let text = '';
    let heard = false;
    socket.on('connect', () => {
      heard = true;
    });
    const nobody = () => (heard ? reject(new StartError('the server stopped.')) : resolve(null));
    socket.on('error', nobody).on('close', nobody);
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      if (text.endsWith('\n')) resolve(JSON.parse(text) as CopyAnswer);
    });
  });
}

const refusalOf = (dataDir: string, code: string) =>
  new StartError(
    code === 'ENOSPC'
      ? `there is no room for a copy of the database on the disk of ${dataDir}.`
      : `the running server could not copy its database (${code}).`,
  );
