import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../setup/say.mjs';

// One pattern of .dockerignore: names, `*` within a name, two of them and a stroke for any folder in front.
function patternOf(line) {
  if (/[!?[\]\\]/.test(line)) throw new PlainError(`.dockerignore: ${line} is not known here.`);
  const anywhere = line.startsWith('**/');
  const plain = (anywhere ? line.slice(3) : line).replace(/^\/|\/$/g, '');
  const body = plain.replace(/[.+^${}()|]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(`^${anywhere ? '(?:.*/)?' : ''}${body}$`);
}

/**
 * What `COPY .` copies: all files of a folder but those that .dockerignore names, or whose folder it names.
 * @param {string} folder
 * @param {string} ignored what .dockerignore says
 * @returns {string[]} paths inside the folder, sorted
 */
export function contextFiles(folder, ignored) {
  const patterns = ignored
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(patternOf);
  const below = (at) =>
    readdirSync(join(folder, at), { withFileTypes: true }).flatMap((entry) => {
      const path = at === '' ? entry.name : `${at}/${entry.name}`;
      if (patterns.some((pattern) => pattern.test(path))) return [];
      return entry.isDirectory() ? below(path) : [path];
    });
  return below('').sort();
}
