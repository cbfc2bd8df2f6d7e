// A picture of a page, after any number of steps:
//   node e2e/screenshot.ts http://127.0.0.1:3000/ out.png --dark --width 390 --full \
//     --type 'textarea' 'some text' --click 'role=button[name="Clean Text"]' --wait 'text=Cleaned Text:'
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/setup/chromium.mjs';

type Step = (page: Page) => Promise<unknown>;
type Plan = {
  positional: string[];
  steps: Step[];
  dark: boolean;
  full: boolean;
  width: number;
  height: number;
  javaScript: boolean;
};

const usage =
  'usage: node e2e/screenshot.ts URL OUT.png [--dark] [--full] [--no-js] [--width N] [--height N]\n' +
  '  steps, in order: [--click SEL] [--hover SEL] [--focus SEL] [--type SEL TEXT] [--press KEY]\n' +
  '                   [--wait SEL] [--sleep MS] [--scroll SEL] [--eval JS]';

function parse(args: string[]): Plan {
  const plan: Plan = {
    positional: [],
    steps: [],
    dark: false,
    full: false,
    width: 1280,
    height: 800,
    javaScript: true,
  };
  const rest = [...args];
  const next = () => rest.shift() ?? fail(usage);
  const on = (step: (page: Page, selector: string) => Promise<unknown>) => {
    const selector = next();
    plan.steps.push((page) => step(page, selector));
  };
  while (rest.length > 0) {
    const word = next();
    if (word === '--dark') plan.dark = true;
    else if (word === '--full') plan.full = true;
    else if (word === '--no-js') plan.javaScript = false;
    else if (word === '--width') plan.width = Number(next());
    else if (word === '--height') plan.height = Number(next());
    else if (word === '--click') on((page, it) => page.locator(it).first().click());
    else if (word === '--hover') on((page, it) => page.locator(it).first().hover());
    else if (word === '--focus') on((page, it) => page.locator(it).first().focus());
    else if (word === '--wait') on((page, it) => page.locator(it).first().waitFor());
    else if (word === '--scroll')
      on((page, it) => page.locator(it).first().scrollIntoViewIfNeeded());
    else if (word === '--press') on((page, it) => page.keyboard.press(it));
    else if (word === '--sleep') on((page, it) => page.waitForTimeout(Number(it)));
    else if (word === '--eval')
      on(async (page, it) => console.log(JSON.stringify(await page.evaluate(it))));
    else if (word === '--type') {
      const selector = next();
      const text = next();
      plan.steps.push((page) => page.locator(selector).first().fill(text));
    } else if (word.startsWith('--')) fail(`unknown option ${word}\n${usage}`);
    else plan.positional.push(word);
  }
  return plan;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const plan = parse(process.argv.slice(2));
const [url, out] = plan.positional;
if (!url || !out) fail(usage);

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumFlags,
});
try {
  const page = await browser.newPage({
    colorScheme: plan.dark ? 'dark' : 'light',
    viewport: { width: plan.width, height: plan.height },
    javaScriptEnabled: plan.javaScript,
  });
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`console error: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`page error: ${error.message}`));
  await page.goto(url, { waitUntil: 'networkidle' });
  for (const step of plan.steps) await step(page);
  if (plan.javaScript) await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: out, fullPage: plan.full });
} finally {
  await browser.close();
}
