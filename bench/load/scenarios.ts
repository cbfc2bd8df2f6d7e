import { addresses, pathOf } from '@cleanpaste/contract';

/** Who calls: nobody that is known, accounts with their sessions, or their keys. */
type Who = 'anonymous' | 'session' | 'key';

export interface Scenario {
  name: string;
  path: string;
  /** Null for a call without a body. */
  body: string | null;
  who: Who;
  connections: number;
  accounts: number;
  processes: number;
}

const sentence =
  'Most of what people paste was written elsewhere: in an editor, a chat, a page. With it come ' +
  'characters that nobody sees, such as this zero\u200bwidth space. ';

const text = (length: number) =>
  sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);

/** About three hundred words. */
const essay = text(1900);

const sizes = { '200 B': 200, '5 KB': 5000, '100 KB': 100_000 };

/** One account, or one address, may have sixteen calls under way. */
const connectionsOfOne = 10;
const one = { connections: connectionsOfOne, accounts: 1, processes: 1 };
const all = { connections: 50, accounts: 64, processes: 1 };

const cleanings = Object.entries(sizes).flatMap(([size, length]): Scenario[] => {
  const body = JSON.stringify({ text: text(length) });
  const own = { path: pathOf(addresses.cleaning.cleanText), body, who: 'session' } as const;
  const scenarios: Scenario[] = [
    { name: `clean ${size}, signed in, one account`, ...own, ...one },
    { name: `clean ${size}, signed in, 64 accounts`, ...own, ...all },
  ];
  if (size !== '5 KB') return scenarios;
  return [
    ...scenarios,
    { name: `clean ${size}, signed in, 2 processes`, ...own, ...all, processes: 2 },
    { name: `clean ${size}, signed in, 3 processes`, ...own, ...all, processes: 3 },
    { name: `clean ${size}, anonymous`, ...own, ...one, who: 'anonymous' },
    {
      ...{ name: `clean ${size}, by key`, ...own, ...all, who: 'key' },
      path: pathOf(addresses.api.clean),
    },
  ];
});

const body5 = JSON.stringify({ text: text(5000) });

const others: Scenario[] = [
  { name: 'scan 5 KB, by key', path: pathOf(addresses.api.scan), body: body5, who: 'key', ...all },
  {
    ...{ name: 'decode 5 KB, by key', path: pathOf(addresses.api.decode), body: body5 },
    ...{ who: 'key', ...all },
  },
  {
    ...{ name: 'rewrite 300 words', path: pathOf(addresses.rewriting.strongParaphrase) },
    ...{ body: JSON.stringify({ text: essay }), who: 'session', ...all, connections: 10 },
  },
  {
    ...{ name: 'check 300 words', path: pathOf(addresses.checking.checkText) },
    ...{ body: JSON.stringify({ text: essay }), who: 'session', ...all, connections: 10 },
  },
  {
    ...{ name: 'history', path: pathOf(addresses.history.listCleanups), body: null },
    ...{ who: 'session', ...all },
  },
  {
    ...{ name: 'home counter', path: pathOf(addresses.cleaning.countCleanups), body: null },
    ...{ who: 'anonymous', ...one },
  },
];

export const scenarios: Scenario[] = [...cleanings, ...others];
