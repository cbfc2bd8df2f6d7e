import { spawn } from 'node:child_process';
import { FileError } from '../errors.ts';
import { findPrograms, type Program, wanted } from './programs.ts';

export interface Clipboard {
  /** @throws FileError when it holds no text, or cannot be read */
  read(): Promise<string>;
  /** @throws FileError when it cannot be written */
  write(text: string): Promise<void>;
}

/** A clipboard that is longer is no text that somebody copied. */
const mostBytes = 256 << 20;

/**
 * The clipboard of the desktop, by the programs that the machine has for it.
 *
 * @throws FileError when there are none
 */
export function clipboardOf(env: Record<string, string | undefined>): Clipboard {
  const programs = findPrograms(env);
  if (!programs) throw new FileError(`no program for the clipboard was found: install ${wanted}`);
  return {
    async read() {
      const bytes = await run(programs.read, env, undefined);
      try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
      } catch {
        throw new FileError('what is in the clipboard is no text');
      }
    },
    async write(text) {
      const { encoding } = programs.write;
      await run(
        programs.write,
        env,
        Buffer.from(encoding ? `\ufeff${text}` : text, encoding ?? 'utf8'),
      );
    },
  };
}

/** Its output when it has been given no input. Those that write stay behind to serve the text. */
function run(
  { name, args }: Program,
  env: Record<string, string | undefined>,
  input: Buffer | undefined,
): Promise<Buffer> {
  const stdio = input
    ? (['pipe', 'ignore', 'ignore'] as const)
    : (['ignore', 'pipe', 'ignore'] as const);
  // The programs of macOS go by the locale, and there may be none.
  const all = { ...env, LC_CTYPE: env.LC_ALL ?? env.LC_CTYPE ?? 'UTF-8' };
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { env: all, stdio: [...stdio] });
    const chunks: Buffer[] = [];
    let size = 0;
    const fail = (why: string) => reject(new FileError(`${name} ${why}`));
    child.stdout?.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > mostBytes) child.kill();
    });
    child.on('error', ({ message }) => fail(`could not be started: ${message}`));
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks));
      else fail(input ? 'could not write the clipboard' : 'found no text in the clipboard');
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
