import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './environment.ts';
import { StartError } from './start-error.ts';

describe('readConfig', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      dataDir: resolve('data'),
      databaseUrl: null,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: null,
      trustedProxies: 0,
      trustRequestId: true,
      addressHashSecret: null,
      productName: 'CleanPaste',
      supportEmail: 'support@cleanpaste.example',
      companyLine: 'CleanPaste',
      adminEmail: null,
      google: null,
      smtpUrl: null,
      analytics: null,
      sandboxAllowed: true,
      serviceWorker: true,
      logLevel: 'info',
      cleanupsPerMinute: 120,
      stopSeconds: 10,
      drainSeconds: 0,
      databaseDirectUrl: null,
      databaseReadUrl: null,
    });
  });

  test('allows no sandbox in production, or behind https, unless it is told to', () => {
    expect(readConfig({ NODE_ENV: 'production' }).sandboxAllowed).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: 'true' }).sandboxAllowed).toBe(true);
    expect(readConfig({ PUBLIC_URL: 'https://example.com' }).sandboxAllowed).toBe(false);
    expect(readConfig({ PUBLIC_URL: 'http://127.0.0.1:8080' }).sandboxAllowed).toBe(true);
    expect(readConfig({ ALLOW_SANDBOX: 'false' }).sandboxAllowed).toBe(false);
  });

  test('takes a direct and a read address beside the one of a database only', () => {
    const url = 'postgres://site@127.0.0.1/site';
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL']) {
      expect(() => readConfig({ [name]: url })).toThrow('need DATABASE_URL');
      expect(() => readConfig({ DATABASE_URL: url, [name]: 'mysql://x' })).toThrow(
        `${name} must look like postgres://`,
      );
    }
    const all = { DATABASE_URL: url, DATABASE_DIRECT_URL: url, DATABASE_READ_URL: url };
    expect(readConfig(all)).toMatchObject({ databaseDirectUrl: url, databaseReadUrl: url });
    expect(readConfig({ DRAIN_SECONDS: '4' }).drainSeconds).toBe(4);
    expect(() => readConfig({ DRAIN_SECONDS: '-1' })).toThrow('DRAIN_SECONDS must be');
  });

  test('takes servers of the index beside a database only, each once, with a minus or without', () => {
    const [url, other] = ['postgres://site@127.0.0.1/one', 'postgresql://site@127.0.0.1/other'];
    expect(readConfig({}).indexServers).toEqual([]);
    expect(() => readConfig({ INDEX_DATABASE_URLS: url })).toThrow('needs DATABASE_URL');
    for (const wrong of ['mysql://x', `${url},`, `${url},${url}`, `${url},-${url}`, `--${url}`])
      expect(() => readConfig({ DATABASE_URL: url, INDEX_DATABASE_URLS: wrong })).toThrow(
        'INDEX_DATABASE_URLS must be',
      );
    const set = { DATABASE_URL: url, INDEX_DATABASE_URLS: `${url}, -${other}` };
    expect(readConfig(set).indexServers).toEqual([
      { url, isLeaving: false },
      { url: other, isLeaving: true },
    ]);
  });

  test('takes Google with both halves of its credentials only', () => {
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'x' })).toThrow('must be set together');
    expect(readConfig({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }).google).toMatchObject({
      clientId: 'x',
    });
  });

  test('takes a model for rewriting with address and name only', () => {
    expect(readConfig({}).rewrite).toBeNull();
    for (const name of ['REWRITE_BASE_URL', 'REWRITE_MODEL'])
      expect(() => readConfig({ [name]: 'http://127.0.0.1/v1' })).toThrow('must be set together');
    const model = { REWRITE_BASE_URL: 'http://127.0.0.1:11434/v1/', REWRITE_MODEL: 'small:3b' };
    expect(readConfig(model).rewrite).toEqual({
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'small:3b',
      apiKey: null,
      timeoutSeconds: 120,
      parallel: 4,
    });
    const more = { REWRITE_API_KEY: 'sk', REWRITE_TIMEOUT: '30', REWRITE_PARALLEL: '1' };
    expect(readConfig({ ...model, ...more }).rewrite).toMatchObject({
      apiKey: 'sk',
      timeoutSeconds: 30,
      parallel: 1,
    });
  });

  test('takes a variable that is set to nothing as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', PRODUCT_NAME: '' })).toEqual(readConfig({}));
  });

  test('reads what is set', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      PORT: '8080',
      PUBLIC_URL: 'https://example.com/',
      TRUST_PROXY: 'true',
      PRODUCT_NAME: 'Tidy',
    });
    expect(config).toMatchObject({
      production: true,
      port: 8080,
      publicUrl: 'https://example.com',
    });
    expect(config).toMatchObject({ trustedProxies: 1, productName: 'Tidy', companyLine: 'Tidy' });
  });

  test.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'example.com'],
    ['PUBLIC_URL', 'https://example.com/app'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['DATABASE_URL', 'mysql://root:hunter2@localhost/x'],
    ['DATABASE_URL', 'hunter2'],
    ['TRUST_PROXY', 'yes'],
    ['ADDRESS_HASH_SECRET', 'hunter2'],
    ['SUPPORT_EMAIL', 'support'],
    ['COMPANY_LINE', 'two\nlines'],
    ['LOG_LEVEL', 'debug'],
    ['SERVICE_WORKER', 'no'],
    ['STOP_SECONDS', '0'],
    ['REWRITE_BASE_URL', 'models.example/v1'],
    ['REWRITE_BASE_URL', 'https://me:hunter2@models.example/v1'],
    ['REWRITE_API_KEY', 'hunter2\r\nx: y'],
    ['REWRITE_PARALLEL', '0'],
    ['BROWSER_MODEL_FILE', '/nowhere/hunter2.gguf'],
    ['BROWSER_MODEL_FILE', import.meta.filename],
  ])('%s=%s is refused in one line that names it and repeats no value', (name, value) => {
    const attempt = () => readConfig({ [name]: value });
    expect(attempt).toThrow(StartError);
    expect(attempt).toThrow(new RegExp(`^${name} [^\\n]+$`));
    expect(attempt).not.toThrow(/hunter2/);
  });

  const fetched = [
    ...['PUBLIC_URL', 'REWRITE_BASE_URL', 'GOOGLE_DISCOVERY_URL', 'COPYLEAKS_API_URL'],
    ...['COPYLEAKS_ID_URL', 'ANALYTICS_SCRIPT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  ];
  test.each(fetched)('takes no address as %s that leads to files or other protocols', (name) => {
    for (const address of [
      ...['file:///etc/passwd', 'gopher://127.0.0.1:6379/_x', 'ftp://127.0.0.1/x'],
      ...['data:application/json,{}', 'javascript:0', 'blob:http://127.0.0.1/x', '//127.0.0.1'],
    ])
      expect(() => readConfig({ [name]: address })).toThrow(new RegExp(`^${name} must`));
  });
});
