import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot, sourceCondition } from '../../scripts/setup/paths.mjs';

test('a program that is measured ends with who measures, in whatever way that ends', async () => {
  const program = `
    const { startEcho } = await import(${JSON.stringify(new URL('programs.ts', import.meta.url).href)});
    console.log((await startEcho()).url);
    setInterval(() => {}, 1000);`;
  const args = [sourceCondition, '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, {
    cwd: inRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
  );
  expect((await fetch(`${url}/echo`)).status).toBe(200);
  child.kill('SIGKILL');
  await expect
    .poll(() =>
      fetch(`${url}/echo`).then(
        ({ status }) => status,
        () => 'gone',
      ),
    )
    .toBe('gone');
});
