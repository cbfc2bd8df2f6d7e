import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const server = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles the server into `folder`/main.js. Not for speed of running but of starting: Node reads
 * the package.json of drizzle-orm anew for each of its files, which takes longer than all the rest.
 * @param folder directly inside apps/server, so that `../drizzle` is found from there
 */
export async function buildServer(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    cwd: server,
    input: { main: 'src/main.ts', worker: 'src/worker.ts' },
    platform: 'node',
    resolve: { conditionNames: ['cleanpaste-source', 'node', 'import'] },
    // PGlite and pdfkit load files beside their own, pg does not survive being bundled, the sandbox is rarely loaded.
    external: [/^@electric-sql\//, 'pg', 'oidc-provider', 'pdfkit'],
    logLevel: 'warn',
    output: { dir: folder, format: 'esm' },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildServer(fileURLToPath(new URL('../dist', import.meta.url)));
}
