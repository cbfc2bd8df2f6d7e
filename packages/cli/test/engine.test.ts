import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ModelServer, openModelServer } from '../../../apps/server/test/model-server.ts';
import { bakery, garden, recordedVersion } from '../../../apps/server/test/paraphrases.ts';
import { cleanpaste } from './command.ts';

let model: ModelServer;
beforeAll(async () => {
  model = await openModelServer(() => 'stall');
});
afterAll(() => model.close());
beforeEach(() => model.reset(({ text }) => ({ say: recordedVersion(text) })));

const rewrite = (input: string, more: string[] = [], env: Record<string, string> = {}) =>
  cleanpaste(['rewrite', '--engine', model.baseUrl, '--model', 'small', ...more], { input, env });

test('a model on this machine rewrites, without a server, a key or an account', async () => {
  const done = await rewrite(`${bakery.text}\n`, [], {
    CLEANPASTE_API_KEY: '',
    CLEANPASTE_URL: '',
  });
  expect(done).toMatchObject({ code: 0, stdout: `${bakery.paraphrase}\n`, stderr: '' });
  expect(model.calls[0]?.body).toMatchObject({ model: 'small', stream: true });
  expect(model.calls[0]?.headers.authorization).toBeUndefined();
});

test('what it says otherwise than the text is not taken: the built-in engine does it, and it is said', async () => {
  model.reset(({ text }) => ({ say: recordedVersion(text).replace('would not', 'would') }));
  const done = await rewrite(bakery.text);
  expect(done.code).toBe(0);
  expect(done.stdout).toContain('does not bake on Sundays');
  expect(done.stderr).toContain('0 of 1 parts by the model');
  expect(done.stderr).toContain('did not keep to the original');
  expect(model.calls).toHaveLength(2);
});

test('with --json the answer names the engine of each part and every change', async () => {
  const done = await rewrite(`${garden.text}\u200b`, ['--json']);
  const answer = JSON.parse(done.stdout);
  expect(answer).toMatchObject({ charged: false, removedCharacterCount: 1, baseText: garden.text });
  expect(answer.chunks.map((chunk: { engine: string }) => chunk.engine)).toEqual(['model']);
  expect(answer.edits.length).toBeGreaterThan(1);
});

test('a form is changed where the built-in engine has to help', async () => {
  model.reset(() => ({ say: 'No.' }));
  const done = await rewrite('It is "good" to know the color of the house, and people say so.', [
    ...['--quotes', 'curly', '--spelling', 'british'],
  ]);
  expect(done.stdout).toContain('“good”');
  expect(done.stdout).toContain('colour');
});

test('a model server that is not there costs nothing but a line', async () => {
  const gone = await openModelServer(() => 'stall');
  await gone.close();
  const done = await cleanpaste(['rewrite', '--engine', gone.baseUrl, '--model', 'a'], {
    input: bakery.text,
  });
  expect(done).toMatchObject({ code: 2, stdout: '' });
  expect(done.stderr).toMatch(/gave no answer/);
});

test.each([
  [['--engine', 'https://models.example/v1'], /an address of this machine/],
  [['--engine', 'http://10.0.0.7/v1'], /an address of this machine/],
  [['--engine', 'http://127.0.0.1.example/v1'], /an address of this machine/],
  [['--engine', 'http://me:hunter2@127.0.0.1/v1'], /an address such as/],
  [['--engine', 'small'], /an address such as/],
  [['--model', 'small'], /belongs to --engine/],
])('%j is refused before anything is sent', async (flags, message) => {
  const done = await cleanpaste(['rewrite', ...flags], { input: 'A text.' });
  expect(done.code).toBe(2);
  expect(done.stderr).toMatch(message);
  expect(done.stderr).not.toContain('hunter2');
  expect(model.calls).toEqual([]);
});

test('a key for the model server comes from the environment', async () => {
  await rewrite(bakery.text, [], { CLEANPASTE_ENGINE_KEY: 'sk-local' });
  expect(model.calls[0]?.headers.authorization).toBe('Bearer sk-local');
});
