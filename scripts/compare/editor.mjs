import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../setup/chromium.mjs';

/** Starts the editor as it comes, without extensions. */
function start(/** @type {string} */ server, /** @type {string} */ home) {
  const own = ['--user-data-dir', join(home, 'data'), '--extensions-dir', join(home, 'extensions')];
  const flags = ['--auth', 'none', '--bind-addr', '127.0.0.1:0', '--disable-workspace-trust'];
  const more = [
    '--disable-telemetry',
    '--disable-update-check',
    '--config',
    join(home, 'config.yaml'),
  ];
  const child = spawn(process.execPath, [server, ...own, ...flags, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {Promise<string>} */
  const address = new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.on('close', () => reject(new Error(said)));
  });
  return { child, address };
}

/**
 * Which files the editor marks by itself, as it is set when it comes: its highlight of invisible and
 * ambiguous characters, and control characters that it draws.
 * @param {string} folder @param {string[]} files
 * @returns {Promise<Set<string> | undefined>} nothing where CODE_SERVER names no editor
 */
export async function editorMarks(folder, files) {
  const server = process.env.CODE_SERVER;
  const executablePath = findChromium();
  if (!server || !executablePath) return undefined;
  const home = join(folder, 'editor');
  mkdirSync(home);
  writeFileSync(join(home, 'config.yaml'), '');
  const { child, address } = start(server, home);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
    await page.goto(`${await address}/?folder=${encodeURIComponent(folder)}`);
    const marked = new Set();
    for (const file of files) {
      await page.getByRole('treeitem', { name: file, exact: true }).click();
      await page.locator(`.monaco-editor[data-uri$="/${file}"] .view-line`).first().waitFor();
      // It marks when it has nothing else to do; where nothing comes there is nothing to wait for.
      await page.waitForTimeout(2000);
      const marks = page
        .locator(`.monaco-editor[data-uri$="/${file}"]`)
        .locator('.unicode-highlight, .mtkcontrol');
      if ((await marks.count()) > 0) marked.add(file);
    }
    return marked;
  } finally {
    await browser.close();
    child.kill();
  }
}
