import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { TEXT_NAMES, type TextName } from './texts.ts';
import { TOOL_NAMES } from './tools.ts';

const CHILD = fileURLToPath(new URL('memory-of-one.ts', import.meta.url));

/** Growth of the resident memory at its peak, in bytes a byte of the text (UTF-8), by tool and text. */
export function measureMemory(): Record<string, Record<TextName, number>> {
  const growth: Record<string, Record<string, number>> = {};
  for (const tool of TOOL_NAMES) {
    growth[tool] = {};
    for (const text of TEXT_NAMES) {
      const args = ['--conditions=cleanpaste-source', '--expose-gc', CHILD, tool, text];
      growth[tool][text] = Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
    }
  }
  return growth;
}
