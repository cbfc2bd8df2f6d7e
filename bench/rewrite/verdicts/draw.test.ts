import { describe, expect, it } from 'vitest';
import { collect, drawContexts, type Seen } from './collect.ts';
import { edited, shown } from './context.ts';
import { dealSheets, takeShared } from './sheets.ts';

const TEXT =
  'We use a small engine to carry the water up the hill, and the farmers use it in summer. It is important to look after the pump, because the village needs water every day.';

describe('what a reader sees of an edit', () => {
  const place = { sentence: 'We use\n a small engine here.', start: 3, end: 6, replacement: 'run' };

  it('is the sentence on one line, with the old and the new words', () => {
    expect(shown(place, 220)).toBe('We [-use-]{+run+} a small engine here.');
    expect(edited(place)).toBe('We run\n a small engine here.');
  });

  it('is cut between words where the sentence is long', () => {
    const long = 'word '.repeat(100);
    const sentence = `${long}use ${long}`.trim();
    const text = shown({ sentence, start: 500, end: 503, replacement: 'run' }, 220);
    expect(text).toMatch(/^… (?:word )+\[-use-\]\{\+run\+\}(?: word)+ …$/);
    expect(text.replace(/\[.*\}/, '').length).toBeLessThanOrEqual(224);
  });
});

describe('the pair behind an edit', () => {
  const seen = new Map<string, Seen>();
  collect(seen, { text: TEXT, kind: 'manual', document: 'one' });
  const pairs = [...seen.keys()];

  it('is known by the name that the table of pairs has for it', () => {
    expect(pairs).toContain('we use = we employ');
    expect(pairs.some((pair) => /^[a-z ]+: .+ = .+/.test(pair))).toBe(true);
  });

  it('stands in its sentence where the edit was made', () => {
    for (const { byKind } of seen.values()) {
      for (const { sentence, position, start } of [...byKind.values()].flat())
        expect(TEXT.indexOf(sentence) + start).toBe(position);
    }
  });
});

describe('the contexts of a pair', () => {
  it('come from all kinds of text, and at most two from one document', () => {
    const context = (kind: string, document: string, n: number) => ({
      ...{ sentence: `Word${n} use it${n}.`, start: 6, end: 9, replacement: 'run' },
      ...{ pair: 'use → run', kind, document, position: 0, lot: String(n) },
    });
    const one = Array.from({ length: 9 }, (_, n) => context('essay', 'a', n));
    const two = [context('law', 'b', 10), context('law', 'c', 11)];
    const byKind = new Map([
      ['essay', one],
      ['law', two],
    ]);
    const drawn = drawContexts({ places: 11, byKind }, 20);
    expect(drawn.map(({ kind }) => kind).sort()).toEqual(['essay', 'essay', 'law', 'law']);
    expect(new Set(drawContexts({ places: 11, byKind }, 2).map(({ kind }) => kind)).size).toBe(2);
  });
});

describe('the sheets', () => {
  const items = Array.from({ length: 80 }, (_, pair) =>
    Array.from({ length: 10 }, (_, turn) => ({ id: `${pair} ${turn}`, rank: pair + 1, turn })),
  ).flat();
  const sheets = dealSheets(items, { pairs: 40, contexts: 5, sheet: 50 });

  it('hold every item once, the most frequent pairs and a few contexts of each first', () => {
    expect(new Set(sheets.flat().map(({ id }) => id)).size).toBe(800);
    expect(sheets.map(({ length }) => length)).toEqual(Array(16).fill(50));
    const first = sheets.slice(0, 4).flat();
    expect(first.every(({ rank, turn }) => rank <= 40 && turn < 5)).toBe(true);
  });

  it('give the contexts of a pair to different readers', () => {
    const own = sheets.slice(0, 4).map((sheet) => sheet.filter(({ rank }) => rank === 7).length);
    expect(Math.max(...own)).toBe(2);
  });

  it('leave out what several readers get, which comes from all ranks', () => {
    const { shared, rest } = takeShared(items, 80);
    expect(shared.length).toBe(80);
    expect(rest.length).toBe(720);
    expect(new Set(shared.map(({ rank }) => Math.ceil(rank / 8))).size).toBe(10);
    expect(rest.some((item) => shared.includes(item))).toBe(false);
  });
});
