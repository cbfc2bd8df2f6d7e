import { expect, test } from 'vitest';
import own from '../../package.json' with { type: 'json' };
import { version } from './version.ts';

test('the version that reports name is that of the server', () => {
  expect(version).toBe(own.version);
});
