import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtEntry } from './process.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const routes = { prerendered: ['/'], shell: [], notFound: '404.html', shellFile: 'index.html' };

/**
 * The program with pages of its own, one build after the other: each has one asset, and that of the last
 * build, as builds have. They lie inside the checkout, from where the program finds its packages.
 * @returns the program of each build
 */
export function makeSiteBuilds(assets: string[]) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'site-builds-'));
  const entries = assets.map((asset, at) => {
    const apps = join(folder, asset, 'apps');
    const put = (name: string, content: string) => {
      const file = join(apps, 'web/dist/client', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    };
    const page = `<!doctype html><script type="module" src="/assets/${asset}.js"></script>`;
    put('routes.json', JSON.stringify(routes));
    for (const name of ['index.html', '404.html']) put(name, page);
    for (const one of [asset, assets[at - 1]]) if (one) put(`assets/${one}.js`, one);
    cpSync(dirname(builtEntry), join(apps, 'server/dist'), { recursive: true });
    for (const name of ['drizzle', 'corpus'])
      symlinkSync(join(root, 'apps/server', name), join(apps, 'server', name));
    return join(apps, 'server/dist/main.js');
  });
  return { entries, discard: () => rmSync(folder, { recursive: true, force: true }) };
}
