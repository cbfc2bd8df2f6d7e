import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { casesOf, readCases } from './right-answers.ts';

const KEPT = { keep: [['number 1', 'a']], strip: [] };

describe('lists of right answers', () => {
  it('are read in the form of the project', () => {
    expect(casesOf({ keep: [['k', 'a']], strip: [['s', 'b', 'c']] }, 'file')).toEqual({
      keep: [['k', 'a']],
      strip: [['s', 'b', 'c']],
    });
  });

  it.each([
    ['a text by itself', ['a']],
    ['a text and the same answer', [['a', 'a']]],
    ['a text by name, without an answer', [{ text: 'a' }]],
    ['a list under cases', { cases: [{ input: 'a', expected: 'a' }] }],
  ])('%s is one to keep', (_, value) => expect(casesOf(value, 'file')).toEqual(KEPT));

  it.each([
    ['an array of three', [['n', 'a\u200b', 'a']]],
    ['names in use elsewhere', [{ id: 'n', dirty: 'a\u200b', output: 'a' }]],
    ['a list under strip', { strip: [{ title: 'n', input: 'a\u200b', expected: 'a' }] }],
  ])('%s is one to strip', (_, value) => {
    expect(casesOf(value, 'file')).toEqual({ keep: [], strip: [['n', 'a\u200b', 'a']] });
  });

  it('an empty answer is an answer', () => {
    expect(casesOf([{ name: 'n', input: '\u3164', expected: '' }], 'f').strip).toEqual([
      ['n', '\u3164', ''],
    ]);
  });

  it('a list of sources, languages and texts holds texts to keep', () => {
    const { keep, strip } = casesOf(
      [
        ['wm', 'pt-br', 'a'],
        ['wm', 'zh_Hant', 'b'],
      ],
      'file',
    );
    expect(keep.map(([, text]) => text)).toEqual(['a', 'b']);
    expect(keep.map(([, , isReal]) => isReal)).toEqual([true, true]);
    expect(strip).toEqual([]);
  });

  it('may be several files, and JSON line by line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cases-'));
    const [one, two] = [join(folder, 'one.json'), join(folder, 'two.jsonl')];
    writeFileSync(one, '[["n", "a\\u200b", "a"]]');
    writeFileSync(two, '{"input": "a"}\n\n{"input": "b", "expected": ""}\n');
    const { keep, strip } = readCases([one, two]);
    expect([keep.length, strip.length]).toEqual([1, 2]);
    expect(readCases().strip.length).toBeGreaterThan(77);
  });

  it('say where they cannot be read', () => {
    expect(() => casesOf([['n', 1]], 'x.json')).toThrow('x.json: case 1 is in no form');
    expect(() => casesOf({ other: [] }, 'x.json')).toThrow('x.json: no list');
    const folder = mkdtempSync(join(tmpdir(), 'cases-'));
    writeFileSync(join(folder, 'y.jsonl'), '["a"]\nno');
    expect(() => readCases([join(folder, 'y.jsonl')])).toThrow('line 2');
  });
});
