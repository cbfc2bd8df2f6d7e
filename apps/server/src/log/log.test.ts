import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { createLog, describeError } from './log.ts';

const secret = 'a text that nobody may read';

test('an error is told by kind, code and place, never by its message', () => {
  const cause = Object.assign(new Error(`invalid input: ${secret}\n    at ${secret}`), {
    code: '22P02',
  });
  const error = new DrizzleQueryError('insert into t', [secret], cause);
  const fields = describeError(error);
  expect(JSON.stringify(fields)).not.toContain(secret);
  expect(fields).toMatchObject({ error: 'Error', error_cause1: 'Error', code_cause1: '22P02' });
  expect(fields.at_cause1).toContain('log.test.ts');
});

test('a parser that quotes its input says nothing of it', () => {
  const fields = (() => {
    try {
      return JSON.parse(secret);
    } catch (error) {
      return describeError(error);
    }
  })();
  expect(fields.error).toBe('SyntaxError');
  expect(JSON.stringify(fields)).not.toContain('nobody');
});

test('what is no error does not break the log', () => {
  expect(describeError('text')).toEqual({});
  const looped: Error & { cause?: unknown } = new Error('x');
  looped.cause = looped;
  expect(describeError(looped).error).toBe('Error');
});

test('lines are JSON, one each, and follow the level', () => {
  const lines: string[] = [];
  const now = () => new Date(0);
  const log = createLog({ level: 'error', now, write: (line) => lines.push(line) });
  log.info('quiet');
  log.error('loud', { n: 1 });
  expect(lines).toEqual([
    '{"time":"1970-01-01T00:00:00.000Z","level":"error","event":"loud","n":1}\n',
  ]);
});
