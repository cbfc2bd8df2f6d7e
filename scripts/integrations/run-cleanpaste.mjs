#!/usr/bin/env node
// What pre-commit calls: the command with its arguments, wherever it can be had.
import { spawnSync } from 'node:child_process';
import { findCleanpaste } from './find-cleanpaste.mjs';

const { file, args, shell } = findCleanpaste();
const { status, error } = spawnSync(file, [...args, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell,
});
if (error) process.stderr.write(`cleanpaste could not be started: ${error.message}\n`);
process.exitCode = status ?? 2;
