// `npm test`: everything, in order. `npm test -- unit server` runs parts; a part's name may be shortened.
import { delimiter, dirname } from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';
import { inRoot } from './setup/paths.mjs';
import { elapsed, PlainError, runMain } from './setup/say.mjs';
import { parts } from './test/parts.mjs';

function chosen(names) {
  if (names.length === 0) return parts;
  const known = parts.map(({ name }) => name).join(', ');
  for (const name of names) {
    if (!parts.some((part) => part.name.startsWith(name))) {
      throw new PlainError(`no part of the tests is called ${name}: there are ${known}.`);
    }
  }
  return parts.filter((part) => names.some((name) => part.name.startsWith(name)));
}

/** A part that breaks down is a failed part, not the end of the run. */
async function attempt(part, context) {
  try {
    return await part.run(context);
  } catch (error) {
    const output = error instanceof PlainError ? error.message : /** @type {Error} */ (error).stack;
    return { passed: 0, failed: 1, skipped: [], output };
  }
}

function table(rows) {
  const width = Math.max(...rows.map(({ part }) => part.title.length));
  return rows.map(({ part, result, time }) => {
    const verdict = result.failed > 0 ? '✗' : '✓';
    const skipped = result.skipped.length > 0 ? `, ${result.skipped.length} skipped` : '';
    const again = result.unsteady?.length ? `, ${result.unsteady.length} unsteady` : '';
    const note = result.note ? `  (${result.note})` : '';
    const counts = `${result.passed} passed, ${result.failed} failed${skipped}${again}`;
    return `${verdict} ${part.title.padEnd(width)}  ${time.padStart(8)}  ${counts}${note}`;
  });
}

/**
 * A test that fails is tried once more, as a busy machine may have failed it; it is named either
 * way. So many may need that: more of them say that something is wrong which comes and goes.
 */
const mostUnsteady = 5;

// What a part has started ends with the run, also between its commands.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => setImmediate(() => process.exit(130)));

await runMain(async () => {
  const selected = chosen(process.argv.slice(2));
  await ensureInstalled('all');
  const node24 = findNode24();
  const path = [dirname(node24), inRoot('node_modules', '.bin'), process.env.PATH].join(delimiter);
  const context = { node24, env: { PATH: path, FORCE_COLOR: undefined, NO_COLOR: '1' } };
  // One stream for everything, so that the last line is the last line.
  const say = (line) => console.log(line);
  const rows = [];
  for (const part of selected) {
    say(`\n▸ ${part.title}…`);
    const began = performance.now();
    const result = await attempt(part, context);
    const time = elapsed(began);
    rows.push({ part, result, time });
    if (result.output) say(result.output.trimEnd());
    for (const name of result.skipped) say(`  skipped: ${name}`);
    for (const name of result.unsteady ?? []) say(`  passed at the second try: ${name}`);
    say(`  ${result.passed} passed, ${result.failed} failed in ${time}`);
  }
  say(`\n${table(rows).join('\n')}\n  all in ${elapsed()}\n`);
  const passed = rows.reduce((sum, { result }) => sum + result.passed, 0);
  const failed = rows.reduce((sum, { result }) => sum + result.failed, 0);
  const unsteady = rows.flatMap(({ result }) => result.unsteady ?? []);
  for (const name of unsteady) say(`  passed at the second try: ${name}`);
  const tooMany = unsteady.length > mostUnsteady;
  if (tooMany) say(`  more than ${mostUnsteady} tests needed a second try`);
  say(`${passed} passed, ${failed} failed`);
  return failed > 0 || tooMany ? 1 : 0;
});
