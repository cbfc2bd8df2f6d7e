import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { missingParts, publicEntries, publicFunctions } from './public-functions.ts';
import { runExample } from './run-example.ts';

const entries = publicEntries();
const functions = publicFunctions(entries);
const modules = new Map<string, Record<string, unknown>>();
for (const [entry, file] of entries)
  modules.set(entry, (await import(pathToFileURL(file).href)) as Record<string, unknown>);

describe('the docs of the public functions', () => {
  it('are read for every function that the entries export', () => {
    const exported = [...modules].flatMap(([entry, module]) =>
      Object.keys(module)
        .filter((name) => typeof module[name] === 'function')
        .map((name) => `${entry}/${name}`),
    );
    expect(functions.map(({ name }) => name).sort()).toEqual(exported.sort());
    expect(entries.size).toBeGreaterThanOrEqual(6);
  });

  it.each(functions.map((one) => [one.name, one] as const))('%s lacks nothing', (_name, one) => {
    expect(missingParts(one)).toEqual([]);
  });

  it.each(functions.flatMap(({ name, examples }) => examples.map((code) => [name, code] as const)))(
    '%s does what its example says',
    (name, code) => {
      const compared = runExample(code, modules.get(name.split('/')[0]!)!);
      expect(compared.length).toBeGreaterThan(0);
      for (const { expression, actual, expected } of compared)
        expect(actual, expression).toEqual(expected);
    },
  );
});

describe('a docblock that lacks something', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-docs-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const whole = [
    'Adds one. Never throws.',
    '',
    '@param value any',
    '@returns a sum',
    '@example',
    'add(1) // 2',
  ];
  const lacking = (lines: readonly string[]) => {
    const file = join(folder, 'add.ts');
    const block = `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
    writeFileSync(file, `${block}export function add(value: number) { return value + 1; }\n`);
    return publicFunctions(new Map([['sums', file]])).flatMap(missingParts);
  };

  it('is told by name', () => {
    expect(lacking(whole)).toEqual([]);
    expect(lacking(whole.slice(1))).toEqual(['a summary', '@throws, or that it never throws']);
    expect(lacking(['Adds one.', ...whole.slice(2)])).toEqual(['@throws, or that it never throws']);
    expect(lacking(['Adds one.', '@throws Error at times', ...whole.slice(2)])).toEqual([]);
    expect(lacking(whole.filter((line) => !line.startsWith('@param')))).toEqual(['@param value']);
    expect(lacking(whole.filter((line) => !line.startsWith('@returns')))).toEqual(['@returns']);
    expect(lacking(whole.slice(0, 4))).toEqual(['@example']);
    expect(lacking([...whole.slice(0, 5), 'add(1)'])).toEqual(['a result in its example']);
  });

  it('shows in an example that is no longer true', () => {
    const add = (value: number) => value + 1;
    expect(runExample('add(1) // 2', { add })).toEqual([
      { expression: 'add(1)', actual: 2, expected: 2 },
    ]);
    const [wrong] = runExample('const sum = add(\n  2,\n);\nsum\n// 2', { add });
    expect(wrong).toEqual({ expression: 'sum', actual: 3, expected: 2 });
    expect(() => runExample('gone(1) // 2', { add })).toThrow('gone');
  });
});
