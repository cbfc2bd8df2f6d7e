import { expect, test } from 'vitest';
import { fileCopy } from './file-copy.ts';

const said = (name: string, value: string) =>
  fileCopy.item({ kind: 'dates', name, part: '', values: [value], count: 1 });

test.each([
  ['Created', '2026-01-02T03:04:05Z', 'Created: Jan 2, 2026, 03:04 UTC'],
  ['Created', '2026-01-02T23:04:05.123Z', 'Created: Jan 2, 2026, 23:04 UTC'],
  ['Created', '2026-01-02T23:04:05+09:00', 'Created: Jan 2, 2026, 23:04 (UTC+09:00)'],
  ['Created', '2026-01-02T23:04:05', 'Created: Jan 2, 2026, 23:04'],
  ['Created', '2026-01-02', 'Created: Jan 2, 2026'],
  ['Time of editing', '42', 'Time of editing: 42 minutes'],
  ['Time of editing', '1', 'Time of editing: 1 minute'],
  ['Time of editing', 'PT1H30M12S', 'Time of editing: 90 minutes'],
  ['Time of editing', 'P1DT2H', 'Time of editing: 1,560 minutes'],
])('%s %s is told as people write it', (name, value, words) => {
  expect(said(name, value)).toBe(words);
});

test.each([
  ['Revision', '42'],
  ['Title', '2026-01-02T'],
  ['Created', 'last Tuesday'],
  ['Created', '2026-13-99T99:99:99Z'],
  ['Time of editing', 'long'],
])('%s %s is left as the file has it', (name, value) => {
  expect(said(name, value)).toBe(`${name}: ${value}`);
});
