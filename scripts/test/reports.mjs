import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * What a part of the test run found.
 * @typedef {{passed: number, failed: number, skipped: string[], unsteady?: string[], note?: string, output?: string}} Result
 * `unsteady`: tests among the passed ones that failed at their first try.
 */

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** A runner that ended badly has failed, even if no single test says so. */
function settle(result, run) {
  if (run.code !== 0 && result.failed === 0) result.failed = 1;
  if (result.passed + result.failed === 0) result.failed = 1;
  if (result.failed > 0) result.output = run.output;
  return result;
}

/**
 * Counts Vitest's JSON report; a file that could not be loaded counts as one failed test.
 * @param {string} file
 * @param {{code: number, output: string}} run
 * @returns {Result}
 */
export function countVitest(file, run) {
  const report = readReport(file);
  /** @type {string[]} */
  const unsteady = [];
  /** @type {Result} */
  const result = { passed: 0, failed: 0, skipped: [], unsteady };
  for (const suite of report?.testResults ?? []) {
    const states = suite.assertionResults.map((test) => test.status);
    const failed = states.filter((state) => state === 'failed').length;
    result.passed += states.filter((state) => state === 'passed').length;
    result.failed += failed || (suite.status === 'failed' ? 1 : 0);
    for (const test of suite.assertionResults) {
      if (!['passed', 'failed'].includes(test.status)) result.skipped.push(test.fullName);
      // What passed and has something to say of a failure was tried twice.
      const [fault] = test.status === 'passed' ? (test.failureMessages ?? []) : [];
      if (fault) unsteady.push(`${test.fullName}: ${inShort(fault)}`);
    }
  }
  return settle(result, run);
}

/** The beginning of a fault, on one line and without colours. */
const inShort = (message) =>
  stripVTControlCharacters(message)
    .replace(/\s*\n\s*/g, ' | ')
    .slice(0, 500);

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/**
 * Counts Playwright's JSON report.
 * @param {string} file
 * @param {{code: number, output: string}} run
 * @returns {Result}
 */
export function countPlaywright(file, run) {
  const report = readReport(file);
  /** @type {string[]} */
  const unsteady = [];
  /** @type {Result} */
  const result = { passed: 0, failed: report?.errors?.length ?? 0, skipped: [], unsteady };
  for (const spec of (report?.suites ?? []).flatMap(specsOf)) {
    for (const test of spec.tests) {
      if (test.status === 'expected') result.passed += 1;
      else if (test.status === 'flaky') {
        result.passed += 1;
        const fault = test.results.find(({ error }) => error)?.error.message ?? '';
        unsteady.push(`${spec.title}: ${inShort(fault)}`);
      } else if (test.status === 'skipped') result.skipped.push(spec.title);
      else result.failed += 1;
    }
  }
  return settle(result, run);
}

/** A tool that only says yes or no: one check. */
export function countCheck(run) {
  const ok = run.code === 0;
  return {
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    skipped: [],
    output: ok ? undefined : run.output,
  };
}

/**
 * @param {Result[]} results
 * @returns {Result}
 */
export function sum(results) {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
    skipped: results.flatMap(({ skipped }) => skipped),
    unsteady: results.flatMap(({ unsteady }) => unsteady ?? []),
    note:
      results
        .map(({ note }) => note)
        .filter(Boolean)
        .join('; ') || undefined,
    output:
      results
        .map(({ output }) => output)
        .filter(Boolean)
        .join('\n') || undefined,
  };
}
