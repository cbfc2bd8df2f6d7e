// What action.yml runs: lists the files, scans them, marks what was found, and says whether that fails.
import { spawnSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { annotation, hitsOf, levels, summary } from './annotations.mjs';
import { findCleanpaste } from './find-cleanpaste.mjs';

const { env } = process;
const linesOf = (/** @type {string | undefined} */ text) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** @returns {never} */
function stop(/** @type {string} */ message) {
  process.stdout.write(
    `::error title=CleanPaste::${message.replaceAll('%', '%25').replaceAll('\n', '%0A')}\n`,
  );
  process.exit(2);
}

function ask(/** @type {string} */ file, /** @type {string[]} */ args, options = {}) {
  const outcome = spawnSync(file, args, { maxBuffer: 1 << 30, ...options });
  if (outcome.error) stop(`${file} could not be started: ${outcome.error.message}`);
  return outcome;
}

/** Names of tracked files, each ended by NUL. */
function trackedFiles() {
  const paths = linesOf(env.CLEANPASTE_PATHS);
  const since = env.CLEANPASTE_SINCE ?? '';
  if (since.startsWith('-')) stop(`${since} is no commit`);
  const which = since ? ['diff', '--name-only', '--diff-filter=d', since] : ['ls-files'];
  const { status, stdout, stderr } = ask('git', [
    ...which,
    '-z',
    '--',
    ...(paths.length > 0 ? paths : ['.']),
  ]);
  if (status !== 0) stop(`git could not list the files: ${stderr}`);
  return stdout;
}

const bound = env.CLEANPASTE_FAIL_ON || 'error';
/** @type {readonly string[]} */
const known = levels;
const from = known.indexOf(bound);
if (from === -1 && bound !== 'never')
  stop(`fail-on is one of error, warning, note, never, not ${bound}`);

const cleanpaste = findCleanpaste({ version: env.CLEANPASTE_VERSION ?? '' });
const files = trackedFiles();

function scan(/** @type {string} */ format) {
  const flags = ['scan', format, ...linesOf(env.CLEANPASTE_ARGS), '--files-from', '-'];
  const { shell } = cleanpaste;
  const outcome = ask(cleanpaste.file, [...cleanpaste.args, ...flags], { input: files, shell });
  process.stderr.write(outcome.stderr);
  // Two means that some files could not be read; the others are in the report all the same.
  if (![0, 1, 2].includes(outcome.status ?? -1) || outcome.stdout.length === 0)
    stop(`cleanpaste ended with ${outcome.status}: ${outcome.stderr}`);
  return outcome;
}

const { stdout, status } = scan('--json');
const hits = hitsOf(JSON.parse(stdout.toString('utf8')));
for (const hit of hits) process.stdout.write(`${annotation(hit)}\n`);

const sarif = env.CLEANPASTE_SARIF ?? '';
if (sarif) writeFileSync(sarif, scan('--sarif').stdout);
if (env.CLEANPASTE_SUMMARY === 'true' && env.GITHUB_STEP_SUMMARY)
  appendFileSync(env.GITHUB_STEP_SUMMARY, summary(hits));

const errors = hits.filter(({ level }) => level === 'error').length;
const outputs = { findings: hits.length, errors, 'sarif-file': sarif };
const said = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, said.join(''));
process.stdout.write(`CleanPaste: ${hits.length} found, ${errors} of them errors.\n`);

const fails = from !== -1 && hits.some(({ level }) => known.indexOf(level) >= from);
process.exitCode = status === 2 ? 2 : fails ? 1 : 0;
