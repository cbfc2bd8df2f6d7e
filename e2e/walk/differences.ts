import type { Model } from './model.ts';
import type { Seen } from './screen.ts';
import { wordsIn } from './texts.ts';

type Row = readonly [what: string, seen: unknown, expected: unknown];

/** What the screen shows otherwise than it should; only the cleaner shows the draft. */
function onScreen(model: Model, seen: Seen): Row[] {
  const place = model.isHome ? 'cleaner' : seen.place === 'missing' ? 'missing' : 'elsewhere';
  const rows: Row[] = [
    ['place', seen.place, place],
    ['more than one window', seen.dialogs > 1, false],
  ];
  if (seen.place === 'missing') rows.push(['missing page with a network', model.isOnline, false]);
  if (!model.isHome) return rows;
  return [
    ...rows,
    ['missing part with a network', seen.lacksPart && model.isOnline, false],
    ['signed in', seen.signedIn, model.account !== null],
    ['text', seen.text, model.text],
    ['strip', seen.strip, model.strip],
    ['also', seen.also, model.also],
    ['result', seen.result, model.result?.shown ?? null],
    ['report', seen.report, model.report],
    ['fixed text', seen.fixed, model.fixed],
  ];
}

/** What the tab keeps, wherever in the site the person is. */
function inTab(model: Model, { kept, everywhere }: Seen): Row[] {
  const own = wordsIn(model.text);
  return [
    ['kept text', kept.text, model.text],
    ['kept strip', kept.strip, model.strip],
    ['kept also', kept.also, model.also],
    ['kept result', kept.result, model.result?.whole ?? ''],
    ['left of other texts', wordsIn(everywhere).filter((word) => !own.includes(word)), []],
  ];
}

/** What is not as it must be, a line each. Without a page of the product there is nothing to see. */
export function differences(model: Model, seen: Seen): string[] {
  return [...onScreen(model, seen), ...inTab(model, seen)]
    .filter(([, is, must]) => JSON.stringify(is) !== JSON.stringify(must))
    .map(([what, is, must]) => `${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(must)}`);
}
