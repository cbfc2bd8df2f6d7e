import { readFileSync } from 'node:fs';

/** Texts that must stay as they are, and texts with what must be left of them. */
export type Cases = {
  /** A real text is one of a list that nobody has read one by one. */
  keep: [name: string, text: string, isReal?: true][];
  strip: [name: string, text: string, expected: string][];
};

const OWN = new URL('data/cases.json', import.meta.url);

/** The lists of right answers in some files, or the project's own; README.md has the forms. */
export function readCases(files: string[] = []): Cases {
  const cases: Cases = { keep: [], strip: [] };
  for (const file of files.length === 0 ? [OWN] : files) {
    const { keep, strip } = casesOf(parse(readFileSync(file, 'utf8'), String(file)), String(file));
    cases.keep.push(...keep);
    cases.strip.push(...strip);
  }
  return cases;
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line, at) => parsedLine(line, `${file}, line ${at + 1}`));
  }
}

function parsedLine(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`${place}: neither JSON nor a line of JSON`);
  }
}

/** Lists of cases in any of the forms, by what must become of them. */
export function casesOf(value: unknown, place: string): Cases {
  if (!Array.isArray(value)) {
    const { keep, strip, cases } = (value ?? {}) as Record<string, unknown>;
    if (cases !== undefined) return casesOf(cases, place);
    if (keep === undefined && strip === undefined)
      throw new Error(`${place}: no list, and neither "keep", "strip" nor "cases"`);
    const kept = casesOf(((keep ?? []) as unknown[]).map(asKept), place);
    const stripped = casesOf(strip ?? [], place);
    return {
      keep: [...kept.keep, ...stripped.keep],
      strip: [...kept.strip, ...stripped.strip],
    };
  }
  const isCorpus = value.length > 0 && value.every(isEntry);
  const cases: Cases = { keep: [], strip: [] };
  for (const [at, row] of value.entries()) {
    const [name, text, expected] = answerOf(row, { isCorpus, place, number: at + 1 });
    if (text === expected) cases.keep.push(isCorpus ? [name, text, true] : [name, text]);
    else cases.strip.push([name, text, expected]);
  }
  return cases;
}

/** A row of a `keep` list has no answer of its own. */
function asKept(row: unknown): unknown {
  if (!Array.isArray(row)) return row;
  return row.length === 2 ? [row[0], row[1], row[1]] : row;
}

const LOCALE = /^[a-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*$/;

function isStrings(row: unknown): row is string[] {
  return Array.isArray(row) && row.every((part) => typeof part === 'string');
}

/** `[source, language, text]`, a real text that must stay. */
function isEntry(row: unknown): boolean {
  return isStrings(row) && row.length === 3 && LOCALE.test(row[1]!);
}

type At = { isCorpus: boolean; place: string; number: number };

function answerOf(row: unknown, { isCorpus, place, number }: At): [string, string, string] {
  const nameless = `number ${number}`;
  if (typeof row === 'string') return [nameless, row, row];
  if (isStrings(row)) {
    const [first, second, third] = row as [string, string, string | undefined];
    if (third !== undefined && row.length === 3)
      return isCorpus ? [`${first} ${second} ${nameless}`, third, third] : [first, second, third];
    if (row.length === 2) return [nameless, first, second];
  }
  if (typeof row === 'object' && row !== null && !Array.isArray(row)) {
    const fields = row as Record<string, unknown>;
    const first = (...names: string[]) =>
      names.map((name) => fields[name]).find((value): value is string => typeof value === 'string');
    const text = first('input', 'text', 'dirty');
    const expected = first('expected', 'output', 'clean', 'want') ?? text;
    const name = first('name', 'id', 'title', 'label') ?? nameless;
    if (text !== undefined && expected !== undefined) return [name, text, expected];
  }
  throw new Error(`${place}: case ${number} is in no form that README.md names`);
}
