import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Node of the machine, which may be as old as 20; the one that runs this where there is no other. */
export const machineNode =
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
    .find(existsSync) ?? process.execPath;
