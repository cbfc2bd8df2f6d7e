import { loaded } from './runtime-packages.mjs';

/** @type {(name: string, ok: unknown, detail?: unknown) => {name: string, ok: boolean, detail: string}} */
export const check = (name, ok, detail = '') => ({
  name,
  ok: Boolean(ok),
  detail: ok ? '' : String(detail),
});

/** MB. */
const mostSize = 250;

/** @param {number} size MB */
export const isSmall = (size) =>
  check(`it is at most ${mostSize} MB`, size <= mostSize, `${size} MB`);

const program = `
const { writeFileSync } = await import('node:fs');
const attempt = (file) => { try { writeFileSync(file, ''); return 'written'; } catch (error) { return error.code; } };
for (const name of ${JSON.stringify(loaded.filter((name) => !name.startsWith('dejavu')))}) await import(name);
const { createRequire } = await import('node:module');
createRequire(process.cwd() + '/apps/server/dist/').resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');
console.log(JSON.stringify({
  uid: process.getuid(), groups: process.getgroups(), node: process.version,
  root: attempt('/new'), code: attempt(process.cwd() + '/apps/server/dist/main.js'),
  data: attempt('/data/new'), tmp: attempt('/tmp/new'),
}));
`;

/** Has Node, inside an image, try to do what it must not, and to load what it must. */
export const attempts = ['--input-type=module', '--eval', program];

/** What came of `attempts`. */
export function outcomeOf({ stdout, output }) {
  const found = stdout.startsWith('{') ? JSON.parse(stdout) : {};
  return [
    check('the packages of the server load', found.node?.startsWith('v24.'), output),
    check(
      'it is not root and in no group of others',
      found.uid > 0 && !found.groups?.includes(0),
      stdout,
    ),
    check(
      'its root and its program cannot be written',
      found.root === 'EROFS' && found.code === 'EROFS',
      stdout,
    ),
    check(
      'the data folder and /tmp can',
      found.data === 'written' && found.tmp === 'written',
      stdout,
    ),
  ];
}

/** What a visitor gets of a server in an image. */
export async function answers(origin) {
  const page = await fetch(origin);
  const cleaned = await fetch(`${origin}/functions/v1/clean-text`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-id': crypto.randomUUID() },
    body: JSON.stringify({ text: 'zero\u200Bwidth' }),
  });
  const said = await cleaned.text();
  return [
    check('it hands out the page', page.ok && (await page.text()).includes('<html'), page.status),
    check(
      'it cleans a text',
      said.includes('zerowidth'),
      `${cleaned.status} ${said.slice(0, 200)}`,
    ),
  ];
}
