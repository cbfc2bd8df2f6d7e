// A command that has a folder and a program of its own, which starts another one.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './leaving.mjs';
import { run } from './run.mjs';

if (process.argv[2] === 'below') {
  const { pid } = spawn('sleep', ['600'], { stdio: 'ignore' });
  console.log(pid);
  setInterval(() => {}, 1000);
} else {
  const { path } = temporaryFolder('cleanpaste-leaving');
  writeFileSync(join(path, 'file'), '');
  console.log('begun');
  await run(process.execPath, [process.argv[1] ?? '', 'below'], { echo: true });
  console.log('went on');
}
