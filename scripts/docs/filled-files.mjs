import { capacityText } from '../../bench/results/capacity.ts';
import { readmeTables } from '../../bench/results/readme-tables.ts';
import { readResults } from '../../bench/results/store.ts';
import { fillMarks } from './between-marks.mjs';
import { settingsTables } from './settings/table.mjs';

/** Files with places that a script fills. */
export const filledFiles = ['README.md', 'docs/operate.md'];

/** A text with all its marked places as they should be. */
export function filled(text, results = readResults()) {
  return fillMarks(text, {
    ...readmeTables(results),
    settings: settingsTables(),
    capacity: capacityText(results),
  });
}
