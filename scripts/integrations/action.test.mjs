import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { inRoot } from '../setup/paths.mjs';
import { annotation, hitsOf, summary } from './annotations.mjs';
import { runComposite } from './composite.mjs';
import { git, repositoryWith, temporary, write } from './repository.fixture.mjs';

// The language service imports JSON without saying so, which Node refuses.
const hooks = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { validateAction } = await import('@actions/languageservice/validate-action');
hooks.deregister();

const file = inRoot('action.yml');
const trojan = "s = '\u2067' ;return #\u2069 \u05d0\n";
/** @param {string} folder @param {Record<string, string>} [inputs] @param {Record<string, string>} [env] */
const run = (folder, inputs = {}, env = {}) => runComposite(file, { folder, inputs, env });

let asked = 0;
/** It remembers what it was asked by address. @param {string} text */
const complaints = (text) =>
  validateAction(TextDocument.create(`file:///${asked++}/action.yml`, 'yaml', 1, text));

describe("action.yml, by GitHub's own language service", () => {
  test('has no fault', async () => {
    expect(await complaints(readFileSync(file, 'utf8'))).toEqual([]);
  });

  test('would be told of a fault', async () => {
    const text = readFileSync(file, 'utf8');
    expect(await complaints(text.replace('shell: bash', 'shel: bash'))).not.toEqual([]);
    expect(await complaints(text.replace('using: composite', 'using: compost'))).not.toEqual([]);
  });

  test('gives no input to a shell as a part of its script', () => {
    const { runs } = parse(readFileSync(file, 'utf8'));
    for (const step of runs.steps) {
      expect(step.shell).toBe('bash');
      expect(step.run).not.toContain('${{');
    }
  });
});

