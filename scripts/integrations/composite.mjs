import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';

/** `name=value` lines, as steps write them. */
const pairs = (/** @type {string} */ text) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** Puts values in the place of `${{ a.b.c }}`; what is not known is an error, as a runner would say. */
function fill(/** @type {string} */ text, /** @type {Record<string, any>} */ context) {
  return String(text).replace(/\$\{\{\s*([\w.-]+)\s*\}\}/g, (_, /** @type {string} */ path) => {
    /** @type {any} */
    let value = context;
    for (const name of path.split('.')) value = value?.[name];
    // A step that did not come so far has no outputs, and that is no error.
    if (value === undefined && path.startsWith('steps.')) return '';
    if (value === undefined) throw new Error(`${path} is not known here`);
    return String(value);
  });
}

/**
 * Runs a composite action as a runner does: inputs with their defaults, one bash a step that stops at
 * the first failure, files for outputs and summary. Only steps with `run` are known.
 * @param {string} file path of action.yml
 * @param {{folder: string, inputs?: Record<string, string>, env?: Record<string, string>}} job
 */
export function runComposite(file, { folder, inputs = {}, env = {} }) {
  const { inputs: declared, outputs, runs } = parse(readFileSync(file, 'utf8'));
  if (runs.using !== 'composite') throw new Error('no composite action');
  const defaults = Object.entries(declared).map(([name, { default: value }]) => [name, value]);
  const given = { ...Object.fromEntries(defaults), ...inputs };
  for (const name of Object.keys(inputs))
    if (!(name in declared)) throw new Error(`no input ${name}`);
  const home = mkdtempSync(join(tmpdir(), 'cleanpaste-runner-'));
  const read = (/** @type {string} */ name) =>
    existsSync(join(home, name)) ? readFileSync(join(home, name), 'utf8') : '';
  /** @type {Record<string, any>} */
  const context = { inputs: given, github: { action_path: dirname(resolve(file)) }, steps: {} };
  let [status, log] = [0, ''];
  try {
    for (const [index, step] of runs.steps.entries()) {
      const names = {
        GITHUB_OUTPUT: join(home, `output-${index}`),
        GITHUB_STEP_SUMMARY: join(home, 'summary'),
      };
      const own = Object.entries(step.env ?? {}).map(([name, value]) => [
        name,
        fill(value, context),
      ]);
      const run = spawnSync(
        'bash',
        ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', fill(step.run, context)],
        {
          cwd: resolve(folder, fill(step['working-directory'] ?? '.', context)),
          env: { ...process.env, ...env, ...names, ...Object.fromEntries(own) },
          encoding: 'utf8',
        },
      );
      log += run.stdout + run.stderr;
      if (step.id) context.steps[step.id] = { outputs: pairs(read(`output-${index}`)) };
      status = run.status ?? 1;
      if (status !== 0) break;
    }
    const said = Object.entries(outputs).map(([name, { value }]) => [name, fill(value, context)]);
    return { status, log, outputs: Object.fromEntries(said), summary: read('summary') };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
