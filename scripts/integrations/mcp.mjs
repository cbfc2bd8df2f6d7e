import { bundle } from './bundle.mjs';

/**
 * Builds the MCP server into one file.
 * @param {string} [folder] in place of packages/mcp/dist
 */
export const buildMcp = (folder) =>
  bundle('mcp', { input: { main: 'src/main.ts' }, ...(folder ? { folder } : {}) });
