import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumFlags, findChromium } from '../setup/chromium.mjs';
import { buildVscode } from './vscode.mjs';

// The real editor is a large download: `npm install code-server` in a folder of its own, and its
// out/node/entry.js named in CODE_SERVER. Without it the stand-in is what there is.
const server = process.env.CODE_SERVER ?? '';
const browserPath = findChromium();
const isThere = server !== '' && browserPath !== undefined;

const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-editor-'));
const work = join(folder, 'work');
const own = [
  '--user-data-dir',
  join(folder, 'data'),
  '--extensions-dir',
  join(folder, 'extensions'),
];

test('the real editor is found (otherwise it is not tried: set CODE_SERVER)', (context) => {
  if (!isThere) context.skip('no code-server is named in CODE_SERVER');
});

/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
/** @type {import('@playwright/test').Browser | undefined} */
let browser;

/** Starts the editor on a port of its own choice, and says where it listens. */
function listening() {
  const flags = ['--auth', 'none', '--bind-addr', '127.0.0.1:0', '--disable-telemetry'];
  const more = [
    '--disable-update-check',
    '--disable-workspace-trust',
    '--config',
    join(folder, 'config.yaml'),
  ];
  child = spawn(process.execPath, [server, ...own, ...flags, ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child?.stdout?.on('data', (chunk) => {
      said += chunk;
      const address = /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child?.on('close', () => reject(new Error(said)));
  });
}

describe.skipIf(!isThere)('the real editor, with the package installed', () => {
  /** @type {import('@playwright/test').Page} */
  let page;

  beforeAll(async () => {
    mkdirSync(work, { recursive: true });
    writeFileSync(join(folder, 'config.yaml'), '');
    writeFileSync(
      join(work, 'attack.py'),
      "s = '\u2067' ;return #\u2069 \u05d0\nname = 'pay\u200bpal'\n",
    );
    const file = await buildVscode(join(folder, 'dist'));
    const installed = spawnSync(process.execPath, [server, ...own, '--install-extension', file], {
      encoding: 'utf8',
    });
    expect(installed.stdout + installed.stderr).toContain('successfully installed');
    const address = await listening();
    browser = await chromium.launch({ executablePath: browserPath, args: chromiumFlags });
    page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    await page.goto(`${address}/?folder=${encodeURIComponent(work)}`);
    await page.getByRole('treeitem', { name: 'attack.py' }).dblclick();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    child?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('marks an attack and what is hidden in a string', async () => {
    await page.locator('.squiggly-error').first().waitFor();
    expect(await page.locator('.squiggly-error').count()).toBe(3);
  }, 120_000);

  test('lists the problems with numbers, names and reasons', async () => {
    await page.keyboard.press('Control+Shift+M');
    const problems = page.getByRole('treeitem').filter({ hasText: 'cleanpaste' });
    await problems.first().waitFor();
    const texts = await problems.allInnerTexts();
    expect(texts.join('\n')).toMatch(/U\+2067 RIGHT-TO-LEFT ISOLATE/);
    expect(texts.join('\n')).toMatch(/U\+200B ZERO WIDTH SPACE/);
  }, 60_000);

  test('takes what is no attack out by its command, and keeps the attack for a person', async () => {
    await page.locator('.monaco-editor .view-line').last().click();
    await page.keyboard.press('F1');
    await page.keyboard.type('CleanPaste: Take Hidden Characters Out');
    await page.keyboard.press('Enter');
    await page.getByText('CleanPaste: 1 cleaned').waitFor();
    await page.keyboard.press('Control+S');
    await expect.poll(() => readFileSync(join(work, 'attack.py'), 'utf8')).toContain("'paypal'");
    expect(readFileSync(join(work, 'attack.py'), 'utf8')).toContain('\u2067');
  }, 60_000);
});
