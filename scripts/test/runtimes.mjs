import { copyFileSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { machineNode } from '../integrations/machine-node.mjs';
import { inRoot } from '../setup/paths.mjs';
import { run } from '../setup/run.mjs';
import { countCheck, sum } from './reports.mjs';

/** What a stranger's first program does: text with a zero-width space in it, cleaned. */
const core = `
const text = 'zero\\u200Bwidth';
const { text: cleaned, removedCharacterCount } = clean(text);
const [finding] = scan(text);
const [hidden] = decode('hi' + String.fromCodePoint(...[...'Hello'].map((it) => 0xe0000 + it.charCodeAt(0))));
const ok = cleaned === 'zerowidth' && removedCharacterCount === 1 && finding.start === 4
  && cleanAlone(text).text === cleaned && hidden.content === 'Hello'
  && typeof uniqueness('a b', 'a c') === 'number';
if (!ok) throw new Error(JSON.stringify({ cleaned, removedCharacterCount, finding, hidden }));
console.log('right');
`;

const imported = `
import { clean, decode, scan } from '@cleanpaste/core';
import { clean as cleanAlone } from '@cleanpaste/core/clean';
import { uniqueness } from '@cleanpaste/core/text';
${core}`;

const required = `
const { clean, decode, scan } = require('@cleanpaste/core');
const { clean: cleanAlone } = require('@cleanpaste/core/clean');
const { uniqueness } = require('@cleanpaste/core/text');
${core}`;

/** The first program again, in a thread of its own, which says what came of it. */
const inWorker = `
const source = new URL('./use-in-worker.mjs', import.meta.url);
const Own = globalThis.Worker ?? (await import('node:worker_threads')).Worker;
const worker = new Own(source, { type: 'module' });
const said = await new Promise((resolve, reject) => {
  if (worker.on) worker.on('message', resolve).on('error', reject);
  else worker.onmessage = ({ data }) => resolve(data);
  if (!worker.on) worker.onerror = reject;
});
await worker.terminate();
if (said !== 'zerowidth') throw new Error(String(said));
console.log('right');
`;
const worker = `
import { clean } from '@cleanpaste/core/hidden';
const { text } = clean('zero\\u200Bwidth');
if (globalThis.postMessage) globalThis.postMessage(text);
else (await import('node:worker_threads')).parentPort.postMessage(text);
`;

/** A page of HTML, and a document, which is packed again. */
const files = `
import { readFile } from 'node:fs/promises';
import { cleanFile, scanFile } from '@cleanpaste/files';
const page = new TextEncoder().encode('<p>zero\\u200Bwidth</p><code>a\\u200Bb</code>');
const cleaned = new TextDecoder().decode((await cleanFile(page, { name: 'a.html' })).bytes);
if (cleaned !== '<p>zerowidth</p><code>a\\u200Bb</code>') throw new Error(JSON.stringify(cleaned));
const letter = await cleanFile(new Uint8Array(await readFile('letter.docx')), { remove: ['author'] });
const after = await scanFile(letter.bytes);
if (!letter.changed || after.removedCharacterCount > 0) throw new Error(JSON.stringify(after));
console.log('right');
`;

/** The client, with a site that answers here. */
const client = `
import { ApiProblem, createClient } from '@cleanpaste/client';
globalThis.fetch = async (address, { headers, body }) => {
  const isKnown = String(address) === 'https://paste.example/api/v1/clean'
    && new Headers(headers).get('authorization') === 'Bearer cp_1';
  return isKnown
    ? Response.json({ cleanedText: JSON.parse(body).text.replace('\\u200b', '') })
    : Response.json({ title: 'No', status: 401, detail: 'No.', code: 'not_authenticated' },
        { status: 401, headers: { 'content-type': 'application/problem+json' } });
};
const baseUrl = 'https://paste.example';
const { cleanedText } = await createClient({ baseUrl, key: 'cp_1' }).clean({ text: 'a\\u200bb' });
const refusal = await createClient({ baseUrl, key: 'cp_2' }).clean({ text: 'a' }).catch((it) => it);
if (cleanedText !== 'ab' || !(refusal instanceof ApiProblem)) throw new Error(String(refusal));
console.log('right');
`;

const programs = {
  'use.mjs': imported,
  'use.cjs': required,
  'use-worker.mjs': inWorker,
  'use-files.mjs': files,
  'use-client.mjs': client,
};

/** A runtime by its name, on the path or where CONTRIBUTING.md says to put it. */
function find(name) {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    inRoot('.cache', 'runtimes', 'node_modules', '.bin'),
  ];
  const ending = process.platform === 'win32' ? '.exe' : '';
  return folders.map((folder) => join(folder, name + ending)).find(existsSync);
}

async function useOn(folder, [program, ...flags]) {
  const results = [];
  for (const name of Object.keys(programs)) {
    const done = await run(program, [...flags, name], { cwd: folder });
    const isRight = done.code === 0 && done.stdout.trim() === 'right';
    results.push({ ...done, code: isRight ? 0 : 1, output: `${program} ${name}: ${done.output}` });
  }
  const main = join(folder, 'node_modules', 'cleanpaste', 'dist', 'main.js');
  const calls = [
    { args: ['clean', 'note.txt'], code: 0, stdout: 'zerowidth\n' },
    { args: ['scan', '--check', 'note.txt'], code: 1, stdout: 'note.txt:1:5: remove U+200B' },
    { args: ['clean', '--check', 'letter.docx'], code: 1, stdout: 'letter.docx\n' },
  ];
  for (const { args, code, stdout } of calls) {
    const done = await run(program, [...flags, main, ...args], { cwd: folder });
    const isRight = done.code === code && done.stdout.startsWith(stdout);
    const output = `${program} cleanpaste ${args.join(' ')}: ${done.code} ${done.output}`;
    results.push({ ...done, code: isRight ? 0 : 1, output });
  }
  return results.map(countCheck);
}

/**
 * Library, documents and command, as they were unpacked, on every runtime that the machine has: by
 * `import`, by `require`, and in a worker.
 * @param {string} folder with the packages in `node_modules`
 * @param {string} plainNode the Node that a user of the machine has
 */
export async function useEverywhere(folder, plainNode) {
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'use-in-worker.mjs'), worker);
  writeFileSync(join(folder, 'note.txt'), 'zero\u200Bwidth\n');
  const letter = inRoot('packages', 'files', 'test', 'fixtures', 'letter.docx');
  copyFileSync(letter, join(folder, 'letter.docx'));
  symlinkSync(inRoot('node_modules', 'fflate'), join(folder, 'node_modules', 'fflate'), 'junction');
  const results = [];
  for (const node of new Set([plainNode, machineNode, process.execPath]))
    results.push(...(await useOn(folder, [node])));
  for (const [name, flags] of Object.entries({ deno: ['run', '--allow-all'], bun: [] })) {
    const program = find(name);
    if (program) results.push(...(await useOn(folder, [program, ...flags])));
    else results.push({ passed: 0, failed: 0, skipped: [`the packages on ${name}: not found`] });
  }
  return sum(results);
}
