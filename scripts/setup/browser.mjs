import { existsSync } from 'node:fs';
import { chromiumFlags, findChromium, findShell } from './chromium.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { elapsed, PlainError, say } from './say.mjs';

/** Playwright's own browser, when somebody has installed one. */
async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function starts(file) {
  const { code } = await run(file, [...chromiumFlags, '--dump-dom', 'data:text/html,ready'], {
    timeout: 60_000,
  });
  return code === 0;
}

async function viaApt(name) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-q'], { env });
  if (update.code !== 0) say(update.output.trimEnd());
  const install = await run('apt-get', ['install', '-yq', '--no-install-recommends', name], {
    env,
  });
  if (install.code !== 0) say(install.output.trimEnd());
  return install.code === 0;
}

async function viaPlaywright() {
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const { code, output } = await run(process.execPath, [cli, 'install', 'chromium'], {
    timeout: 300_000,
  });
  if (code !== 0) say(output.trimEnd());
  return code === 0;
}

/**
 * A Chromium that starts, installed if there is none. On Debian the distribution's package
 * goes first: it brings the system libraries that a downloaded browser would lack.
 * @returns {Promise<string>} path of the browser
 */
export async function ensureChromium() {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  let found = findChromium() ?? (named ? undefined : await playwrightChromium());
  if (!found && named) throw new PlainError(`PLAYWRIGHT_CHROMIUM names no program: ${named}`);
  if (!found) {
    const began = performance.now();
    say('Installing Chromium… (once; no browser was found)');
    if (await viaApt('chromium')) found = findChromium();
    if (!found && (await viaPlaywright())) found = await playwrightChromium();
    if (found) say(`Installed in ${elapsed(began)}.`);
  }
  if (!found) {
    throw new PlainError(
      'no Chromium was found and none could be installed: install one and name it in PLAYWRIGHT_CHROMIUM.',
    );
  }
  if (!(await starts(found))) throw new PlainError(`the browser does not start: ${found}`);
  return found;
}

/**
 * What the browser tests run in: the headless shell where Debian has it, for a third less work a page, else the
 * browser itself. Who names a browser in PLAYWRIGHT_CHROMIUM means that one.
 * @param {string} browser what `ensureChromium` gave
 * @returns {Promise<string>} path of a browser that starts
 */
export async function ensureShell(browser) {
  if (process.env.PLAYWRIGHT_CHROMIUM && !process.env.PLAYWRIGHT_SHELL) return browser;
  if (findShell() === browser) await viaApt('chromium-headless-shell');
  const shell = findShell() ?? browser;
  return (await starts(shell)) ? shell : browser;
}
