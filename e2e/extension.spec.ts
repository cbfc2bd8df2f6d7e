/// <reference types="chrome" />
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  chromium,
  expect,
  type Page,
  test,
  type Worker,
} from '@playwright/test';
import { buildBrowserExtension } from '../scripts/integrations/browser-extension.mjs';
import { chromiumFlags, findChromium } from '../scripts/setup/chromium.mjs';

const trojan = "s = '\u2067' ;return #\u2069 \u05d0";
const body = `<!doctype html><meta charset="utf-8"><title>A page</title>
<p id="prose">pay\u200bpal \u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645</p>
<pre id="code">${trojan}</pre>
<input id="line"><textarea id="area"></textarea><input id="secret" type="password">
<div id="rich" contenteditable="true"><b>bo\u200bld</b> text</div>
<script>var s = 'a\u200bb'; window.heard = []; for (const id of ['line', 'area', 'rich'])
document.getElementById(id).addEventListener('input', (event) => heard.push(event.inputType));</script>`;

let folder: string;
let context: BrowserContext;
let worker: Worker;
let page: Page;
let address: string;
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.setHeader('content-type', 'text/html').end(body);
});

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cleanpaste-extension-'));
  const unpacked = await buildBrowserExtension(join(folder, 'dist'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: findChromium(),
    // Extensions live in the new headless mode, which Playwright's own switch is not.
    headless: false,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...chromiumFlags.filter((flag) => flag !== '--headless'),
      '--headless=new',
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
      `--disable-extensions-except=${unpacked}`,
      `--load-extension=${unpacked}`,
    ],
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address });
  worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
});

test.afterAll(async () => {
  await context?.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test.beforeEach(async () => {
  page = await context.newPage();
  await page.goto(address);
});
test.afterEach(() => page.close());

async function paste(selector: string, text: string, html?: string) {
  await page.evaluate(
    async ([plain, rich]) => {
      const parts: Record<string, Blob> = {
        'text/plain': new Blob([plain ?? ''], { type: 'text/plain' }),
      };
      if (rich !== undefined) parts['text/html'] = new Blob([rich], { type: 'text/html' });
      await navigator.clipboard.write([new ClipboardItem(parts)]);
    },
    [text, html] as const,
  );
  await page.focus(selector);
  await page.keyboard.press('ControlOrMeta+V');
}

/** What a key or the menu does: the browser tells the worker, and the worker asks the page. */
const ask = (what: 'mark' | 'clean') =>
  worker.evaluate(async (wanted) => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    return chrome.tabs.sendMessage<object, number>(tab?.id ?? 0, { cleanpaste: wanted });
  }, what);

const codes = (text: string) => [...text].map((it) => it.codePointAt(0)?.toString(16)).join(' ');

for (const field of ['#line', '#area']) {
  test(`what is pasted into ${field} comes in clean, and the page hears of it`, async () => {
    await paste(field, 'pay\u200bpal\u{e0041}');
    await expect(page.locator(field)).toHaveValue('paypal');
    expect(await page.evaluate('heard')).toEqual(['insertText']);
  });
}

test('one undo takes the whole paste back', async () => {
  await paste('#area', 'a\u200bb');
  await expect(page.locator('#area')).toHaveValue('ab');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(page.locator('#area')).toHaveValue('');
});

test('a text with nothing hidden is pasted by the browser itself, with its formatting', async () => {
  await page.locator('#rich').evaluate((element) => element.replaceChildren());
  await paste('#rich', 'plain words', '<i>plain</i> words');
  await expect(page.locator('#rich i')).toHaveText('plain');
  await paste('#line', 'Persian \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645\u2026');
  await expect(page.locator('#line')).toHaveValue(/\u200c.*\u2026$/);
  expect(await page.evaluate('heard.at(-1)')).toBe('insertFromPaste');
});

test('in rich text the clean text comes without markup that could be code', async () => {
  await page.locator('#rich').evaluate((element) => element.replaceChildren());
  await paste('#rich', 'a\u200bb', '<img src=x onerror="window.owned = 1">a\u200bb');
  await expect(page.locator('#rich')).toHaveText('ab');
  expect(await page.evaluate('window.owned')).toBeUndefined();
});

test('a field for passwords is left alone', async () => {
  await paste('#secret', 'a\u200bb');
  await expect(page.locator('#secret')).toHaveValue('a\u200bb');
});

test('a person can switch it off, and typography on', async () => {
  await worker.evaluate(() => chrome.storage.local.set({ paste: false }));
  await expect(async () => {
    await page.locator('#line').fill('');
    await paste('#line', 'a\u200bb');
    expect(await page.locator('#line').inputValue()).toBe('a\u200bb');
  }).toPass();
  await worker.evaluate(() => chrome.storage.local.set({ paste: true, typography: true }));
  await expect(async () => {
    await page.locator('#line').fill('');
    await paste('#line', 'Wait\u2026');
    expect(await page.locator('#line').inputValue()).toBe('Wait...');
  }).toPass();
  await worker.evaluate(() => chrome.storage.local.clear());
});

test('the key marks what is hidden on the page, and takes the marks away again', async () => {
  const before = await page.locator('body').innerHTML();
  expect(await ask('mark')).toBe(3);
  const marks = page.locator('cleanpaste-mark');
  await expect(marks).toHaveCount(3);
  await expect(page.locator('#prose cleanpaste-mark')).toHaveAttribute('title', /ZERO WIDTH SPACE/);
  await expect(page.locator('#prose cleanpaste-mark span')).toHaveText('U+200B');
  await expect(page.locator('#code cleanpaste-mark')).toHaveCount(2);
  expect(await ask('mark')).toBe(-1);
  expect(await page.locator('body').innerHTML()).toBe(before);
});

test('the browser knows both keys, and the worker does what they mean', async () => {
  const keys = await worker.evaluate(() => chrome.commands.getAll());
  expect(keys.map(({ name }) => name)).toEqual(expect.arrayContaining(['mark', 'clean']));
  const badge = () =>
    worker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      return chrome.action.getBadgeText({ tabId: tab?.id });
    });
  // No key of the test reaches the browser itself, so the event is sent as the browser sends it.
  await worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const event = chrome.commands.onCommand as unknown as { dispatch(...given: unknown[]): void };
    event.dispatch('mark', tab);
  });
  await expect.poll(badge).toBe('3');
  await expect(page.locator('cleanpaste-mark')).toHaveCount(3);
});

