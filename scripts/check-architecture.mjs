// Holds every source file against the rules of the house (see ARCHITECTURE.md).
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { checkArchitecture } from './architecture/check.mjs';
import { inRoot, root } from './setup/paths.mjs';
import { runMain, say } from './setup/say.mjs';

const passedOver = new Set(['node_modules', 'dist', 'fixtures', '.cache', 'drizzle', 'coverage']);

function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : sourcesBelow(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

await runMain(() => {
  const folders = ['packages', 'apps', 'bench', 'e2e', 'scripts'].map((name) => inRoot(name));
  const paths = folders.flatMap(sourcesBelow);
  const files = new Map(
    paths.map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
  const violations = checkArchitecture(files);
  for (const { path, line, rule, message } of violations) {
    say(`${path}:${line}  [${rule}]\n  ${message}`);
  }
  say(`${files.size} files, ${violations.length} broken rules.`);
  return violations.length > 0 ? 1 : 0;
});
