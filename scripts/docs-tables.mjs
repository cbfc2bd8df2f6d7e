// `npm run docs:tables`: fills the marked places of README.md and docs/operate.md from what they are about: the
// server's configuration, and what the benchmarks have measured; and lists the fields of the API for its page. Runs
// on Node 24.
import { readFileSync, writeFileSync } from 'node:fs';
import { apiFieldsFile, apiFieldsSource } from './docs/api-fields.mjs';
import { filled, filledFiles } from './docs/filled-files.mjs';
import { inRoot } from './setup/paths.mjs';

for (const file of filledFiles) {
  const path = inRoot(...file.split('/'));
  writeFileSync(path, filled(readFileSync(path, 'utf8')));
}
writeFileSync(apiFieldsFile, apiFieldsSource());
