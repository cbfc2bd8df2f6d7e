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

test('rewrite sends which rewrite it is and the form that is asked for, and refuses what there is not', async () => {
  answer = { status: 200, body: JSON.stringify({ cleanedText: 'Better.\n' }) };
  const flags = ['--seed', '3', '--quotes', 'curly', '--spelling', 'british'];
  const done = await cleanpaste(['rewrite', ...flags], { input: 'Worse.\n', env: env() });
  expect(done.code).toBe(0);
  expect(asked[0]?.body).toEqual({
    text: 'Worse.\n',
    seed: 3,
    form: { quotes: 'curly', spelling: 'british' },
  });
  for (const [flag, word, said] of [
    ['--quotes', 'round', 'curly, straight'],
    ['--seed', '0', 'a number from 1'],
  ] as const) {
    const refused = await cleanpaste(['rewrite', flag, word], { input: 'x', env: env() });
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining(said) });
  }
  expect(asked).toHaveLength(1);
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

test('check tells the server what not to count, and names what does not', async () => {
  const innocent = [
    { start: 0, end: 9, kind: 'contracts', counted: false },
    { start: 20, end: 29, kind: 'contracts', counted: false },
    { start: 40, end: 49, kind: 'quotations', counted: true },
  ];
  const body = { similarity: 0, aiScore: null, sources: [], innocent };
  answer = { status: 200, body: JSON.stringify(body) };
  const args = ['check', '--leave-out', 'quotations,phrases'];
  const done = await cleanpaste(args, { input: 'Words.', env: env() });
  expect(done.stdout).toContain('contracts: 2 places, not counted\n');
  expect(done.stdout).toContain('quotations: 1 place, counted\n');
  expect(asked.at(-1)?.body).toMatchObject({
    excludeQuotations: true,
    excludeReferences: false,
    excludeContracts: false,
    excludePhrases: true,
  });
  await cleanpaste(['check'], { input: 'Words.', env: env() });
  expect(asked.at(-1)?.body).toEqual({ text: 'Words.' });
  const refused = await cleanpaste(['check', '--leave-out', 'poems'], { input: 'x', env: env() });
  expect(refused).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('quotations, references'),
  });
});

test('check says why there is no likelihood', async () => {
  for (const [aiReason, said] of [
    ['not English', 'none, the text is not in English'],
    ['verse', 'none, the text is verse'],
    ['too short to say', 'too short to say'],
  ]) {
    const body = JSON.stringify({ similarity: 0, aiScore: null, aiReason, sources: [] });
    answer = { status: 200, body };
    const { stdout } = await cleanpaste(['check'], { input: 'Wörter.', env: env() });
    expect(stdout).toContain(`AI likelihood ${said}\n`);
  }
});

test('check prints a likelihood that says little otherwise than one that says much', async () => {
  const peopleAsHigh = { label: 'essays', texts: 958, rate: 0.25 };
  const rest = { similarity: 0, sources: [], verdictThreshold: 87, provider: 'local' };
  for (const [more, said] of [
    [{ aiScore: 58, peopleAsHigh }, 'about 58 %, cannot tell\n'],
    [
      { aiScore: 42, peopleAsHigh },
      ' 42 %, probably written by a person (of essays by people, 25 in 100 get',
    ],
    [{ aiScore: 100 }, ' over 99 %, probably machine-written\n'],
    [{ aiScore: 0 }, ' under 1 %, probably written by a person\n'],
    [{ aiScore: 99 }, '99 %, probably machine-written\n'],
    [{ aiScore: 49 }, ' 49 %, probably written by a person\n'],
    [{ aiScore: 50 }, 'about 50 %, cannot tell\n'],
    [{ aiScore: 86 }, 'about 86 %, cannot tell\n'],
    [{ aiScore: 87 }, ' 87 %, probably machine-written\n'],
    [{ aiScore: 1, provider: 'copyleaks' }, 'about 1 %, cannot tell\n'],
    [
      { aiScore: 9, peopleAsHigh: { ...peopleAsHigh, rate: 0 } },
      'person (of essays by people, fewer',
    ],
  ] as const) {
    answer = { status: 200, body: JSON.stringify({ ...rest, ...more }) };
    const { stdout } = await cleanpaste(['check'], { input: 'Words.', env: env() });
    expect(stdout).toContain(said);
  }
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