describe('the action, run over a repository', () => {
  test('marks what is hidden where it stands, and fails', () => {
    const folder = repositoryWith({ 'a.txt': 'one\npay\u200bpal\n', 'src/b.py': trojan });
    const { status, log, outputs, summary } = run(folder);
    expect(log).toMatch(
      /^::error file=a\.txt,line=2,col=4,title=Hidden character%3A zero-width-space::ZERO WIDTH SPACE\. /m,
    );
    expect(log.match(/^::error file=src\/b\.py,line=1,/gm)).toHaveLength(2);
    expect(outputs).toEqual({ findings: '3', errors: '3', 'sarif-file': '' });
    expect(summary).toContain('| error | src/b.py:1:6 |');
    expect(status).toBe(1);
  });

  test('passes a clean repository, and one with typography only', () => {
    const { status, log, outputs } = run(repositoryWith({ 'a.txt': 'Wait\u2026 plain\n' }));
    expect(log).toContain('::notice file=a.txt');
    expect([status, outputs.errors]).toEqual([0, '0']);
    expect(run(repositoryWith({ 'a.txt': 'plain\n' })).log).toContain('0 found');
  });

  test('fails at the severity that is asked for, or never', () => {
    const folder = repositoryWith({ 'a.txt': 'Wait\u2026\n', 'b.txt': 'a\u200bb\n' });
    expect(run(folder, { paths: 'a.txt', 'fail-on': 'note' }).status).toBe(1);
    expect(run(folder, { 'fail-on': 'never' }).status).toBe(0);
    const { status, log } = run(folder, { 'fail-on': 'sometimes' });
    expect(log).toMatch(/^::error title=CleanPaste::fail-on is one of/m);
    expect(status).toBe(2);
  });

  test('reads the paths that are named, one a line', () => {
    const folder = repositoryWith({
      'a/x.txt': 'a\u200bb',
      'b/y.txt': 'a\u200bb',
      'c.md': 'a\u200bb',
    });
    expect(run(folder, { paths: 'a\n*.md\n' }).outputs.findings).toBe('2');
  });

  test('reads only what changed since a commit', () => {
    const folder = repositoryWith({ 'old.txt': 'a\u200bb' });
    const base = git(folder, 'rev-parse', 'HEAD');
    write(folder, { 'new.txt': 'c\u200bd' });
    git(folder, 'add', '.');
    git(folder, 'commit', '-qm', 'Second');
    const { outputs, log } = run(folder, { since: base });
    expect(outputs.findings).toBe('1');
    expect(log).toContain('file=new.txt');
    expect(run(folder, { since: 'nowhere' }).status).toBe(2);
    expect(run(folder, { since: '--output=x' }).log).toContain('is no commit');
  });

  test('writes SARIF for code scanning', () => {
    const folder = repositoryWith({ 'a.txt': 'a\u200bb' });
    const { outputs } = run(folder, { 'sarif-file': 'hidden.sarif' });
    expect(outputs['sarif-file']).toBe('hidden.sarif');
    const { runs } = JSON.parse(readFileSync(join(folder, 'hidden.sarif'), 'utf8'));
    expect(runs[0].results).toHaveLength(1);
  });

  test('hands flags on, and says what a wrong one was', () => {
    const folder = repositoryWith({ 'a.txt': 'Wait\u2026\n' });
    expect(run(folder, { args: '--no-ellipsis-and-arrows' }).outputs.findings).toBe('0');
    const { status, log } = run(folder, { args: '--wrong' });
    expect(status).toBe(2);
    expect(log).toMatch(/^::error title=CleanPaste::cleanpaste ended with 2/m);
  });

  test('does not let the name of a file be a command', () => {
    const folder = repositoryWith({ 'a\n::error::owned,b.txt': 'a\u200bb' });
    expect(run(folder).log).not.toMatch(/^::error::owned/m);
  });

  test('takes the version of the command that it is told, and otherwise its own, by npx', () => {
    const folder = temporary();
    const bin = temporary();
    const fake = '#!/bin/sh\necho "$@" > called\ncat > /dev/null\necho \'{"files":[]}\'\n';
    write(bin, { npx: fake });
    chmodSync(join(bin, 'npx'), 0o755);
    write(folder, { 'a.txt': 'plain' });
    git(folder, 'init', '-q');
    const env = { PATH: `${bin}:${process.env.PATH}` };
    expect(run(folder, {}, env).status).toBe(0);
    const { version } = JSON.parse(readFileSync(inRoot('packages', 'cli', 'package.json'), 'utf8'));
    const called = () => readFileSync(join(folder, 'called'), 'utf8');
    expect(called()).toBe(`--yes cleanpaste@${version} scan --json --files-from -\n`);
    run(folder, { version: '9.8.7' }, env);
    expect(called()).toContain('cleanpaste@9.8.7 ');
    run(folder, { version: '1; touch owned' }, env);
    expect(called()).toContain(`cleanpaste@${version} `);
    expect(existsSync(join(folder, 'owned'))).toBe(false);
  });
});

describe('an annotation', () => {
  const finding = {
    line: 1,
    column: 2,
    codePoints: [0x200b],
    name: 'N',
    category: 'c',
    action: 'remove',
    reason: '5 %\nmore',
  };

  test('has all that ends a command written otherwise', () => {
    const [hit] = hitsOf({ files: [{ file: 'a,b:c%\u202e.txt', findings: [finding] }] });
    expect(hit && annotation(hit)).toBe(
      '::error file=a%2Cb%3Ac%25‹U+202E›.txt,line=1,col=2,title=Hidden character%3A c::N. 5 %25‹U+000A›more',
    );
  });

  test('has the severity that the command gives', () => {
    const files = [
      { file: 'a', findings: ['note', 'warning'].map((severity) => ({ ...finding, severity })) },
    ];
    expect(hitsOf({ files }).map(({ level }) => level)).toEqual(['warning', 'note']);
  });

  test('stands in the summary once, up to a number, with nothing of Markdown in it', () => {
    const findings = Array.from({ length: 60 }, () => ({ ...finding, name: '<b>|*x*' }));
    const text = summary(hitsOf({ files: [{ file: 'a', findings }] }));
    expect(text).toContain('and 10 more');
    expect(text).toContain('\\<b\\>\\|\\*x\\*');
  });
});
