import { addresses, pathOf } from '@cleanpaste/contract';
import { answerForNow } from '../fixtures/answer-for-now.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { accountOf, dropResult, leave, write } from './model.ts';
import { texts } from './texts.ts';
import * as work from './work.ts';
import { interactive, openHome, until, type World } from './world.ts';

export type PlainStep =
  | ('type' | 'strip' | 'clean' | 'check' | 'fix' | 'clear' | 'back' | 'sign out')
  | ('buy' | 'cancel' | 'go offline' | 'come back' | 'reload');

export type Step =
  | { do: 'paste'; text: number }
  | { do: 'undo'; change: number | 'all' }
  | { do: 'navigate'; to: number }
  | { do: 'sign in'; as: string }
  | { do: 'crash'; by: 'answer' | 'code' | 'end of the tab' }
  | { do: 'interrupted work'; held: work.Hold; meanwhile: work.Meanwhile }
  | { do: PlainStep };

const links = [
  'Pricing',
  'What are statistical watermarks?',
  'Invisible Characters',
  'Privacy Policy',
];

async function clear(world: World) {
  const { model, screen } = world;
  await work.atHome(world);
  if (model.text === '') return;
  await screen.clear();
  model.text = '';
  dropResult(model);
  await screen.undoTyping();
}

async function navigate({ page, model, screen }: World, to: number) {
  const name = (model.isHome ? links : links.filter((link) => !link.endsWith('?')))[to % 3] ?? '';
  const path = page.url();
  await screen.go(name);
  if (model.isHome) await page.waitForURL((url) => url.href !== path);
  model.isHome = false;
}

async function back(world: World) {
  const { page, model } = world;
  if (!model.isOnline) return;
  // There may be no way back at all, and where it leads is known only once it is there.
  await page.goBack({ waitUntil: 'load' });
  const isOurs = await page.evaluate(() => document.querySelector('#root') !== null);
  if (!isOurs) return openHome(world);
  await interactive(page);
  model.isHome = new URL(page.url()).pathname === '/';
}

async function comeIn(world: World, as: string) {
  const { model, page, url, name } = world;
  if (model.account || !model.isOnline) return;
  const email = `${name}-${as}@example.com`;
  world.authorization = '';
  await signIn(page, { url, email, returnTo: '/' });
  await page.waitForURL('/');
  model.account = accountOf(model, email);
  model.isHome = true;
}

async function goOut({ model, screen, page }: World) {
  if (!model.account) return;
  await screen.signOut();
  await page.waitForURL('/');
  leave(model);
  Object.assign(model, { account: null, text: '', strip: false, also: false, isHome: true });
  dropResult(model);
}

async function shop(world: World, isBought: boolean) {
  const { model, screen, page } = world;
  if (!model.account || !model.isOnline || model.account.plan === 'pro') return;
  await screen.openCheckout('Pro');
  if (isBought) await screen.pay();
  else await screen.lookAway();
  if (isBought) model.account.plan = 'pro';
  await screen.leaveCheckout();
  await page.waitForURL('/');
  model.isHome = true;
}

async function reload({ page }: World) {
  await page.reload({ waitUntil: 'commit' });
  await interactive(page);
}

/** The tab is gone at once, with no word to its page; what it kept until then is there in the next one. */
async function endTab(world: World) {
  const { page } = world;
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  await page.goto('/healthz');
  await page.evaluate((entries) => {
    sessionStorage.clear();
    for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
  }, kept);
  await openHome(world);
}

async function crash(world: World, by: 'answer' | 'code' | 'end of the tab') {
  const { page, model, screen } = world;
  if (!model.isOnline) return;
  if (by === 'end of the tab') return endTab(world);
  if (by === 'answer' && !model.account) return;
  await work.atHome(world);
  // Two crashes with nothing done in between would be the result's own fault.
  await screen.toggleAlso();
  await screen.toggleAlso();
  const door =
    by === 'answer'
      ? `**${pathOf(addresses.accounts.readAccount)}`
      : '**/assets/terms-of-service-*.js';
  // The browser must not bring it back on a way back.
  const headers = { 'cache-control': 'no-store' };
  const spoiled = 'export default function Spoiled() { throw new Error("spoiled") }';
  const mend = await answerForNow(page, door, (route) =>
    by === 'answer'
      ? route.fulfill({ json: {}, headers })
      : route.fulfill({ body: spoiled, contentType: 'text/javascript', headers }),
  );
  await reload(world);
  if (by === 'code') await screen.go('Terms of Service');
  await until(world, 'a crash', ({ place }) => place === 'crash');
  mend();
  await openHome(world);
}

/** One step of a person; where it cannot be made, nothing happens. */
export async function take(world: World, step: Step): Promise<void> {
  const { model, screen, page } = world;
  switch (step.do) {
    case 'type':
      return work.type(world);
    case 'paste': {
      await work.atHome(world);
      const text = work.signed(model, texts[step.text % texts.length] ?? '');
      await screen.paste(text);
      return write(model, text);
    }
    case 'strip':
      await work.atHome(world);
      await screen.toggleStrip();
      model.strip = !model.strip;
      return;
    case 'clean':
      return work.clean(world);
    case 'check':
      return work.check(world);
    case 'fix':
      return work.fix(world);
    case 'undo':
      return work.undo(world, step.change);
    case 'clear':
      return clear(world);
    case 'navigate':
      return navigate(world, step.to);
    case 'back':
      return back(world);
    case 'sign in':
      return comeIn(world, step.as);
    case 'sign out':
      return goOut(world);
    case 'buy':
      return shop(world, true);
    case 'cancel':
      return shop(world, false);
    case 'go offline':
    case 'come back':
      model.isOnline = step.do === 'come back';
      await page.context().setOffline(!model.isOnline);
      return;
    case 'reload':
      return model.isOnline ? reload(world) : undefined;
    case 'crash':
      return crash(world, step.by);
    case 'interrupted work':
      return work.interrupted(world, step.held, step.meanwhile);
  }
}
