import { expect, it } from 'vitest';
import { auroc, calibrationError, type Judged, measure, thresholdFor, tprAt } from './measure.ts';

const row = (score: number, label: number, src = 'a', genre = 'news'): Judged => ({
  score,
  label,
  src,
  gen: '',
  genre,
});

it('the area under the curve, with ties', () => {
  expect(auroc([row(0.1, 0), row(0.4, 1), row(0.2, 0), row(0.9, 1)])).toBe(1);
  expect(auroc([row(0.9, 0), row(0.1, 1)])).toBe(0);
  expect(auroc([row(0.5, 0), row(0.5, 1)])).toBe(0.5);
  expect(auroc([row(0.1, 0), row(0.3, 1), row(0.4, 0), row(0.6, 1)])).toBe(0.75);
});

it('found at one false alarm in a hundred', () => {
  const people = Array.from({ length: 100 }, (_, at) => row(at / 100, 0));
  const machines = [row(0.995, 1), row(0.985, 1), row(0.5, 1), row(0.2, 1)];
  expect(tprAt([...people, ...machines], 0.01)).toBe(0.5);
});

it('calibration error is 0 for honest chances and grows with boasting', () => {
  const honest = [row(0.25, 0), row(0.25, 0), row(0.25, 0), row(0.25, 1)];
  expect(calibrationError(honest, () => 1)).toBeCloseTo(0);
  const boasting = [row(0.95, 1), row(0.95, 0)];
  expect(calibrationError(boasting, () => 1)).toBeCloseTo(0.45);
});

it('a threshold holds the mean rate over groups, not the pooled one', () => {
  const easy = Array.from({ length: 1000 }, () => row(0.1, 0, 'easy'));
  const hard = Array.from({ length: 100 }, (_, at) => row(at / 100, 0, 'hard'));
  const threshold = thresholdFor([...easy, ...hard], 0.05, 50);
  expect(threshold).toBeCloseTo(0.89, 5);
});

it('a source with one side only borrows the other from its own kind', () => {
  const rows = [
    ...Array.from({ length: 40 }, () => row(0.9, 1, 'machines', 'news')),
    ...Array.from({ length: 40 }, () => row(0.1, 0, 'people', 'news')),
    ...Array.from({ length: 40 }, () => row(0.95, 0, 'elsewhere', 'essay')),
  ];
  const { sources, macro } = measure(rows, 0.5);
  expect(sources.machines?.auroc).toBe(1);
  expect(sources.machines?.fpr_frozen).toBeNaN();
  expect(sources.people?.fpr_frozen).toBe(0);
  expect(macro.fpr_frozen).toBe(0.5);
  expect(macro.tpr_frozen).toBe(1);
});
