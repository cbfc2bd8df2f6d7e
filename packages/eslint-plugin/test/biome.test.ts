import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const plugin = fileURLToPath(new URL('../biome/no-hidden-characters.grit', import.meta.url));
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

interface Told {
  diagnostics: { message?: unknown; location?: { path?: unknown } }[];
}

function lint(files: Record<string, string>): { status: number | null; hits: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-biome-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const config = {
    plugins: [plugin],
    linter: { rules: { preset: 'none' } },
    formatter: { enabled: false },
  };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const args = [biome, 'lint', '--reporter=json', ...Object.keys(files)];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Told;
  return { status, hits: diagnostics.map(({ location }) => JSON.stringify(location?.path)) };
}

it('the plugin for Biome finds hidden characters in strings, templates, names and JSX', () => {
  const { status, hits } = lint({
    'string.js': "f('a\u200bb');\n",
    'template.ts': 'f(`x\u202ey`);\n',
    'name.js': 'const a\u{e0100}b = 1;\nconst \u3164 = 2;\n',
    'text.jsx': 'f(<a title="x\u200by">z\u2066</a>);\n',
  });
  expect(status).toBe(1);
  for (const name of ['string.js', 'template.ts', 'name.js', 'text.jsx'])
    expect(hits.filter((it) => it.includes(name)).length, name).toBeGreaterThan(0);
});

it('the plugin for Biome says nothing of emoji, Persian and plain text', () => {
  const files = { 'a.js': "f('👨\u200d👩\u200d👧', 'می\u200cخواهم', `plain`);\n" };
  expect(lint(files)).toEqual({ status: 0, hits: [] });
});
