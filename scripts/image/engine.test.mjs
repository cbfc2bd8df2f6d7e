import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dockerfileOf, engineCalled } from './engine.mjs';
import { tryWith } from './trial.mjs';

test('another name stands in for an image, and for nothing else', () => {
  const text =
    'ARG A=node:1\nFROM node:1 AS packages\nCOPY node:1 /\nFROM packages\nFROM node:1-slim\n';
  expect(dockerfileOf({ 'node:1': 'own' }, text)).toBe(
    'ARG A=node:1\nFROM own AS packages\nCOPY node:1 /\nFROM packages\nFROM node:1-slim\n',
  );
  expect(dockerfileOf({}, text)).toBe(text);
});

test('an engine that is not known, or not there, is refused by its name', async () => {
  await expect(engineCalled('lxc')).rejects.toThrow('lxc is not known here: docker or podman.');
});

// The programs in the place of engines are shell scripts.
describe.skipIf(process.platform === 'win32')('with a program in the place of an engine', () => {
  const path = process.env.PATH;
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cleanpaste-engine-'));
    mkdirSync(join(folder, 'bin'));
    process.env.PATH = `${join(folder, 'bin')}${delimiter}${path}`;
  });
  afterEach(() => {
    process.env.PATH = path;
    rmSync(folder, { recursive: true, force: true });
  });

  /** Notes what it is called with, and does what it is told to. */
  function standInFor(name, body) {
    const file = join(folder, 'bin', name);
    writeFileSync(file, `#!/bin/sh\necho "$@" >> '${join(folder, 'calls')}'\n${body}\n`);
    chmodSync(file, 0o755);
  }
  const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

  test('one that does not run says why', async () => {
    standInFor('docker', 'echo no daemon >&2; exit 1');
    await expect(engineCalled('docker')).rejects.toThrow(/docker .* does not run.*no daemon/s);
  });

  test('Podman makes images of the format that has health checks', async () => {
    const given = { file: 'F', tag: 'T', context: 'C', args: { LAST: 'former' } };
    for (const name of ['podman', 'docker']) {
      standInFor(name, 'echo done');
      await (await engineCalled(name)).build(given);
    }
    expect(calls().filter((line) => line.startsWith('build'))).toEqual([
      'build --format=docker --build-arg LAST=former --file F --tag T C',
      'build --build-arg LAST=former --file F --tag T C',
    ]);
  });

  test('a build that fails is told of, and nothing of the trial stays', async () => {
    standInFor('docker', 'case $1 in build) echo no space left >&2; exit 1;; esac');
    const trial = tryWith(await engineCalled('docker'), {
      folder,
      bases: ['node:1'],
      standIn: () => Promise.reject(new Error('it has that image')),
      network: { env: {}, binds: {} },
    });
    await expect(trial).rejects.toThrow(/build cleanpaste-trial-\w+-first.*no space left/s);
    const [, name] = /--tag (\S+)-first /.exec(calls().join('\n')) ?? [];
    expect(calls()).toContain(`rm --force ${name}`);
    expect(calls()).toContain(`volume rm --force ${name}`);
    expect(calls().find((line) => line.startsWith('rmi'))).toContain(`${name}-first`);
  });

  test('an image that an engine cannot get is handed to it, under a name of the trial', async () => {
    standInFor('podman', 'case $1 in image|pull|build) exit 1;; esac');
    mkdirSync(join(folder, 'root', 'etc'), { recursive: true });
    const trial = tryWith(await engineCalled('podman'), {
      folder,
      bases: ['node:24-bookworm-slim'],
      standIn: async () => join(folder, 'root'),
      network: { env: { HTTPS_PROXY: 'http://proxy' }, binds: {} },
    });
    await expect(trial).rejects.toThrow('build');
    const line = calls().find((one) => one.startsWith('import'));
    expect(line).toMatch(/ENV HTTPS_PROXY=http:\/\/proxy .*base\.tar cleanpaste-trial-\w+-base-0$/);
    expect(readFileSync(join(folder, 'Dockerfile'), 'utf8')).toMatch(
      /^FROM cleanpaste-trial-\w+-base-0 AS packages$/m,
    );
  });
});
