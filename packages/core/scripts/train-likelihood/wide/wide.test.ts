import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { settledOdds } from '../../../src/likelihood/calibration.ts';
import { figuresOf, readTables } from '../../../src/likelihood/figures.ts';
import { fold } from '../../../src/likelihood/fold.ts';
import { WIDE_TABLES } from '../../../src/likelihood/tables.ts';
import { tokenise } from '../../../src/likelihood/tokens.ts';
import { loadSmall } from '../../../src/likelihood/weights.ts';
import { readWide } from '../../../src/likelihood/wide.ts';
import { randomFrom } from '../random.ts';
import type { Row } from '../rows.ts';
import { ASSISTANT, PLAIN } from '../samples.fixture.ts';
import { wideBagsOf } from './bags.ts';
import { fitBlend, fitSettlement } from './blend.ts';
import { groupRates } from './groups.ts';
import { emptyScores, judgeTable, learnTable } from './left-out.ts';
import { quantiseWide } from './pack-wide.ts';
import { readPeople } from './people.ts';
import { damped, protectingSlopes } from './protect.ts';
import { changedCopies, isCopy } from './sample.ts';

const rowOf = (text: string, label: number, at: number): Row => ({
  text,
  label,
  domain: 'essay',
  gen: label ? 'machine' : 'human',
  src: `source ${at % 3}`,
  attack: 'none',
  group: `${at}`,
  licensed: true,
});
const texts = Array.from({ length: 120 }, (_, at) => {
  const own = at % 2 ? 'moreover the tapestry fosters resilience' : 'well he just went and left it';
  return rowOf(`${own} with item ${at} in the box by the door `.repeat(3), at % 2, at);
});
const options = { cost: 1, passes: 4, least: 2, seed: 1 };

it('wide tables tell the sides apart, the same way each time', () => {
  const bags = wideBagsOf(texts, 1);
  const scores = emptyScores(texts.length);
  for (const [table] of WIDE_TABLES.entries()) {
    const chosen = () => true;
    const weights = learnTable(table, { rows: texts, bags, chosen }, options);
    expect(learnTable(table, { rows: texts, bags, chosen }, options)).toEqual(weights);
    judgeTable(weights, table, { rows: texts, bags, chosen, into: scores });
    for (const [at, { label }] of texts.entries()) {
      expect(Math.sign(scores[table]?.[at] ?? 0)).toBe(label === 1 ? 1 : -1);
    }
  }
});

it('learns nothing from what is for measuring only, nor from what is left out', () => {
  const kept = texts.map((row) => ({ ...row, src: 'people:kept', licensed: false }));
  const rows = [...texts, ...kept];
  const bags = wideBagsOf(rows, 1);
  const fromAll = learnTable(0, { rows, bags, chosen: () => true }, options);
  const fromSome = learnTable(
    0,
    { rows, bags, chosen: ({ src }) => src !== 'people:kept' },
    options,
  );
  expect(fromAll).toEqual(fromSome);
  const none = learnTable(0, { rows, bags, chosen: () => false }, options);
  expect(none.every((weight) => weight === 0)).toBe(true);
});

it('training sees in a wide table what the scorer sees', () => {
  const rows = [rowOf(PLAIN, 0, 0), rowOf(ASSISTANT, 1, 1)];
  const bags = wideBagsOf(rows, 1);
  const random = randomFrom(9);
  const scores = emptyScores(2);
  const tables = WIDE_TABLES.map(({ table, bits }, at) => {
    const weights = Float32Array.from({ length: 1 << bits }, () => random() - 0.5);
    const { levels, code } = quantiseWide(weights);
    judgeTable(
      Float32Array.from(code, (level) => levels[level] ?? 0),
      at,
      { rows, bags, chosen: () => true, into: scores },
    );
    const packed = new Uint8Array(code.length / 2);
    for (let byte = 0; byte < packed.length; byte++) {
      packed[byte] = (code[byte * 2] ?? 0) | ((code[byte * 2 + 1] ?? 0) << 4);
    }
    return { table, bits, levels: Float32Array.from(levels), code: packed };
  });
  for (const [at, { text }] of rows.entries()) {
    const tokens = tokenise(fold(text).text);
    const reading = readTables(tokens, loadSmall().tables);
    expect(figuresOf(tokens, reading).every(Number.isFinite)).toBe(true);
    const read = readWide(tables, reading.hashes);
    for (const [table, value] of read.entries()) {
      expect(value).toBeCloseTo(scores[table]?.[at] ?? 0, 3);
    }
  }
});

