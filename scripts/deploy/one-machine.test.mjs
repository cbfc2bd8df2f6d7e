import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtServer } from '../setup/builds.mjs';
import { inRoot, root } from '../setup/paths.mjs';
import { settings, textOf } from './read.fixture.mjs';

const has = (program, ...args) => spawnSync(program, args).status === 0;

describe.skipIf(!has('caddy', 'version'))('deploy/Caddyfile, read by Caddy', () => {
  const adapted = (env = {}) => {
    const args = ['adapt', '--config', inRoot('deploy', 'Caddyfile'), '--adapter', 'caddyfile'];
    const { stdout, stderr, status } = spawnSync('caddy', args, {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    expect(status, stderr).toBe(0);
    return { config: JSON.parse(stdout), warnings: stderr };
  };
  const find = (value, key) =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([name, inner]) => [
          ...(name === key ? [inner] : []),
          ...find(inner, key),
        ]);

  test('sends visitors to where the server listens, also when its database is away', () => {
    const { config } = adapted();
    expect(find(config, 'dial')).toEqual(['127.0.0.1:3000']);
    expect(find(config, 'uri')).toEqual(['/healthz']);
    expect(find(config, 'listen')).toEqual([[':443']]);
  });

  test('takes name and server from its environment, as compose gives them', () => {
    const { config } = adapted({ SITE: 'paste.example', UPSTREAM: 'server:3000' });
    expect(find(config, 'host')).toEqual([['paste.example']]);
    expect(find(config, 'dial')).toEqual(['server:3000']);
  });

  test('lets through what the server takes, and as it comes', () => {
    const { config } = adapted();
    expect(find(config, 'max_size')[0]).toBeGreaterThanOrEqual(20e6);
    expect(find(config, 'flush_interval')).toEqual([-1]);
  });

  test('is a configuration that Caddy would run, written as it formats it', () => {
    const file = inRoot('deploy', 'Caddyfile');
    const valid = spawnSync('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], {
      encoding: 'utf8',
    });
    expect(valid.status, valid.stderr).toBe(0);
    expect(spawnSync('caddy', ['fmt', file], { encoding: 'utf8' }).stdout).toBe(
      textOf('deploy', 'Caddyfile'),
    );
  });
});

describe('deploy/systemd/cleanpaste.service', () => {
  const unit = textOf('deploy', 'systemd', 'cleanpaste.service');
  const setTo = (name) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

  test('starts the server that a build makes, with settings that it has', () => {
    const built = relative(root, builtServer).replaceAll('\\', '/');
    expect(setTo('ExecStart')).toBe(`/usr/local/bin/node /srv/cleanpaste/${built}`);
    const names =
      setTo('Environment')
        ?.split(' ')
        .map((it) => it.split('=')[0]) ?? [];
    expect(names).toContain('DATA_DIR');
    for (const name of names) expect(settings).toContain(name);
    expect(unit).toContain(`DATA_DIR=/var/lib/${setTo('StateDirectory')}\n`);
  });

  test('forbids all that the server does not need, but not the memory that Node writes programs into', () => {
    expect(setTo('NoNewPrivileges')).toBe('yes');
    expect(setTo('ProtectSystem')).toBe('strict');
    expect(unit).not.toContain('MemoryDenyWriteExecute');
  });

  test('is tried for as long as its database is away, and begins after one on this machine', () => {
    expect(setTo('Restart')).toBe('on-failure');
    expect(setTo('StartLimitIntervalSec')).toBe('0');
    expect(unit).not.toContain('StartLimitBurst');
    expect(setTo('After')?.split(' ')).toContain('postgresql.service');
    // It runs without one as well.
    expect(unit).not.toMatch(/^(Requires|Wants|BindsTo)=.*postgresql/m);
  });

  test.skipIf(!has('systemd-analyze', '--version'))(
    'is read by systemd without a complaint',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-unit-'));
      try {
        const file = join(folder, 'cleanpaste.service');
        // What it starts is not here.
        writeFileSync(file, unit.replace(/^ExecStart=.*$/m, `ExecStart=${process.execPath}`));
        const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
          encoding: 'utf8',
        });
        expect(stderr.split('\n').filter((line) => line.includes('cleanpaste.service'))).toEqual(
          [],
        );
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});
