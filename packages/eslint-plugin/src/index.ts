import { readFileSync } from 'node:fs';
import type { ESLint, Linter } from 'eslint';
import { noHiddenCharacters } from './no-hidden-characters.ts';

const file = new URL('../package.json', import.meta.url);
const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as {
  name: string;
  version: string;
};

const plugin = {
  meta: { name, version, namespace: 'cleanpaste' },
  rules: { 'no-hidden-characters': noHiddenCharacters },
  configs: {} as { recommended: Linter.Config; strict: Linter.Config },
} satisfies ESLint.Plugin;

const configOf = (title: string, options: Linter.RuleEntry): Linter.Config => ({
  name: `cleanpaste/${title}`,
  plugins: { cleanpaste: plugin },
  rules: { 'cleanpaste/no-hidden-characters': options },
});

plugin.configs.recommended = configOf('recommended', 'error');
plugin.configs.strict = configOf('strict', ['error', { from: 'note' }]);

// What `import cleanpaste from` gives, as flat configurations are written.
export default plugin;
