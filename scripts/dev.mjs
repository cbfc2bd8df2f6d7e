// `npm run dev`: the page with hot reload, the server restarted on each change, data to look at.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { inRoot, root, sourceCondition } from './setup/paths.mjs';
import { freePort } from './setup/postgres.mjs';
import { handOver } from './setup/run.mjs';
import { PlainError, runMain, say } from './setup/say.mjs';

const server = (...parts) => inRoot('apps', 'server', 'src', ...parts);

async function waitUntilReady(origin, child) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new PlainError('the server did not get ready.');
}

await runMain(async () => {
  await ensureInstalled('all');
  const node24 = findNode24();
  const port = Number(process.env.PORT ?? 3000);
  const page = `http://127.0.0.1:${port}`;
  const apiPort = await freePort();
  const api = `http://127.0.0.1:${apiPort}`;
  // A folder of its own: what `npm start` keeps in ./data is never touched.
  const dataDir = process.env.DATA_DIR ?? inRoot('.cache', 'dev-data');
  const env = { PORT: String(apiPort), DATA_DIR: dataDir, PUBLIC_URL: page, API_ORIGIN: api };
  if (existsSync(server('commands', 'seed.ts'))) {
    const code = await handOver(node24, [sourceCondition, server('commands', 'seed.ts')], { env });
    if (code !== 0) throw new PlainError('the data for development could not be laid out.');
  }
  const watching = spawn(
    node24,
    ['--watch', '--watch-preserve-output', sourceCondition, server('main.ts')],
    { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  process.on('exit', () => watching.kill());
  try {
    await waitUntilReady(api, watching);
    say(`Ready: open ${page} (the server behind it listens on ${api}).`);
    const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
    const args = ['--host', '127.0.0.1', '--port', String(port), '--strictPort'];
    return await handOver(node24, [sourceCondition, vite, ...args], {
      cwd: inRoot('apps', 'web'),
      env,
    });
  } finally {
    watching.kill();
  }
});
