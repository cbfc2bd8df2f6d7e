import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inRoot, root } from '../setup/paths.mjs';
import { run } from '../setup/run.mjs';
import { typeProjects } from './projects.mjs';

/** The compiler as a native program, some four times as quick; what reads programs or publishes them has the other. */
const tsc = inRoot('node_modules', 'typescript-native', 'bin', 'tsc');

/** What is built for others finds in-repo packages as they are published: here, before any build, by their source. */
const insteadOfBuilds = ['--customConditions', 'cleanpaste-source', '--rootDir', '.'];

/**
 * Holds every project against its types, some at a time.
 * @param {{node24: string, env?: Record<string, string | undefined>, folder?: string}} options
 * @returns {Promise<{project: string, code: number, output: string}[]>} one entry a project
 */
export async function checkTypes({ node24, env, folder = root }) {
  const waiting = typeProjects(folder);
  /** @type {{project: string, code: number, output: string}[]} */
  const results = [];
  const worker = async () => {
    for (let project = waiting.pop(); project; project = waiting.pop()) {
      const extra = project.endsWith('.build.json') ? insteadOfBuilds : [];
      const args = [tsc, '-p', join(folder, project), '--noEmit', '--pretty', 'false', ...extra];
      const { code, output } = await run(node24, args, { cwd: folder, env });
      results.push({ project, code, output });
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  return results;
}
