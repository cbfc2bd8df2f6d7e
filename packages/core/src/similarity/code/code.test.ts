import { describe, expect, it } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { alignCode, fingerprints, likenessOf, readsAsCode, similarityOf } from '../index.ts';
import { lighthouse } from '../texts.fixture.ts';

const program = `import { readFileSync } from 'node:fs';

// Counts how often each word stands in a file.
export function countWords(path) {
  const counts = new Map();
  for (const word of readFileSync(path, 'utf8').split(/\\s+/)) {
    if (word.length < 3) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

export function mostFrequent(counts, limit = 10) {
  const pairs = [...counts.entries()];
  pairs.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  while (pairs.length > limit) pairs.pop();
  return pairs.map(([word, count]) => word + ': ' + count);
}
`;

/** The functions in another order, every name changed, other comments, blanks and literals. */
const copied = `/* Frequencies of tokens, by nobody in particular. */
export function top(table, n = 25)
{
    let rows = [...table.entries()]
    rows.sort((x, y) => y[1] - x[1] || (x[0] < y[0] ? -1 : 1))
    while (rows.length > n) rows.pop()   // enough
    return rows.map(([key, times]) => key + " x " + times)
}
export function tally(file)
{
    let table = new Map()
    for (let item of readFileSync(file, "latin1").split(/\\s+/)) {
        if (item.length < 5) continue
        table.set(item, (table.get(item) ?? 0) + 1)
    }
    return table
}
`;

const other = `class Stack:
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)
        return self

    def pop(self):
        if not self.items:
            raise IndexError("empty")
        return self.items.pop()
`;

const python = `def bubble(values):
    n = len(values)
    for i in range(n):
        swapped = False
        for j in range(0, n - i - 1):
            if values[j] > values[j + 1]:
                values[j], values[j + 1] = values[j + 1], values[j]
                swapped = True
        if not swapped:
            break
    return values
`;

describe('somebody who hands in a program', () => {
  const share = (text: string, source: string) => similarityOf(text, alignCode(text, source));

  it('is found out though names, literals, comments, layout and order are others', () => {
    expect(share(copied, program)).toBeGreaterThan(0.75);
    expect(alignCode(copied, program).map(({ kind }) => kind)).toContain('reworded');
    const renamed = python
      .replace(/values/g, 'arr')
      .replace(/swapped/g, 'flag')
      .replace(/\bn\b/g, 'size')
      .replace(/ {4}/g, '\t');
    expect(share(`# my own work\n${renamed}`, python)).toBeGreaterThan(0.85);
  });

  it('is told where it stands, and word for word where it is', () => {
    const [match, ...more] = alignCode(program, program);
    expect(more).toEqual([]);
    expect(match).toMatchObject({ kind: 'verbatim', similarity: 1 });
    const [first] = alignCode(copied, program);
    expect(copied.slice(first!.start, first!.end)).toContain('rows.sort');
    expect(program.slice(first!.sourceStart, first!.sourceEnd)).toContain('pairs.sort');
  });

  it('is charged with nothing for what it brings in, or for another program', () => {
    expect(alignCode(other, program)).toEqual([]);
    expect(alignCode(python, other)).toEqual([]);
    const imports = (name: string) =>
      Array.from({ length: 12 }, (_, i) => `import { ${name}${i} } from './${name}-${i}.js';`).join(
        '\n',
      );
    expect(alignCode(imports('a'), imports('b'))).toEqual([]);
    const table = (from: number) =>
      `const table = [${Array.from({ length: 90 }, (_, i) => from + i).join(', ')}];`;
    expect(alignCode(table(3), table(400))).toEqual([]);
  });

  it('is compared as a program, and a text as a text', () => {
    for (const text of [program, copied, other, python]) expect(readsAsCode(text)).toBe(true);
    for (const text of [
      lighthouse,
      '',
      'Return the key; if not, call.\nFor now, stay.\nWhile it rains; read.',
    ])
      expect(readsAsCode(text)).toBe(false);
    expect(likenessOf(copied, program, []).counted).toEqual(alignCode(copied, program));
  });

  it('is found in an index by fingerprints that do not know its names', () => {
    const index = new Set(
      fingerprints(program)
        .filter(({ kind }) => kind === 'code')
        .map(({ hash }) => hash),
    );
    const met = fingerprints(copied, { every: true }).filter(({ hash }) => index.has(hash));
    expect(met.length).toBeGreaterThan(3);
    expect(fingerprints(lighthouse).some(({ kind }) => kind === 'code')).toBe(false);
  });

  it('gets spans inside both programs, whatever they are', () => {
    const part = fc.constantFrom(program, copied, other, '{', '"', '/*', "'''", '`', '#');
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 4 }), (parts) => {
        const text = parts.join('');
        for (const match of alignCode(text, program)) {
          expect(match.start).toBeLessThan(match.end);
          expect(match.end).toBeLessThanOrEqual(text.length);
          expect(match.sourceEnd).toBeLessThanOrEqual(program.length);
        }
      }),
    );
  });
});
