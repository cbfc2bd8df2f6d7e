import type { Writable } from 'node:stream';
import type { ChangedLines } from './checks/changed-lines.ts';
import { FileError, UsageError } from './errors.ts';
import { type Command, type Invocation, readInvocation } from './invocation.ts';
import { paintFor } from './output/colour.ts';
import { drawLine } from './output/draw.ts';
import { OutputClosed, type Writer, writerTo } from './output/writer.ts';
import type { Session } from './session.ts';
import { readVersion } from './version.ts';

/** The world around a call, given in so that nothing here reaches for the process. */
export interface World {
  args: string[];
  env: Record<string, string | undefined>;
  cwd: string;
  stdin: AsyncIterable<Uint8Array>;
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable;
}

/** Each is only loaded when it is called. */
const RUN: Record<Command, () => Promise<(session: Session) => Promise<boolean>>> = {
  clean: async () => (await import('./commands/clean.ts')).runClean,
  scan: async () => (await import('./commands/scan.ts')).runScan,
  reveal: async () => (await import('./commands/reveal.ts')).runReveal,
  decode: async () => (await import('./commands/decode.ts')).runDecode,
  clipboard: async () => (await import('./commands/clipboard.ts')).runClipboard,
  rewrite: async () => (await import('./commands/ask.ts')).runRewrite,
  check: async () => (await import('./commands/ask.ts')).runCheck,
};

/**
 * Runs one call of the command line.
 *
 * @returns the exit code: 0 done, 1 findings with --check, 2 wrong call or unreadable file
 */
export async function run(world: World): Promise<number> {
  const out = writerTo(world.stdout);
  const say = (line: string) => void world.stderr.write(`cleanpaste: ${line}\n`);
  try {
    const request = readInvocation(world.args);
    if ('command' in request) return await runCommand(request, { ...world, out, say });
    if ('version' in request) await out.write(`${readVersion()}\n`);
    else await out.write((await import('./help.ts')).helpPage(request.help));
    return 0;
  } catch (error) {
    if (error instanceof OutputClosed) return 0;
    if (!(error instanceof UsageError || error instanceof FileError)) throw error;
    say(drawLine(error.message));
    if (error instanceof UsageError) say('try cleanpaste --help');
    return 2;
  }
}

async function runCommand(
  called: Invocation,
  { stdin, stdout, env, cwd, out, say }: World & { out: Writer; say: (line: string) => void },
): Promise<number> {
  const paint = paintFor(stdout.isTTY === true, env);
  const { onlineFrom } =
    called.command === 'check' || called.command === 'rewrite'
      ? await import('./online.ts')
      : { onlineFrom: undefined };
  const invocation = called.useConfig
    ? await (await import('./config/settle.ts')).settle(called, cwd)
    : { ...called, ignoreFrom: cwd };
  const changed = await changedSince(invocation.since, cwd);
  const online = () => onlineFrom!(env);
  const session: Session = {
    invocation,
    input: stdin,
    env,
    out,
    paint,
    changed,
    say,
    failures: [],
    online,
    isTerminal: stdout.isTTY === true,
  };
  const found = await (await RUN[invocation.command]())(session);
  if (session.failures.length > 0) return 2;
  return invocation.check && found ? 1 : 0;
}

async function changedSince(since: string | null, cwd: string): Promise<ChangedLines | null> {
  if (since === null) return null;
  const { changedLines } = await import('./checks/changed-lines.ts');
  return changedLines(since, cwd);
}
