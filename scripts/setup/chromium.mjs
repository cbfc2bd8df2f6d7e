import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags for every Chromium the project starts: no window, no sandbox, no traffic of its own. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const fixedPlaces = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without its windows: the same engine, for a third less work. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

const onPath = (wanted, env) =>
  (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => wanted.map((name) => join(folder, name)));

function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * An installed Chromium or Chrome: `PLAYWRIGHT_CHROMIUM` first, then the usual places.
 * @returns {string | undefined} nothing when there is none, or when the variable names no program
 */
export function findChromium(env = process.env) {
  if (env.PLAYWRIGHT_CHROMIUM) {
    return runs(env.PLAYWRIGHT_CHROMIUM) ? env.PLAYWRIGHT_CHROMIUM : undefined;
  }
  return [...fixedPlaces, ...onPath(names, env)].find(runs);
}

/**
 * What pages are tried in, many times over: the headless shell of Chromium, else the whole browser. A variable that
 * names one of the two decides: `PLAYWRIGHT_SHELL` before `PLAYWRIGHT_CHROMIUM`.
 * @returns {string | undefined} nothing when there is none, or when the variable names no program
 */
export function findShell(env = process.env) {
  const named = env.PLAYWRIGHT_SHELL ?? env.PLAYWRIGHT_CHROMIUM;
  if (named) return runs(named) ? named : undefined;
  return onPath(shellNames, env).find(runs) ?? findChromium(env);
}