test('the key cleans a field that somebody is in, and keeps its formatting', async () => {
  await page.locator('#rich b').click();
  expect(await ask('clean')).toBe(1);
  expect(codes(await page.locator('#rich').innerText())).toBe(codes('bold text'));
  await expect(page.locator('#rich b')).toHaveText('bold');
  await page.locator('#area').evaluate((element: HTMLTextAreaElement) => {
    element.value = 'a\u200bb c\u200bd';
    element.focus();
    element.setSelectionRange(0, 3);
  });
  expect(await ask('clean')).toBe(1);
  await expect(page.locator('#area')).toHaveValue('ab c\u200bd');
});

test('the window of the extension lists what is hidden and reads messages', async () => {
  const id = new URL(worker.url()).host;
  await page.goto(`chrome-extension://${id}/popup.html`);
  const tags = [...'run it'].map((it) => String.fromCodePoint(0xe0000 + it.charCodeAt(0))).join('');
  await page.fill('#text', `a\u200bb hello${tags}`);
  await expect(page.locator('#list')).toContainText('Hidden message: “run it”');
  await expect(page.locator('#list')).toContainText('1 × ZERO WIDTH SPACE');
  await page.fill('#text', 'plain');
  await expect(page.locator('#found')).toHaveText('Nothing is hidden.');
  const isBlocked = await page.evaluate(
    (url) =>
      fetch(url).then(
        () => false,
        () => true,
      ),
    address,
  );
  expect(isBlocked).toBe(true);
});

test('nothing has left the browser', () => {
  expect(new Set(asked)).toEqual(new Set(['/', '/favicon.ico'].filter((it) => asked.includes(it))));
});
