import { fileURLToPath } from 'node:url';
import { StartError } from './config/start-error.ts';
import { describeError } from './log/log.ts';
import { start } from './start.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Node would print the error's message, which may quote somebody's text.
process.on('uncaughtException', (error) => {
  process.stderr.write(
    `${JSON.stringify({ level: 'error', event: 'crash', ...describeError(error) })}\n`,
  );
  process.exit(1);
});
// Whoever read the output may go away first, as in `npm start | head`.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

try {
  const server = await start({
    env: process.env,
    migrationsFolder: folder('../drizzle'),
    webFolder: folder('../../web/dist/client'),
    corpusFolder: folder('../corpus'),
    // This file's own ending tells whether it runs from source or bundled.
    workerEntry: new URL(
      import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js',
      import.meta.url,
    ),
  });
  for (const warning of server.warnings) console.error(`WARNING: ${warning}`);
  if (server.outbox) console.log(`Mail is left in ${server.outbox}`);
  console.log(`${server.productName} is ready at ${server.url}`);
  // A terminal sends the signal to the whole group and npm passes it on: only the first one counts.
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      await server.stop();
      process.exit(0);
    });
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(`CleanPaste cannot start: ${error.message}`);
  process.exit(1);
}
