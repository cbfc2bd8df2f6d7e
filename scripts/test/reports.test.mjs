import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(report) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const one = (fullName, status, failureMessages = []) => ({ fullName, status, failureMessages });

test('a test that passes at the second try of Vitest is passed, and named with what failed it', () => {
  const assertionResults = [
    one('steady', 'passed'),
    one('unsteady', 'passed', ['Error: \u001b[31mlate\u001b[39m\n    at x.ts:1']),
    one('broken', 'failed', ['Error: wrong']),
    one('elsewhere', 'pending'),
  ];
  const file = written({ testResults: [{ status: 'failed', assertionResults }] });
  expect(countVitest(file, { code: 1, output: 'said' })).toEqual({
    passed: 2,
    failed: 1,
    skipped: ['elsewhere'],
    unsteady: ['unsteady: Error: late | at x.ts:1'],
    output: 'said',
  });
});

test('so is one of Playwright, and one that fails twice has failed', () => {
  const error = { message: 'Error: late\nmore' };
  const spec = (title, status, results = []) => ({ title, tests: [{ status, results }] });
  const specs = [
    spec('steady', 'expected'),
    spec('unsteady', 'flaky', [{ error }, {}]),
    spec('broken', 'unexpected', [{ error }, { error }]),
  ];
  const file = written({ suites: [{ specs }] });
  expect(countPlaywright(file, { code: 1, output: 'said' })).toEqual({
    passed: 2,
    failed: 1,
    skipped: [],
    unsteady: ['unsteady: Error: late | more'],
    output: 'said',
  });
});

test('a runner that dies without a report has failed', () => {
  const nowhere = join(folder, 'none.json');
  expect(countVitest(nowhere, { code: 0, output: '' }).failed).toBe(1);
  expect(countPlaywright(nowhere, { code: 1, output: '' }).failed).toBe(1);
});
