import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CleanOptions } from '@cleanpaste/core/hidden';
import json from '@eslint/json';
import markdown from '@eslint/markdown';
import { ESLint, type Linter } from 'eslint';
import { describe, expect, it, onTestFinished } from 'vitest';
import cleanpaste from '../src/index.ts';

const trojan = "const s = '\u2067' ;f() //\u2069 \u05d0\n";

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-eslint-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Flat configuration as somebody writes it, in a folder of files. */
async function lint(files: Record<string, string>, config: Linter.Config[], fix = false) {
  const cwd = folderWith(files);
  const eslint = new ESLint({ cwd, overrideConfigFile: true, overrideConfig: config, fix });
  const results = await eslint.lintFiles('.');
  if (fix) await ESLint.outputFixes(results);
  return {
    read: (name: string) => readFileSync(join(cwd, name), 'utf8'),
    messages: results.flatMap((it) => it.messages),
  };
}

const { recommended, strict } = cleanpaste.configs;

describe('the recommended configuration', () => {
  it('finds Trojan Source in a file', async () => {
    const { messages } = await lint({ 'a.js': trojan }, [recommended]);
    expect(messages.map(({ ruleId, line }) => [ruleId, line])).toEqual([
      ['cleanpaste/no-hidden-characters', 1],
      ['cleanpaste/no-hidden-characters', 1],
    ]);
  });

  it('writes a fixed file with --fix, and lets typography be', async () => {
    const text = "say('a\u200bb Wait\u2026');\n";
    const { read, messages } = await lint({ 'a.js': text }, [recommended], true);
    expect(read('a.js')).toBe("say('ab Wait\u2026');\n");
    expect(messages).toEqual([]);
  });

  it('obeys comments that switch it off with a reason', async () => {
    const off = '// eslint-disable-next-line cleanpaste/no-hidden-characters -- a test of it\n';
    const { messages } = await lint({ 'a.js': `${off}${trojan}` }, [recommended]);
    expect(messages).toEqual([]);
  });
});

it('the strict configuration lists typography too', async () => {
  const { messages } = await lint({ 'a.js': "say('Wait\u2026');\n" }, [strict]);
  expect(messages).toHaveLength(1);
});

it('every option of the library goes along, as the page says', async () => {
  const all: Required<Omit<CleanOptions, 'listed'>> = {
    ellipsisAndArrows: true,
    quotes: true,
    dashes: true,
    typographicSpaces: false,
    frenchSpaces: true,
    lookAlikes: true,
    chatTraces: true,
    keepProvenance: true,
  };
  const config = {
    plugins: { cleanpaste },
    rules: { 'cleanpaste/no-hidden-characters': ['error', { ...all, from: 'note' }] },
  } satisfies Linter.Config;
  const text = "f('“p\u0430ypal” 5\u00a0km [cite: 1].');\n";
  const { read } = await lint({ 'a.js': text }, [config], true);
  expect(read('a.js')).toBe('f(\'"paypal" 5 km.\');\n');
});

it('an unknown option is an error of the configuration', async () => {
  const rules: Linter.RulesRecord = {
    'cleanpaste/no-hidden-characters': ['error', { form: 'note' }],
  };
  const config = { plugins: { cleanpaste }, rules };
  await expect(lint({ 'a.js': '1;\n' }, [config])).rejects.toThrow(/form/);
});

describe('languages of other plugins', () => {
  const rules = recommended.rules as Linter.RulesRecord;

  it('Markdown is read as prose, at the right places', async () => {
    const config = {
      files: ['**/*.md'],
      plugins: { markdown, cleanpaste },
      language: 'markdown/gfm',
      rules,
    };
    const text = '# A title\n\nA pay\u200bpal, Wait\u2026\n';
    const { messages, read } = await lint({ 'a.md': text }, [config as Linter.Config], true);
    expect(messages).toEqual([]);
    expect(read('a.md')).toBe('# A title\n\nA paypal, Wait\u2026\n');
    const before = await lint({ 'a.md': text }, [config as Linter.Config]);
    expect(before.messages).toMatchObject([{ line: 3, column: 6, endColumn: 7 }]);
  });

  it('JSON is read as data', async () => {
    const config = {
      files: ['**/*.json'],
      plugins: { json, cleanpaste },
      language: 'json/json',
      rules,
    };
    const text = '{\n  "a": "x\u202ey"\n}\n';
    const { messages } = await lint({ 'a.json': text }, [config as Linter.Config]);
    expect(messages).toMatchObject([{ line: 2, column: 10, endColumn: 11 }]);
  });
});

it('the command eslint with a configuration file of a project', () => {
  const entry = pathToFileURL(fileURLToPath(new URL('../src/index.ts', import.meta.url))).href;
  const cwd = folderWith({
    'a.mjs': trojan,
    'package.json': '{ "type": "module" }',
    'eslint.config.js': `import cleanpaste from '${entry}';\nexport default [cleanpaste.configs.recommended];\n`,
  });
  const main = createRequire(import.meta.url)
    .resolve('eslint/package.json')
    .replace('package.json', 'bin/eslint.js');
  const args = ['--conditions=cleanpaste-source', main, '--format', 'json', '.'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  expect(status).toBe(1);
  const results = JSON.parse(stdout) as ESLint.LintResult[];
  expect(results.flatMap(({ messages }) => messages)).toHaveLength(2);
});
