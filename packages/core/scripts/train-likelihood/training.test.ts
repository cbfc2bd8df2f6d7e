import { expect, it } from 'vitest';
import { calibratedOdds } from '../../src/likelihood/calibration.ts';
import { FIGURE_NAMES, figuresOf, readTables } from '../../src/likelihood/figures.ts';
import { fold } from '../../src/likelihood/fold.ts';
import { tokenise } from '../../src/likelihood/tokens.ts';
import { oddsOf } from '../../src/likelihood/trees.ts';
import { loadModel } from '../../src/likelihood/weights.ts';
import { boost } from './boost.ts';
import { fitCalibration } from './calibrate.ts';
import { columnsOf, fillFigures, trainTables } from './crossfit.ts';
import { examplesOf } from './examples.ts';
import { quantise, restore } from './quantise.ts';
import { randomFrom } from './random.ts';
import type { Row } from './rows.ts';
import { ASSISTANT, PLAIN } from './samples.fixture.ts';
import { SETTINGS } from './settings.ts';

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

it('training sees the very figures that the scorer sees', () => {
  const rows = [PLAIN, ASSISTANT].map((text, label) => rowOf(text, label, label));
  const columns = columnsOf(examplesOf(rows, randomFrom(1)));
  const { tables } = loadModel();
  const levels = tables.map((table) => [...new Set(table)].sort((a, b) => a - b));
  const coded = tables.map((table, at) => {
    const code = new Map((levels[at] as number[]).map((level, index) => [level, index]));
    return {
      levels: levels[at] as number[],
      code: Uint8Array.from(table, (w) => code.get(w) ?? 0),
    };
  });
  const width = FIGURE_NAMES.length;
  const into = new Float32Array(columns.examples.list.length * width);
  fillFigures(columns, coded, { rows: [0, 1], scale: SETTINGS.scale, into });
  [PLAIN, ASSISTANT].forEach((text, at) => {
    const tokens = tokenise(fold(text).text);
    const own = figuresOf(tokens, readTables(tokens, tables));
    for (let figure = 0; figure < width; figure++) {
      expect(into[at * width + figure]).toBeCloseTo(own[figure] as number, 4);
    }
  });
});

it('tables learn what tells the sides apart, the same way each time', () => {
  const texts = Array.from({ length: 240 }, (_, at) => {
    const own =
      at % 2 ? 'moreover the tapestry fosters resilience' : 'well he just went and left it';
    return rowOf(`${own} with item ${at} in the box by the door `.repeat(3), at % 2, at);
  });
  const columns = columnsOf(examplesOf(texts, randomFrom(2)));
  const rows = Uint32Array.from(texts.keys());
  const [one, two] = [0, 1].map(() => trainTables(columns, rows, SETTINGS.table));
  expect(one).toEqual(two);
  const width = FIGURE_NAMES.length;
  const into = new Float32Array(texts.length * width);
  fillFigures(columns, one ?? [], { rows, scale: 1, into });
  for (let at = 0; at < texts.length; at++) {
    expect(Math.sign(into[at * width] as number)).toBe(at % 2 ? 1 : -1);
  }
});

it('four bits keep a table close to itself', () => {
  const random = randomFrom(3);
  const weights = Float32Array.from({ length: 20_000 }, () => (random() + random() - 1) ** 3);
  const rounded = restore(quantise(weights));
  let error = 0;
  let power = 0;
  weights.forEach((weight, at) => {
    error += (weight - (rounded[at] as number)) ** 2;
    power += weight ** 2;
  });
  expect(new Set(rounded).size).toBeLessThanOrEqual(16);
  expect(error / power).toBeLessThan(0.02);
});

it('trees keep to the direction they are given', () => {
  const random = randomFrom(4);
  const count = 3000;
  const figures = new Float32Array(count * 2).map(() => random());
  const label = Uint8Array.from({ length: count }, (_, at) =>
    (figures[at * 2] as number) + random() / 2 > 0.75 ? 1 : 0,
  );
  const samples = {
    figures,
    width: 2,
    label,
    weight: new Float64Array(count).fill(1),
    rows: Uint32Array.from(label.keys()),
  };
  const options = { ...SETTINGS.trees, columns: 1, trees: 30 };
  const trees = boost(samples, { ...options, direction: Int8Array.of(1, 0) });
  const at = (value: number) => oddsOf(trees, Float32Array.of(value, 0.5));
  expect(at(0.9)).toBeGreaterThan(at(0.5));
  expect(at(0.5)).toBeGreaterThan(at(0.1));
  expect(trees.flatMap(({ feature }) => feature)).not.toContain(1);
  const barred = boost(samples, { ...options, direction: Int8Array.of(-1, -1) });
  expect(barred.flatMap(({ feature }) => feature)).not.toContain(0);
});

it('calibration turns log-odds that boast into honest ones', () => {
  const random = randomFrom(5);
  const samples = Array.from({ length: 8000 }, () => {
    const truth = random() * 6 - 3;
    const label = random() < 1 / (1 + Math.exp(-truth)) ? 1 : 0;
    return { odds: truth * 2 + 1, words: 200, label, weight: 1 };
  });
  const { bias, odds } = fitCalibration(samples);
  expect(odds).toBeCloseTo(0.5, 1);
  expect(Math.abs(bias + 0.5)).toBeLessThan(0.1);
});

it('calibration gives either side a slope of its own, and never turns round', () => {
  const random = randomFrom(6);
  const sloped = (odds: number) => (odds > 0 ? 2 * odds : odds / 2);
  const samples = Array.from({ length: 8000 }, () => {
    const odds = random() * 6 - 3;
    const label = random() < 1 / (1 + Math.exp(-sloped(odds))) ? 1 : 0;
    return { odds, words: 40 + Math.floor(random() * 500), label, weight: 1 };
  });
  const calibration = fitCalibration(samples);
  expect(Math.abs(calibration.odds - 0.5)).toBeLessThan(0.15);
  expect(Math.abs(calibration.above - 1.5)).toBeLessThan(0.3);
  for (const words of [60, 200, 600]) {
    let before = Number.NEGATIVE_INFINITY;
    for (let odds = -6; odds <= 6; odds += 0.25) {
      const now = calibratedOdds(calibration, odds, words);
      expect(now).toBeGreaterThan(before);
      before = now;
    }
  }
});
