// `npm run fonts -w @cleanpaste/web`: writes the small fonts of the first view, and the rules that
// make the fonts of the computer stand in for them without a line moving.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fontOutputs } from './fonts/outputs.ts';

const { files, sheets } = await fontOutputs();
const [first] = files.keys();
const folder = new URL('.', first);
await mkdir(folder, { recursive: true });
for (const name of await readdir(folder)) {
  if (/-basic-[0-9a-f]{8}\.woff2$/.test(name)) await rm(new URL(name, folder));
}
for (const [file, bytes] of files) await writeFile(new URL(file), bytes);
for (const [file, text] of sheets) await writeFile(new URL(file), text);
