import { expect, test } from 'vitest';
import { originFor } from './use-origin.ts';

test('a server that nobody told its name is called where the reader found it', () => {
  for (const own of ['http://127.0.0.1:3000', 'http://localhost:8080', 'http://[::1]:3000'])
    expect(originFor(own, 'http://192.168.1.5:3000')).toBe('http://192.168.1.5:3000');
});

test('a configured origin counts, whatever the reader’s browser says', () => {
  expect(originFor('https://paste.example', 'http://10.0.0.1')).toBe('https://paste.example');
  expect(originFor('https://localhost.example', 'http://10.0.0.1')).toBe(
    'https://localhost.example',
  );
});
