import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { carryOut, copyAll } from './carry-out.mjs';
import { readDockerfile } from './dockerfile.mjs';

// `npm run image` does the rest: RUN needs root.
describe.skipIf(process.platform !== 'linux')('the steps of a Dockerfile, done', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cleanpaste-steps-'));
    for (const [name, text] of [
      ['context/a.txt', 'a'],
      ['context/src/b.txt', 'b'],
      ['context/src/deep/c.txt', 'c'],
      ['context/secret/d.txt', 'd'],
      ['base/etc/base', ''],
    ]) {
      mkdirSync(join(folder, name ?? '', '..'), { recursive: true });
      writeFileSync(join(folder, name ?? ''), text ?? '');
    }
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const done = (text, args = {}) =>
    carryOut(readDockerfile(text, args), {
      folder: join(folder, 'stages'),
      bases: { known: join(folder, 'base') },
      context: { folder: join(folder, 'context'), ignored: 'secret' },
      env: {},
      binds: {},
    });
  const all = (root) => readdirSync(root, { recursive: true }).map(String).toSorted();

  test('files of the context land where COPY says, and ignored ones nowhere', async () => {
    const { root, cwd } = await done(
      'FROM scratch\nWORKDIR /work\nCOPY a.txt ./\nCOPY src/ lib/\nCOPY . /all/',
    );
    expect(cwd).toBe('/work');
    expect(all(join(root, 'work'))).toEqual([
      'a.txt',
      'lib',
      'lib/b.txt',
      'lib/deep',
      'lib/deep/c.txt',
    ]);
    expect(all(join(root, 'all'))).not.toContain('secret');
    expect(readFileSync(join(root, 'work', 'lib', 'b.txt'), 'utf8')).toBe('b');
  });

  test('a stage begins with what the one before it has, and the last one has only what it takes', async () => {
    const text = `FROM known AS first
ENV A=1 B=2
COPY a.txt /one/
FROM first AS second
COPY a.txt /two/
FROM scratch
COPY --from=second /two/ /
USER 7:8
HEALTHCHECK --interval=1s CMD ["/ask", "me"]
ENTRYPOINT ["/go"]`;
    const image = await done(text);
    expect(all(image.root)).toEqual(['a.txt']);
    expect(image).toMatchObject({
      user: '7:8',
      health: ['/ask', 'me'],
      entrypoint: ['/go'],
      env: {},
    });
    expect(all(join(folder, 'stages', 'second'))).toEqual([
      'etc',
      'etc/base',
      'one',
      'one/a.txt',
      'two',
      'two/a.txt',
    ]);
  });

  test('what an argument names is begun with, and without it what stands there', async () => {
    const text = `ARG LAST=scratch
FROM \${LAST} AS last
WORKDIR /etc
FROM scratch
COPY a.txt /kept/
COPY --from=last /etc/ kept/`;
    expect(all(join((await done(text)).root, 'kept'))).toEqual(['a.txt']);
    rmSync(join(folder, 'stages'), { recursive: true });
    const { root } = await done(text, { LAST: 'known' });
    expect(all(join(root, 'kept'))).toEqual(['a.txt', 'base']);
  });

  // Another file system than that of temporary files, on most machines.
  const elsewhere = '/dev/shm';
  test.skipIf(!existsSync(elsewhere))(
    'an image is kept where it is wanted, on any disk',
    async () => {
      const to = mkdtempSync(join(elsewhere, 'cleanpaste-kept-'));
      try {
        await copyAll(join(folder, 'context'), join(to, 'image'));
        expect(all(join(to, 'image'))).toEqual(all(join(folder, 'context')));
      } finally {
        rmSync(to, { recursive: true });
      }
    },
  );

  test('what is not there is refused by its line or its name', async () => {
    await expect(done('FROM scratch\nCOPY gone.txt /')).rejects.toThrow('there is no gone.txt');
    await expect(done('FROM scratch\nCOPY secret/d.txt /')).rejects.toThrow('or it is ignored');
    await expect(done('FROM scratch\n\nCOPY --from=gone /a /')).rejects.toThrow(
      'line 3: no stage gone',
    );
    await expect(done('FROM other')).rejects.toThrow('the image other');
  });
});
