import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countQueries } from './count-queries.ts';
import { usage } from './usage.ts';

// The real server with its real settings, which also tells what it asked of its database.

interface Running {
  url: string;
  stop(): Promise<void>;
}

const queries = countQueries();
const folder = (path: string) => fileURLToPath(new URL(`../../apps/${path}`, import.meta.url));

// By its address: the server has types of its own, without those of a browser.
const { start } = (await import(
  new URL('../../apps/server/src/start.ts', import.meta.url).href
)) as { start: (options: object) => Promise<Running> };
const server = await start({
  env: process.env,
  migrationsFolder: folder('server/drizzle'),
  webFolder: folder('web/dist/client'),
  corpusFolder: null,
  workerEntry: new URL('../../apps/server/src/worker.ts', import.meta.url),
});

/** Bytes that this process has given to the system to write. */
const written = () =>
  Number(/^wchar: (\d+)/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1] ?? Number.NaN);

// Whoever measures has gone, in whatever way.
process.on('disconnect', () => process.exit());
process.on('message', async (wish) => {
  if (wish === 'stop') {
    await server.stop();
    process.exit();
  }
  process.send?.({ ...queries(), written: written(), ...usage() });
});
process.send?.({ url: server.url });