it('what no text taught weighs nothing after rounding', () => {
  const weights = new Float32Array(4096);
  for (let at = 0; at < 4096; at += 3) weights[at] = Math.sin(at) + 0.01;
  const { levels, code } = quantiseWide(weights);
  for (let at = 1; at < 4096; at += 3) expect(levels[code[at] ?? 0]).toBe(0);
});

it('no large group of people lies above the threshold more often than is allowed', () => {
  const random = randomFrom(4);
  const kinds = ['plain', 'formal'];
  const people = Array.from({ length: 1200 }, (_, at) => {
    const kind = kinds[at % 2] ?? '';
    const odds = (kind === 'formal' ? 1.5 : -1) + 2 * (random() + random() - 1);
    return { kind, group: `${kind} ${at % 6}`, odds };
  });
  const slopes = protectingSlopes(people, { threshold: 2, rate: 0.02, kinds });
  expect(slopes.get('plain')).toBe(1);
  const after = people.map(({ kind, group, odds }) => ({
    group,
    score: damped(odds, slopes.get(kind) ?? 1),
  }));
  const [before] = groupRates(
    people.map(({ group, odds }) => ({ group, score: odds })),
    2,
  );
  expect(before?.rate).toBeGreaterThan(0.1);
  for (const { rate } of groupRates(after, 2)) expect(rate).toBeLessThanOrEqual(0.02);
});

it('a table that says nothing counts nothing, and one that says much counts', () => {
  const random = randomFrom(6);
  const samples = Array.from({ length: 4000 }, () => {
    const label = random() < 0.5 ? 1 : 0;
    const noisy = (strength: number) => strength * (2 * label - 1) + 4 * (random() - 0.5);
    return { trees: noisy(1), wide: [noisy(1), noisy(0)], words: 200, label, weight: 1 };
  });
  const [told, none] = fitBlend(samples).wideShares;
  expect(told).toBeGreaterThan(0.5);
  expect(none).toBeLessThan(0.2);
});

it('the last step makes chances honest and never turns two texts round', () => {
  const random = randomFrom(7);
  const samples = Array.from({ length: 6000 }, () => {
    const odds = random() * 6 - 3;
    const label = random() < 1 / (1 + Math.exp(-2 * odds)) ? 1 : 0;
    return { odds, words: 200, label, weight: 1 };
  });
  const settlement = fitSettlement(samples);
  expect(settlement.above).toBeGreaterThan(1.6);
  const at = (odds: number) => settledOdds(settlement, odds, 0.5);
  for (let odds = -3; odds < 3; odds += 0.25) expect(at(odds + 0.25)).toBeGreaterThan(at(odds));
  expect(settledOdds(settlement, 2, 0.5)).toBeLessThan(settledOdds(settlement, 2, 1));
});

it('copies keep side and group, and are told from their originals', () => {
  const rows = Array.from({ length: 60 }, (_, at) => rowOf(ASSISTANT, at % 2, at));
  const settings = { people: 1, machines: 1, shortest: 1, seed: 1, commaless: 0.5, rewritten: 0.5 };
  const copies = changedCopies(rows, settings);
  expect(copies.length).toBe(60);
  expect(copies.every(isCopy)).toBe(true);
  expect(rows.some(isCopy)).toBe(false);
  for (const copy of copies) {
    const original = rows.find(({ group }) => group === copy.group);
    expect([copy.label, copy.src]).toEqual([original?.label, original?.src]);
    expect(copy.text).not.toBe(original?.text);
  }
  expect(copies.some(({ text }) => !text.includes(','))).toBe(true);
});

it("people's texts are read by the paragraph, and what may not be learnt from is marked", () => {
  const folder = mkdtempSync(join(tmpdir(), 'people-'));
  try {
    mkdirSync(join(folder, 'measuring-only'));
    const lines = Array.from({ length: 200 }, (_, at) => `${PLAIN} ${at}`.replaceAll('\n', ' '));
    const file = zstdCompressSync(Buffer.from(lines.join('\n')));
    for (const name of ['law', 'scp-wiki', 'measuring-only/brown']) {
      writeFileSync(join(folder, `${name}.txt.zst`), file);
    }
    const rows = readPeople(folder, { most: 20, seed: 2 });
    expect(rows).toEqual(readPeople(folder, { most: 20, seed: 2 }));
    expect(rows.length).toBe(60);
    for (const { src, licensed, text } of rows) {
      expect(licensed).toBe(src === 'people:law');
      expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(80);
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(450);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
