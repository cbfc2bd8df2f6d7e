import { addresses, pathOf } from '@cleanpaste/contract';
import { answerForNow } from '../fixtures/answer-for-now.ts';
import { charge, deliver, isRefused, type Model, show, write } from './model.ts';
import type { Seen } from './screen.ts';
import { cleanedOf, wordOf } from './texts.ts';
import { openHome, until, type World } from './world.ts';

const cleaning = `**${pathOf(addresses.cleaning.cleanText)}`;
const rewriting = `**${pathOf(addresses.rewriting.strongParaphrase)}`;
const checking = `**${pathOf(addresses.checking.checkText)}`;
const attempts = 3;

/** A word of this walk alone, at the end of a text. */
export const signed = (model: Model, text: string) => `${text} ${wordOf(++model.written)}`;

export async function atHome(world: World) {
  const { model, screen, page } = world;
  if (model.isHome) return;
  await screen.home();
  await page.waitForURL('/');
  model.isHome = true;
  const isThere = ({ place }: Seen) => place === 'cleaner';
  const seen = await until(world, 'home', (it) => isThere(it) || it.place === 'missing');
  if (isThere(seen) || model.isOnline) return;
  // Its code had no time to come before the network went; with the network it comes by itself.
  model.isOnline = true;
  await page.context().setOffline(false);
  await until(world, 'home with the network', isThere);
}

export async function type(world: World) {
  const { model, screen } = world;
  await atHome(world);
  const more = signed(model, ' And so on,');
  await screen.type(more);
  write(model, model.text + more);
}

async function refused(world: World) {
  const { isOnline } = world.model;
  // Without a network its code may be missing; that is said in its place.
  const isThere = (it: Seen) => it.dialogs === 1 || (it.lacksWindow && !isOnline);
  const seen = await until(world, 'a window', (it) => isThere(it) && !it.working);
  await world.screen.closeWindows(seen);
}

/** The call that a click makes, once it is answered; made before the click. */
const answered = ({ page }: World, address: string) => page.waitForResponse(address);

/** Who leaves within a moment after a failure finds the work taken up again; who stays has seen it fail. */
async function givenUp(world: World) {
  await until(world, 'rest', ({ working, kept }) => !working && !kept.underWay);
}

/** A check of what is shown, from its call to its report. */
async function reported(world: World) {
  const { model } = world;
  if (!model.isOnline) {
    return givenUp(world);
  }
  if (isRefused(model, 'checks')) return refused(world);
  const seen = await until(world, 'a report', (it) => it.report !== null && !it.working);
  model.report = seen.report;
  model.fixed = null;
  model.checked = model.result?.shown ?? '';
  charge(model, 'checks');
  model.account?.checks.unshift({ report: seen.report ?? '', fixed: null });
}

/** What comes of a click on Clean Text, as it must. `answer`: the last call of the work. */
async function cleaned(world: World, answer: Promise<unknown> | null) {
  const { model } = world;
  await answer;
  const isDone = model.strip
    ? (it: { result: string | null }) => it.result !== null
    : (it: { result: string | null }) => it.result === cleanedOf(model.text);
  const { result } = await until(
    world,
    'a result',
    (it) => isDone(it) && (!it.working || model.also),
  );
  deliver(model, result ?? '', { local: !model.isOnline });
  if (model.also) await reported(world);
}

async function cleanOffline(world: World) {
  const { model, screen } = world;
  const before = world.unanswered;
  await screen.clean();
  const end = Date.now() + 60_000;
  while (world.unanswered < before + attempts) {
    if (Date.now() > end) throw new Error('The page did not try three times.');
    await world.page.waitForTimeout(15);
  }
  if (!model.strip) return cleaned(world, null);
  return givenUp(world);
}

export async function clean(world: World) {
  const { model, screen } = world;
  await atHome(world);
  if (model.text.trim() === '') return;
  const feature = model.strip ? 'statistical' : 'basic';
  if (isRefused(model, feature) && (model.isOnline || !model.account)) {
    await screen.clean();
    return refused(world);
  }
  if (!model.isOnline) return cleanOffline(world);
  const last = answered(world, cleaning);
  await screen.clean();
  return cleaned(world, last);
}

export async function check(world: World) {
  const { model, screen } = world;
  await atHome(world);
  if (model.account?.plan === 'pro' && model.result && (await screen.mayCheck())) {
    const answer = model.isOnline ? answered(world, checking) : null;
    await screen.check();
    await answer;
    return reported(world);
  }
  if (!model.also) await screen.toggleAlso();
  model.also = true;
  return clean(world);
}

export async function fix(world: World) {
  const { model, screen } = world;
  await atHome(world);
  if (!model.report || !model.isOnline || !(await screen.read()).mayFix) return;
  const answer = answered(world, checking);
  await screen.fix();
  await answer;
  const seen = await until(world, 'a fix', (it) => it.fixed !== null && !it.working);
  const isChanged = seen.fixed !== model.checked;
  model.report = seen.report;
  model.fixed = seen.fixed;
  model.checked = seen.fixed ?? '';
  const [newest] = model.account?.checks ?? [];
  if (newest && isChanged) Object.assign(newest, { report: seen.report, fixed: seen.fixed });
}

/** `change`: which of them, or all. */
export async function undo(world: World, change: number | 'all') {
  const { model, screen } = world;
  await atHome(world);
  if (!model.result) return;
  const { shown } = model.result;
  const count = await screen.countChanges();
  const did = change === 'all' ? await screen.undoAll() : null;
  if (change === 'all' ? did === null : count === 0) return;
  if (change !== 'all') await screen.undo(change % count);
  const { result } = await until(world, 'another version', (it) => it.result !== shown);
  if (change !== 'all') model.undone = toggled(model.undone, change % count);
  else model.undone = did === 'undone' ? [...Array(await screen.countChanges()).keys()] : [];
  const key = model.undone.join();
  if (!model.versions.has(key)) model.versions.set(key, result ?? '');
  show(model, model.versions.get(key) ?? '');
}

const toggled = (undone: number[], at: number) =>
  undone.includes(at) ? undone.filter((one) => one !== at) : [...undone, at].sort((a, b) => a - b);

export type Hold = 'before' | 'after';
export type Meanwhile = 'type' | 'leave' | 'reload';

/** Work whose answer is held back, before or after the server has done it, and what is done meanwhile. */
export async function interrupted(world: World, held: Hold, meanwhile: Meanwhile) {
  const { model, page, screen } = world;
  if (!model.isOnline) return;
  await type(world);
  if (isRefused(model, model.strip ? 'statistical' : 'basic')) return;
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const address = model.strip ? rewriting : cleaning;
  const asked = page.waitForRequest(address);
  const end = await answerForNow(page, address, async (route) => {
    try {
      const response = held === 'after' ? await route.fetch() : null;
      await released;
      await (response ? route.fulfill({ response }) : route.continue());
    } catch {
      // The page that asked may be gone by now.
    }
  });
  await screen.clean();
  await asked;
  if (meanwhile === 'type') await screen.type('pressed meanwhile');
  if (meanwhile === 'leave') {
    await screen.go('Pricing');
    await page.waitForURL('/pricing');
    await screen.home();
  }
  if (meanwhile === 'reload') await openHome(world);
  letGo();
  await cleaned(world, null);
  end();
}
