import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { run } from '../setup/run.mjs';
import { packagesThatRun, sbomOf } from './from-lock.mjs';

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const running = packagesThatRun(lock);

/** Licences that ask for nothing which a service or a bundle does not keep anyway. */
const licences = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT'],
  ...['MIT-0', 'MPL-2.0', 'OFL-1.1', '(MIT AND Zlib)', '(MIT OR GPL-3.0-or-later)'],
]);
/** Each with its reason. */
const otherLicences = {
  // That of the Bitstream fonts: they may be used, embedded and passed on.
  'dejavu-fonts-ttf': 'SEE LICENSE IN README.md AND LICENSE',
};
/** They choose the binary of the machine; nothing is fetched where npm has put it already. */
const mayRunOnInstall = new Set(['esbuild']);

test('whoever asks what runs is told every package, with its version, licence and checksum', async () => {
  const { code, stdout } = await run(process.execPath, [inRoot('scripts', 'sbom.mjs')]);
  expect(code).toBe(0);
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe('CycloneDX');
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  expect(named).toEqual(new Set(running.map(({ name, version }) => `${name}@${version}`)));
  for (const name of ['hono', 'pg', '@electric-sql/pglite', 'react']) {
    expect(
      [...named].some((one) => one.startsWith(`${name}@`)),
      name,
    ).toBe(true);
  }
  for (const one of components) {
    expect(one.licenses, one.purl).toHaveLength(1);
    expect(one.hashes[0]?.content, one.purl).toMatch(/^[0-9a-f]{40,128}$/);
    expect(one.purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d/);
  }
});

test('what only tests and builds of ours need is not in it', () => {
  const { components } = sbomOf(lock);
  const names = components.map(({ name }) => name);
  for (const name of ['knip', '@biomejs/biome', 'fast-check']) expect(names).not.toContain(name);
});

test('nothing that runs is fetched from elsewhere than a registry, or without a checksum', () => {
  for (const { name, version, integrity } of running) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
    expect(integrity, name).toMatch(/^sha512-/);
  }
});

test('no package that runs has been given up by its makers', () => {
  expect(running.filter(({ deprecated }) => deprecated).map(({ name }) => name)).toEqual([]);
});

test('every licence of what runs is one that was looked at', () => {
  const others = running.filter(({ license }) => !licences.has(license));
  expect(Object.fromEntries(others.map(({ name, license }) => [name, license]))).toEqual(
    otherLicences,
  );
});

test('nothing that runs has a program that npm would start at its installation, but for those looked at', () => {
  const names = running.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(new Set(names)).toEqual(mayRunOnInstall);
});

test('where there is a network, known faults are asked for at each change and each week', () => {
  const audit = readFileSync(inRoot('.github', 'workflows', 'audit.yml'), 'utf8');
  expect(audit).toMatch(/npm audit --package-lock-only --omit=dev --audit-level=moderate$/m);
  expect(audit).toMatch(/cron:/);
  expect(audit).toMatch(/npm run -s sbom/);
});
