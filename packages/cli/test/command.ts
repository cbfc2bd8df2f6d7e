import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** What one process has compiled the next one reads: it begins in half the time. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'cleanpaste-compile-cache');

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
  bytes: Buffer;
}

export interface Surroundings {
  input?: string | Uint8Array;
  cwd?: string;
  env?: Record<string, string>;
  node?: string[];
}

/** Runs the real command in a process of its own. */
export function cleanpaste(
  args: string[],
  { input = '', cwd, env = {}, node = [] }: Surroundings = {},
): Promise<Outcome> {
  const all = ['--conditions=cleanpaste-source', ...node, MAIN, ...args];
  const child = spawn(process.execPath, all, {
    cwd,
    env: { ...process.env, NODE_COMPILE_CACHE, ...env },
  });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk) => out.push(chunk));
  child.stderr.on('data', (chunk) => err.push(chunk));
  // The command may end before it has read all of its input.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      const bytes = Buffer.concat(out);
      const stderr = Buffer.concat(err).toString('utf8');
      resolve({ code, bytes, stdout: bytes.toString('utf8'), stderr });
    });
  });
}

/** A folder with these files in it, gone when the test is over. */
export function folderWith(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}
