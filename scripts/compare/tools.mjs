import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { hitsOf } from '../integrations/annotations.mjs';
import { inRoot, sourceCondition } from '../setup/paths.mjs';

const node = (/** @type {string} */ cwd, /** @type {string[]} */ ...args) =>
  spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });

/** Rules of ESLint as far as they go: nothing that they could pass over is passed over. */
export const eslintConfig = `export default [{
  languageOptions: { sourceType: 'module' },
  rules: { 'no-irregular-whitespace': ['error', { skipStrings: false, skipComments: false, skipRegExps: false, skipTemplates: false }] },
}];\n`;

/** What is installed, in these versions, to be compared. */
export const rivals = {
  'out-of-character': '2.3.0',
  'anti-trojan-source': '1.13.0',
  eslint: '10.15.0',
};

/**
 * Whether each tool points at something in one file, by its own command line; of ours only errors count.
 * @type {Record<string, (folder: string, file: string) => boolean>}
 */
export const tools = {
  CleanPaste(folder, file) {
    const main = inRoot('packages', 'cli', 'src', 'main.ts');
    const { stdout, stderr } = node(folder, sourceCondition, main, 'scan', '--json', file);
    if (!stdout) throw new Error(stderr);
    return hitsOf(JSON.parse(stdout)).some(({ level }) => level === 'error');
  },
  'out-of-character'(folder, file) {
    const main = join(folder, 'node_modules', 'out-of-character', 'bin', 'out-of-character.js');
    const { status, stdout, stderr } = node(folder, main, file);
    if (status !== 0) throw new Error(stderr);
    // Its exit code is 0 in either case.
    return !/looks good/.test(stdout + stderr);
  },
  'anti-trojan-source'(folder, file) {
    const main = join(folder, 'node_modules', 'anti-trojan-source', 'bin', 'anti-trojan-source.js');
    const { status, stderr } = node(folder, main, file);
    if (status !== 0 && status !== 1) throw new Error(stderr);
    return status === 1;
  },
  ESLint(folder, file) {
    const main = join(folder, 'node_modules', 'eslint', 'bin', 'eslint.js');
    const { stdout, stderr } = node(folder, main, '--format', 'json', file);
    if (!stdout) throw new Error(stderr);
    return JSON.parse(stdout)[0].messages.some(
      ({ ruleId }) => ruleId === 'no-irregular-whitespace',
    );
  },
};
