import type { Writable } from 'node:stream';
import { runCheck, runRewrite } from './commands/ask.ts';
import { runClean } from './commands/clean.ts';
import { runDecode } from './commands/decode.ts';
import { runReveal } from './commands/reveal.ts';
import { runScan } from './commands/scan.ts';
import { FileError, UsageError } from './errors.ts';
import { helpPage } from './help.ts';
import { type Command, type Invocation, readInvocation } from './invocation.ts';
import { onlineFrom } from './online.ts';
import { paintFor } from './output/colour.ts';
import { drawLine } from './output/draw.ts';
import { OutputClosed, type Writer, writerTo } from './output/writer.ts';
import type { Session } from './session.ts';
import { readVersion } from './version.ts';

/** The world around a call, given in so that nothing here reaches for the process. */
export interface World {
  args: string[];
  env: Record<string, string | undefined>;
  stdin: AsyncIterable<Uint8Array>;
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable;
}

const RUN: Record<Command, (session: Session) => Promise<boolean>> = {
  clean: runClean,
  scan: runScan,
  reveal: runReveal,
  decode: runDecode,
  rewrite: runRewrite,
  check: runCheck,
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
    await out.write('help' in request ? helpPage(request.help) : `${readVersion()}\n`);
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
  invocation: Invocation,
  { stdin, stdout, env, out, say }: World & { out: Writer; say: (line: string) => void },
): Promise<number> {
  const paint = paintFor(stdout.isTTY === true, env);
  const online = () => onlineFrom(env);
  const session: Session = { invocation, input: stdin, out, paint, say, failures: [], online };
  const found = await RUN[invocation.command](session);
  if (session.failures.length > 0) return 2;
  return invocation.check && found ? 1 : 0;
}
