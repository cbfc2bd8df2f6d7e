import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { machineNode } from './machine-node.mjs';
import { buildMcp } from './mcp.mjs';

test('the published MCP server is one file that answers on the Node of the machine', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-mcp-'));
  try {
    await buildMcp(join(folder, 'dist'));
    cpSync(inRoot('packages', 'mcp', 'package.json'), join(folder, 'package.json'));
    expect(readdirSync(join(folder, 'dist'))).toEqual(['main.js']);
    const client = new Client({ name: 'test', version: '1' });
    const args = [join(folder, 'dist', 'main.js')];
    await client.connect(new StdioClientTransport({ command: machineNode, args, cwd: folder }));
    const result = await client.callTool({ name: 'clean', arguments: { text: 'a\u200bb' } });
    expect(result.structuredContent).toMatchObject({ text: 'ab', removedCharacterCount: 1 });
    expect(client.getServerVersion()).toMatchObject({ name: 'cleanpaste' });
    await client.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
