import { bundle } from './bundle.mjs';

/**
 * Builds the hook of the plugin for agents into one file: an agent copies the folder, and installs nothing.
 * @param {string} [folder] in place of packages/agent-plugin/dist
 */
export const buildAgentPlugin = (folder) =>
  bundle('agent-plugin', { input: { hook: 'src/hook.ts' }, ...(folder ? { folder } : {}) });
