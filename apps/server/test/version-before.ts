import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsFolder } from './database.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null;
}

/** The commit before the one that added the newest migration; null where there is no such history. */
function commitBefore(): string | null {
  const newest = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1)!;
  const path = `apps/server/drizzle/${newest}`;
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', path);
  return added && git('rev-parse', '--verify', '--quiet', `${added}^`);
}

/**
 * Builds the server as it was before the newest migration, beside the packages of today.
 * @returns the program, or why there is none
 */
export function buildVersionBefore(): { entry: string; discard: () => void } | string {
  const commit = commitBefore();
  if (!commit) return 'there is no history of the migrations here';
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'version-before-'));
  const discard = () => rmSync(folder, { recursive: true, force: true });
  try {
    const tree = execFileSync(
      'git',
      ['archive', commit, 'apps/server', 'packages', 'package.json', 'tsconfig.base.json'],
      { cwd: root, maxBuffer: 500_000_000 },
    );
    execFileSync('tar', ['-x', '-C', folder], { input: tree });
    // Its own packages; all others are found further up.
    mkdirSync(join(folder, 'node_modules/@cleanpaste'), { recursive: true });
    for (const name of ['core', 'contract'])
      symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@cleanpaste', name));
    execFileSync(process.execPath, ['apps/server/scripts/build.ts'], {
      cwd: folder,
      stdio: 'pipe',
    });
  } catch (error) {
    discard();
    return `it cannot be built any more: ${String(error).slice(0, 500)}`;
  }
  return { entry: join(folder, 'apps/server/dist/main.js'), discard };
}
