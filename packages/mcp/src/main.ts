#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './server.ts';

const file = new URL('../package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };

if (process.argv.includes('--version')) {
  process.stdout.write(`${version}\n`);
} else {
  const folders = process.argv.slice(2).filter((it) => !it.startsWith('-'));
  await createServer({ version, folders }).connect(new StdioServerTransport());
}
