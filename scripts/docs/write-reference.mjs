import { inRoot } from '../setup/paths.mjs';
import { run } from '../setup/run.mjs';
import { PlainError } from '../setup/say.mjs';

/** Where the reference of the public library stands. */
export const referenceFolder = inRoot('docs', 'reference');

/**
 * Writes the reference of `@cleanpaste/core`, from the docblocks of what it exports, as Markdown.
 * @param {string} node24
 * @param {string} folder what is in it goes
 */
export async function writeReference(node24, folder) {
  const typedoc = inRoot('node_modules', 'typedoc', 'bin', 'typedoc');
  const { code, output } = await run(node24, [typedoc, '--out', folder], {
    cwd: inRoot('packages', 'core'),
    env: { NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  if (code !== 0) throw new PlainError(`the reference could not be written.\n${output.trimEnd()}`);
}
