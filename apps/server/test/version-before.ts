import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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

/** Its packages that are not here any more, such as they were; all others are found further up. */
function installMissing(folder: string): void {
  const { dependencies } = JSON.parse(
    readFileSync(join(folder, 'apps/server/package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const missing = Object.entries(dependencies).filter(
    ([name]) => !name.startsWith('@cleanpaste/') && !existsSync(join(root, 'node_modules', name)),
  );
  if (missing.length === 0) return;
  const place = join(folder, 'gone');
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{"private":true}');
  const wanted = missing.map(([name, version]) => `${name}@${version}`);
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...wanted], {
    cwd: place,
    stdio: 'pipe',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  for (const name of readdirSync(join(place, 'node_modules')).filter((it) => !it.startsWith('.')))
    renameSync(join(place, 'node_modules', name), join(folder, 'node_modules', name));
}

interface VersionBefore {
  entry: string;
  /** How many it has. */
  migrations: number;
  discard: () => void;
}

/**
 * Builds the server as it was before the newest migration, beside the packages of today.
 * @returns the program, or why there is none
 */
export function buildVersionBefore(): VersionBefore | string {
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
    mkdirSync(join(folder, 'node_modules/@cleanpaste'), { recursive: true });
    for (const name of ['core', 'contract'])
      symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@cleanpaste', name));
    installMissing(folder);
    execFileSync(process.execPath, ['apps/server/scripts/build.ts'], {
      cwd: folder,
      stdio: 'pipe',
    });
  } catch (error) {
    discard();
    return `it cannot be built any more: ${String(error).slice(0, 500)}`;
  }
  const migrations = readdirSync(join(folder, 'apps/server/drizzle')).filter((name) =>
    name.endsWith('.sql'),
  ).length;
  return { entry: join(folder, 'apps/server/dist/main.js'), migrations, discard };
}
