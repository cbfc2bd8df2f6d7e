import { describe, expect, it } from 'vitest';
import { atLeast, inspect, lineIndex, visible } from '../src/index.ts';

const trojan = "s = '\u2067' ;return #\u2069 \u05d0";

describe('inspect', () => {
  it('reads a program by its name, its first line, or the language given', () => {
    expect(inspect(trojan)).toEqual([]);
    expect(inspect(trojan, { path: 'a.py' })).toHaveLength(2);
    expect(inspect(`#!/usr/bin/python\n${trojan}`, { path: 'run' })).toHaveLength(2);
    expect(inspect(trojan, { language: 'python' })).toHaveLength(2);
    expect(inspect(trojan, { profile: 'code' }).length).toBeGreaterThan(0);
    expect(inspect(trojan, { path: 'a.py', profile: 'prose' })).toEqual([]);
  });

  it('gives places from 1, in UTF-16 units, over all kinds of line ends', () => {
    const [problem] = inspect('a\r\nb\rc\n\u{1f600}x\u200bd');
    expect(problem).toMatchObject({ from: { line: 4, column: 4 }, to: { line: 4, column: 5 } });
  });

  it('calls what is hidden an error, what may be meant less, and typography a note', () => {
    const severities = (text: string) => inspect(text).map(({ severity }) => severity);
    expect(severities('a\u202eb')).toEqual(['error']);
    expect(severities('a\u200bb')).toEqual(['error']);
    expect(severities('co\u00adop')).toEqual(['warning']);
    expect(severities('Wait\u2026')).toEqual(['note']);
    expect(severities('so\u00a0what')).toEqual(['note']);
  });

  it('takes private-use characters for icons of fonts, which stay', () => {
    expect(inspect('\ue0b0 main')).toMatchObject([{ severity: 'note', fix: undefined }]);
    const run = inspect('a\ue001\ue002\ue003b');
    expect(run.every(({ severity, fix }) => severity === 'note' && fix === undefined)).toBe(
      run.length > 1,
    );
  });

  it('lets a category be more, less or nothing', () => {
    const as = (severity: 'warning' | 'off') =>
      inspect('a\u200bb', { categories: { 'zero-width-space': severity } });
    expect(as('warning')[0]?.severity).toBe('warning');
    expect(as('off')).toEqual([]);
  });

  it('has a fix where cleaning would change something, and none where it would not', () => {
    expect(inspect('a\u200bb')[0]?.fix).toBe('');
    expect(inspect('Wait\u2026')[0]?.fix).toBe('...');
    expect(inspect(trojan, { path: 'a.py' })[0]?.fix).toBeUndefined();
  });
});

describe('a text made visible', () => {
  it('has nothing hidden in it, and keeps what letters and emoji need', () => {
    expect(visible('a\u200bb\u{e0041}')).toBe('a‹U+200B›b‹U+E0041›');
    expect(visible(trojan)).not.toMatch(/[\u2066-\u2069]/);
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\n\tمی\u200cخواهم';
    expect(visible(family)).toBe(family);
  });
});

it('lines and offsets are found from one another', () => {
  const text = 'ab\r\ncd\n\nef';
  const lines = lineIndex(text);
  for (let offset = 0; offset <= text.length; offset++)
    expect(lines.offset(lines.at(offset))).toBe(offset);
  expect(lines.at(text.length)).toEqual({ line: 4, column: 3 });
  expect(lines.offset({ line: 99, column: 1 })).toBe(text.length);
});

it('severities have an order', () => {
  expect(atLeast('error', 'warning')).toBe(true);
  expect(atLeast('note', 'warning')).toBe(false);
});
