// @vitest-environment node
import { readFileSync } from 'node:fs';
import {
  addresses,
  allEndpoints,
  apiCalls,
  apiScopes,
  cleaningOptions,
  errorsOf,
} from '@cleanpaste/contract';
import { expect, test } from 'vitest';
import {
  apiCommandLine,
  apiExamples,
  apiOptions,
  apiProblems,
  apiVerbs,
  apiDocsCopy as copy,
  installCommands,
  oneOffCommand,
} from './api-docs-copy.ts';

const byKey = allEndpoints.filter(({ auth }) => auth === 'apiKey');

test('the reference has every call that takes a key, of every scope', () => {
  expect(new Set(byKey.map(({ scope }) => scope))).toEqual(new Set(apiScopes));
  expect(Object.keys(apiVerbs)).toEqual([...apiCalls]);
  expect(byKey.map(({ address }) => address)).toEqual(apiCalls.map((name) => addresses.api[name]));
});

test('it explains every error that such a call may answer with, where problems link to, and no other', () => {
  const codes = new Set(byKey.flatMap((row) => [...errorsOf(row)]));
  expect(Object.keys(apiProblems).sort()).toEqual([...codes].sort());
});

test('it tells what each option does, and of no other', () => {
  expect(Object.keys(apiOptions)).toEqual(Object.keys(cleaningOptions));
});

test('the limits that it names are those in force', () => {
  const said = copy.limitsBody({ key: 30, address: 300 }).join(' ');
  expect(said).toContain('A key may make 30 calls a minute');
  expect(said).toContain('All calls from one network address may be 300 a minute together.');
  expect(said).toContain('the answer is 429 with the code `rate_limited`, and `Retry-After`');
});

test('its examples call an address that exists', () => {
  for (const example of Object.values(apiExamples('https://cleanpaste.example'))) {
    expect(example).toContain('https://cleanpaste.example/api/v1/clean');
  }
});

test('what is said about installing the command is what its package offers', () => {
  const file = new URL('../../../../packages/cli/package.json', import.meta.url);
  const { name, version, bin, engines } = JSON.parse(readFileSync(file, 'utf8')) as {
    name: string;
    version: string;
    bin: Record<string, string>;
    engines: { node: string };
  };
  expect(Object.keys(bin)).toEqual(['cleanpaste']);
  expect(copy.installBody).toContain(`Node ${/\d+/.exec(engines.node)?.[0]} or newer`);
  const origin = 'https://cleanpaste.example';
  const packed = `${origin}/downloads/${name}-${version}.tgz`;
  for (const commands of [installCommands(origin), oneOffCommand(origin)])
    expect(commands).toContain(packed);
  for (const command of ['scan', 'rewrite', 'check'])
    expect(installCommands(origin) + apiCommandLine(origin)).toContain(`cleanpaste ${command}`);
});
