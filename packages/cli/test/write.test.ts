import {
  chmodSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FileError } from '../src/errors.ts';
import { replaceFile } from '../src/files/replace-file.ts';
import { cleanpaste, folderWith } from './command.ts';

async function* bytes(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}

describe('clean --write', () => {
  it('writes in place, keeps the mode, leaves nothing else behind', async () => {
    const cwd = folderWith({ 'a.sh': '#!/bin/sh\u200b\r\n', 'b.txt': 'plain\n' });
    chmodSync(join(cwd, 'a.sh'), 0o751);
    const { code, stdout, stderr } = await cleanpaste(['clean', '--write', 'a.sh', 'b.txt'], {
      cwd,
    });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toBe('cleanpaste: a.sh: 1 hidden character cleaned\n');
    expect(readFileSync(join(cwd, 'a.sh'), 'utf8')).toBe('#!/bin/sh\r\n');
    expect(statSync(join(cwd, 'a.sh')).mode & 0o777).toBe(0o751);
    expect(readdirSync(cwd).toSorted()).toEqual(['a.sh', 'b.txt']);
  });

  it('does not touch what has nothing to clean, nor what is binary', async () => {
    const cwd = folderWith({
      'b.txt': 'plain 👨\u200d👩\n',
      'c.bin': Uint8Array.of(0, 0xe2, 0x80, 0x8b),
    });
    const before = ['b.txt', 'c.bin'].map((name) => {
      utimesSync(join(cwd, name), 1, 1);
      return statSync(join(cwd, name));
    });
    await cleanpaste(['clean', '--write', 'b.txt', 'c.bin'], { cwd });
    const after = ['b.txt', 'c.bin'].map((name) => statSync(join(cwd, name)));
    expect(after.map(({ ino, mtimeMs }) => [ino, mtimeMs])).toEqual(
      before.map(({ ino, mtimeMs }) => [ino, mtimeMs]),
    );
  });

  it('writes through a symbolic link to the file behind it', async () => {
    const cwd = folderWith({ 'real.txt': 'a\u200b\n' });
    symlinkSync('real.txt', join(cwd, 'link.txt'));
    await cleanpaste(['clean', '--write', 'link.txt'], { cwd });
    expect(lstatSync(join(cwd, 'link.txt')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(cwd, 'real.txt'), 'utf8')).toBe('a\n');
  });

  it('keeps encoding and byte order mark, and finds nothing the second time', async () => {
    const wide = Buffer.from('\ufeffone\u200b\r\n', 'utf16le');
    const cwd = folderWith({ 'a.txt': wide, 'b.txt': '\ufeffone\u200b\n' });
    await cleanpaste(['clean', '--write', 'a.txt', 'b.txt'], { cwd });
    expect(readFileSync(join(cwd, 'a.txt'), 'utf16le')).toBe('\ufeffone\r\n');
    expect(readFileSync(join(cwd, 'b.txt'), 'utf8')).toBe('\ufeffone\n');
    expect(await cleanpaste(['clean', '--check', 'a.txt', 'b.txt'], { cwd })).toMatchObject({
      code: 0,
    });
  });

  it('--json tells what was written', async () => {
    const cwd = folderWith({ 'a.txt': 'a\u200b\u2060\n', 'b.txt': 'b\n' });
    const { stdout } = await cleanpaste(['clean', '--write', '--json', 'a.txt', 'b.txt'], { cwd });
    expect(JSON.parse(stdout).files).toEqual([
      { file: 'a.txt', binary: false, changed: true, removedCharacterCount: 2 },
      { file: 'b.txt', binary: false, changed: false, removedCharacterCount: 0 },
    ]);
    expect(readFileSync(join(cwd, 'a.txt'), 'utf8')).toBe('a\n');
  });
});

describe('a file with two names', () => {
  it('is new under the name that was given, and as it was under the other', async () => {
    const cwd = folderWith({ 'a.txt': 'a\u200b\n' });
    linkSync(join(cwd, 'a.txt'), join(cwd, 'b.txt'));
    await cleanpaste(['clean', '--write', 'a.txt'], { cwd });
    expect(readFileSync(join(cwd, 'a.txt'), 'utf8')).toBe('a\n');
    expect(readFileSync(join(cwd, 'b.txt'), 'utf8')).toBe('a\u200b\n');
  });
});

describe('replacing a file', () => {
  it('leaves the old file and nothing beside it when the content breaks off', async () => {
    const folder = folderWith({ 'a.txt': 'old' });
    const broken = async function* () {
      yield Buffer.from('half of the new');
      throw new Error('broken');
    };
    await expect(replaceFile(join(folder, 'a.txt'), broken)).rejects.toThrow('broken');
    expect(readdirSync(folder)).toEqual(['a.txt']);
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('old');
  });

  it('refuses when somebody else changed the file meanwhile', async () => {
    const folder = folderWith({ 'a.txt': 'old' });
    const path = join(folder, 'a.txt');
    const content = async function* () {
      yield* bytes('new');
      utimesSync(path, 5, 5);
    };
    await expect(replaceFile(path, content)).rejects.toThrow(FileError);
    await expect(replaceFile(path, content)).resolves.toBeUndefined();
    expect(readFileSync(path, 'utf8')).toBe('new');
  });
});
