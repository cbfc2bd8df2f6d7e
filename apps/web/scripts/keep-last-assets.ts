import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The assets of this build, and of the last one that was another. */
interface Generations {
  current: string[];
  last: string[];
}

async function readGenerations(file: string): Promise<Generations> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Generations;
  } catch {
    return { current: [], last: [] };
  }
}

interface KeepLastAssetsInput {
  /** Where the last build lies. */
  from: string;
  /** The new build. */
  to: string;
  /** The list of both generations, beside the builds. */
  list: string;
}

/**
 * Lays the assets of the last build beside the new ones, for pages that are open while the site is
 * renewed. One generation only: what the last build had kept of its own last goes.
 */
export async function keepLastAssets({ from, to, list }: KeepLastAssetsInput): Promise<void> {
  const before = await readGenerations(list);
  const current = (await readdir(join(to, 'assets'), { recursive: true })).sort();
  const isSame = current.join() === before.current.join();
  const last = isSame ? before.last : before.current;
  const added = last.filter((name) => !current.includes(name));
  for (const name of added) {
    const target = join(to, 'assets', name);
    await mkdir(dirname(target), { recursive: true });
    // An asset that somebody deleted by hand is not worth a failed build.
    await cp(join(from, 'assets', name), target).catch(() => {});
  }
  await writeFile(list, JSON.stringify({ current, last } satisfies Generations));
}
