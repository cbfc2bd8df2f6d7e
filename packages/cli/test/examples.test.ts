import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS, readInvocation } from '../src/invocation.ts';
import { cleanpaste } from './command.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Pages that show the command to people. */
const PAGES = ['README.md', 'packages/cli/README.md'];

/** The calls in the blocks of a page that are for a shell, each with its arguments as a shell has them. */
function callsOf(page: string): string[][] {
  const blocks = [...page.matchAll(/^```(?:sh|bash)\n([\s\S]*?)^```/gm)].map(([, code]) => code!);
  return blocks.flatMap(callsIn);
}

function callsIn(code: string): string[][] {
  return [
    ...code.matchAll(
      /^(.*?)(?:npx )?\bcleanpaste ((?:clean|scan|reveal|decode|clip|rew|che|--).*)$/gm,
    ),
  ]
    .map(([, , rest]) =>
      rest!
        .replace(/\s+#.*$/, '')
        .replace(/\s+(?:\d?[<>]|\|).*$/, '')
        .replace(/ {3,}.*$/, ''),
    )
    .map(wordsOf);
}

/** Patterns stay as they are, quotes go. */
const wordsOf = (rest: string) =>
  execFileSync('sh', ['-fc', `printf '%s\\n' ${rest}`])
    .toString()
    .trimEnd()
    .split('\n');

/** The lines of a page of help that are set apart. */
const examplesOf = (page: string) => page.match(/^ {2}cleanpaste .*$/gm)?.join('\n') ?? '';

describe('every example', () => {
  it.each(PAGES)('of %s is a call that the command takes', (path) => {
    const calls = callsOf(read(path));
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) expect(() => readInvocation(call), call.join(' ')).not.toThrow();
  });

  it('of the help is a call that the command takes', async () => {
    const pages = await Promise.all(
      [...COMMANDS.map((command) => [command, '--help']), ['--help']].map((args) =>
        cleanpaste(args),
      ),
    );
    for (const { stdout } of pages) {
      const calls = callsIn(examplesOf(stdout));
      for (const call of calls) expect(() => readInvocation(call), call.join(' ')).not.toThrow();
    }
    expect(pages.flatMap(({ stdout }) => callsIn(examplesOf(stdout))).length).toBeGreaterThan(20);
  });

  it('begins, for developers, with npx cleanpaste', () => {
    const page = read('README.md');
    const [first] = page
      .slice(page.indexOf('## For developers'))
      .match(/```sh\n(.*)$/m)!
      .slice(1);
    expect(first).toMatch(/^npx cleanpaste /);
    const [shown] = read('packages/cli/README.md')
      .match(/```sh\n(.*)$/m)!
      .slice(1);
    expect(shown).toMatch(/^npx cleanpaste /);
    expect(page.indexOf('npx cleanpaste')).toBeLessThan(page.indexOf('import {'));
  });
});

it('the pages of the documents name only files that there are', () => {
  for (const path of PAGES) {
    const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, to]) => to!);
    for (const link of links)
      expect(existsSync(new URL(link, new URL(path, root))), link).toBe(true);
  }
});
