import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { cleanpaste, folderWith } from './command.ts';

// biome-ignore lint/suspicious/noExplicitAny: the point of the test is to find out what it is
type Json = any;

const isObject = (value: Json) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: Json, least: number) => Number.isInteger(value) && value >= least;

/** The properties that SARIF 2.1.0 (section 3) asks for in what the command writes. */
function checkSarif(log: Json): void {
  expect(Object.keys(log).toSorted()).toEqual(['$schema', 'runs', 'version']);
  expect(log.version).toBe('2.1.0');
  expect(log.$schema).toMatch(/^https:.*sarif-2\.1\.0\.json$/);
  expect(log.runs).toHaveLength(1);
  const [run] = log.runs;
  expect(run.columnKind).toBe('utf16CodeUnits');
  const { driver } = run.tool;
  expect(driver.name).toBe('cleanpaste');
  expect(driver.semanticVersion).toMatch(/^\d+\.\d+\.\d+$/);
  const ids = driver.rules.map(({ id }: Json) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const rule of driver.rules) expect(rule.shortDescription.text).toMatch(/^[A-Z].*\.$/);
  for (const invocation of run.invocations) {
    expect(typeof invocation.executionSuccessful).toBe('boolean');
    for (const { message } of invocation.toolExecutionNotifications)
      expect(message.text).not.toBe('');
  }
  for (const result of run.results) {
    expect(ids[result.ruleIndex]).toBe(result.ruleId);
    expect(['error', 'warning', 'note']).toContain(result.level);
    expect(result.message.text).not.toBe('');
    expect(result.locations).toHaveLength(1);
    checkLocation(result.locations[0].physicalLocation);
    for (const fix of result.fixes ?? []) {
      expect(fix.description.text).not.toBe('');
      for (const change of fix.artifactChanges) {
        expect(isObject(change.artifactLocation)).toBe(true);
        expect(change.replacements.length).toBeGreaterThan(0);
        for (const { deletedRegion, insertedContent } of change.replacements) {
          checkRegion(deletedRegion);
          expect(typeof insertedContent.text).toBe('string');
        }
      }
    }
  }
}

function checkLocation({ artifactLocation, region }: Json): void {
  // A URI reference: no spaces, no backslashes, nothing that is not ASCII.
  expect(artifactLocation.uri).toMatch(/^[\w\-.~%/:+@]+$/);
  checkRegion(region);
}

function checkRegion(region: Json): void {
  for (const key of ['startLine', 'startColumn', 'endLine', 'endColumn']) {
    expect(isCount(region[key], 1), key).toBe(true);
  }
  expect(isCount(region.charOffset, 0) && isCount(region.charLength, 1)).toBe(true);
  const [from, to] = [region.startLine, region.endLine];
  expect(from < to || (from === to && region.startColumn < region.endColumn)).toBe(true);
}

/**
 * What the schema of SARIF 2.1.0 has against these logs: `@types/sarif` is that schema as types, and a
 * compiler names each property that it lacks, does not know, or that has another type or word.
 */
function faultsBySchema(...logs: string[]): string[] {
  const file = fileURLToPath(new URL('logs-of-sarif.ts', import.meta.url));
  const consts = logs.map((log, index) => `export const log${index}: Log = ${log};`);
  const source = `import type { Log } from 'sarif';\n${consts.join('\n')}\n`;
  const options = { strict: true, noEmit: true, types: [], lib: ['lib.es2023.d.ts'] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext, true)
      : getSourceFile.call(host, name, ...rest);
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** Some are written with spaces, some without. */
const spaced = (word: string) => new RegExp(word.replace(': ', ': ?').replaceAll('.', '\\.'));

describe('scan --sarif', () => {
  const text = 'a\u200bb\u202ec\nsecond\u00a0line \u{e0041}\u{e0042} pаypal\n';

  it('is SARIF 2.1.0 by structure', async () => {
    const cwd = folderWith({ 'a b é.txt': text, 'clean.txt': 'x\n' });
    const { code, stdout } = await cleanpaste(['scan', '--sarif', 'a b é.txt', 'clean.txt'], {
      cwd,
    });
    expect(code).toBe(0);
    const log = JSON.parse(stdout);
    checkSarif(log);
    const results = log.runs[0].results;
    expect(results.map(({ level }: Json) => level)).toEqual([
      'error',
      'error',
      'note',
      'error',
      'error',
    ]);
    expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
      'a%20b%20%C3%A9.txt',
    );
    expect(results[4].fixes).toBeUndefined();
  });

  it('has nothing in it that the schema does not know, and lacks nothing that it asks for', async () => {
    const program = "s = '\u2067' ;return #\u2069 \u05d0\n\ue0b0 p\u0430y\u2026\n";
    const noise = Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 167 + 13) % 256));
    const cwd = folderWith({ 'a.txt': text, 'b.py': program, 'noise.dat': noise, 'c.txt': 'x\n' });
    const scan = async (...args: string[]) =>
      (await cleanpaste(['scan', '--sarif', ...args], { cwd })).stdout;
    const logs = [await scan('.'), await scan('c.txt'), await scan('none.txt', 'a.txt')];
    expect(logs.map((log) => JSON.parse(log).runs[0].results.length)).toEqual([11, 0, 5]);
    expect(faultsBySchema(...logs)).toEqual([]);
    const wrong = ['"level": "error"', '"startLine"', '"ruleId"', '"version": "2.1.0"'];
    const other = ['"level": "bad"', '"beginLine"', '"rule"', '"version": "2.0.0"'];
    const spoilt = wrong.map((word, at) => logs[0]!.replace(spaced(word), other[at]!));
    for (const log of spoilt) {
      expect(log).not.toBe(logs[0]);
      expect(faultsBySchema(log)).toHaveLength(1);
    }
  });

  it('has fixes that make the text what clean makes it', async () => {
    const { stdout } = await cleanpaste(['scan', '--sarif'], { input: text });
    const log = JSON.parse(stdout);
    checkSarif(log);
    let fixed = text;
    for (const { fixes } of log.runs[0].results.toReversed()) {
      const { deletedRegion, insertedContent } =
        fixes?.[0].artifactChanges[0].replacements[0] ?? {};
      if (!deletedRegion) continue;
      const { charOffset, charLength } = deletedRegion;
      fixed =
        fixed.slice(0, charOffset) + insertedContent.text + fixed.slice(charOffset + charLength);
    }
    expect(fixed).toBe((await cleanpaste(['clean'], { input: text })).stdout);
  });

  it('stays whole when a file cannot be read', async () => {
    const { code, stdout } = await cleanpaste(['scan', '--sarif', 'none.txt']);
    expect(code).toBe(2);
    const log = JSON.parse(stdout);
    checkSarif(log);
    expect(log.runs[0].invocations[0].executionSuccessful).toBe(false);
    expect(log.runs[0].results).toEqual([]);
  });
});
