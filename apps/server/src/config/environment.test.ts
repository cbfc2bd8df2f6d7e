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
    });
  });

  test('allows no sandbox in production, or behind https, unless it is told to', () => {
    expect(readConfig({ NODE_ENV: 'production' }).sandboxAllowed).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: 'true' }).sandboxAllowed).toBe(true);
    expect(readConfig({ PUBLIC_URL: 'https://example.com' }).sandboxAllowed).toBe(false);
    expect(readConfig({ PUBLIC_URL: 'http://127.0.0.1:8080' }).sandboxAllowed).toBe(true);
    expect(readConfig({ ALLOW_SANDBOX: 'false' }).sandboxAllowed).toBe(false);
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
  ])('%s=%s is refused in one line that names it and repeats no value', (name, value) => {
    const attempt = () => readConfig({ [name]: value });
    expect(attempt).toThrow(StartError);
    expect(attempt).toThrow(new RegExp(`^${name} [^\\n]+$`));
    expect(attempt).not.toThrow(/hunter2/);
  });
});
