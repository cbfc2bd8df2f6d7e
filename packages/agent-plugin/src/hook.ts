import { decide } from './decide.ts';
import { type Mode, readEvent } from './events.ts';
import { filesIn } from './files.ts';

const modes: Mode[] = ['clean', 'warn', 'off'];

/** One event on standard input, one answer on standard output. */
async function run(): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const event = readEvent(Buffer.concat(chunks).toString('utf8'));
  const mode = modes.find((it) => it === process.env.CLEANPASTE_AGENT) ?? 'clean';
  const answer = decide(event, filesIn(event.cwd ?? process.cwd()), mode);
  if (Object.keys(answer).length > 0) process.stdout.write(`${JSON.stringify(answer)}\n`);
}

run().catch((error: unknown) => {
  // Any code but 2 lets the agent go on: a fault of the hook is no reason to stop the work.
  process.stderr.write(`cleanpaste: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
