import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanpaste } from './command.ts';

const key = 'cp_abcdefghijklmnop';
let server: Server;
let origin: string;
let asked: { url: string; authorization: string | undefined; body: unknown }[];
let answer: { status: number; body: string };

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    asked.push({
      url,
      authorization: headers.authorization,
      body: JSON.parse(await read(request)),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
});

const env = () => ({ CLEANPASTE_API_KEY: key, CLEANPASTE_URL: origin });

test('rewrite sends the text with the key and prints what comes back', async () => {
  answer = { status: 200, body: JSON.stringify({ cleanedText: 'Better.\n' }) };
  const done = await cleanpaste(['rewrite'], { input: 'Worse.\n', env: env() });
  expect(done).toMatchObject({ code: 0, stdout: 'Better.\n' });
  expect(asked).toEqual([
    { url: '/api/v1/rewrite', authorization: `Bearer ${key}`, body: { text: 'Worse.\n' } },
  ]);
});

test('check prints the figures and sources, and exits 1 with --check when there are any', async () => {
  const source = { title: 'A book', url: 'https://example.org', matchPercentage: 12 };
  answer = {
    status: 200,
    body: JSON.stringify({ similarity: 12, aiScore: null, sources: [source] }),
  };
  const done = await cleanpaste(['check', '--check'], { input: 'Words.', env: env() });
  expect(done.code).toBe(1);
  expect(done.stdout).toContain('similarity 12 %, AI likelihood too short to say');
  expect(done.stdout).toContain('12 %  A book https://example.org');
});

test('what the server refuses is said in its words, and the key never', async () => {
  answer = { status: 403, body: JSON.stringify({ detail: 'You have reached the limit.' }) };
  const done = await cleanpaste(['rewrite'], { input: 'x', env: env() });
  expect(done.code).toBe(2);
  expect(done.stderr).toContain('You have reached the limit.');
  expect(done.stdout + done.stderr).not.toContain(key);
});

test('a server that is not there is named', async () => {
  const gone = { ...env(), CLEANPASTE_URL: 'http://127.0.0.1:9' };
  const done = await cleanpaste(['check'], { input: 'x', env: gone });
  expect(done).toMatchObject({ code: 2, stderr: expect.stringContaining('could not be reached') });
});

test.each([
  [{}, /CLEANPASTE_API_KEY/],
  [{ CLEANPASTE_API_KEY: 'secret value' }, /not a key/],
  [{ CLEANPASTE_API_KEY: key }, /CLEANPASTE_URL/],
  [{ CLEANPASTE_API_KEY: key, CLEANPASTE_URL: 'http://example.org' }, /https/],
])('asks for what is missing: %#', async (given, message) => {
  const done = await cleanpaste(['rewrite'], { input: 'x', env: given });
  expect(done.code).toBe(2);
  expect(done.stderr).toMatch(message);
  expect(done.stderr).not.toContain('secret value');
  expect(asked).toEqual([]);
});
