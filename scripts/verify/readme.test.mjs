import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { expectations } from './expectations.mjs';
import { commandsOf, linksOf, programsOf } from './readme-commands.mjs';

const readme = readFileSync(inRoot('README.md'), 'utf8');

test('of every command that the README shows it is known what it does, and of no other', () => {
  const told = commandsOf(readme).map(({ command }) => command);
  expect(Object.keys(expectations).toSorted()).toEqual([...new Set(told)].toSorted());
});

test('the README shows what some commands print', () => {
  const shown = commandsOf(readme).filter(({ shows }) => shows !== null);
  expect(shown.map(({ command }) => command)).toContain('npx cleanpaste scan note.txt');
  expect(programsOf(readme).length).toBeGreaterThan(0);
});

test('what the README leads to is there', () => {
  const links = linksOf(readme);
  expect(links).toContain('ARCHITECTURE.md');
  for (const link of links) expect(existsSync(inRoot(link)), link).toBe(true);
});

test('commands are read without the remarks behind them, and answers by the command above them', () => {
  const text = [
    '```sh',
    'one --two      # why',
    '',
    '```',
    '```console',
    '$ three',
    'a',
    'b',
    '$ four',
    '```',
    '```ts',
    'x',
    '```',
    '',
  ];
  expect(commandsOf(text.join('\n'))).toEqual([
    { command: 'one --two', shows: null },
    { command: 'three', shows: 'a\nb\n' },
    { command: 'four', shows: null },
  ]);
  expect(programsOf(text.join('\n'))).toEqual(['x\n']);
});
