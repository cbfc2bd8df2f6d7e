import { cleanedOf } from './texts.ts';

export interface Used {
  basic: number;
  statistical: number;
  checks: number;
}

/** A result in the history: the text that it must come to have, and the one that was last seen there. */
interface Row {
  text: string;
  seen: string;
}

/** What an account has by the server's own word, if nothing is lost and nothing is charged twice. */
export interface AccountModel {
  email: string;
  plan: 'free' | 'pro';
  /** Since the account was opened, and since it was paid for. */
  total: Used;
  month: Used;
  /** Results of cleanups, the newest first. */
  cleanups: Row[];
  /** What each check found, as the screen showed it; the newest first. */
  checks: { report: string; fixed: string | null }[];
}

/** What must be true of one tab and of the server behind it. */
export interface Model {
  isHome: boolean;
  isOnline: boolean;
  text: string;
  strip: boolean;
  also: boolean;
  /** The text of the result before and after undos; null without one. */
  result: { whole: string; shown: string; row: Row | null } | null;
  /** Places of the changes that were undone, and what was seen with each set of them. */
  undone: number[];
  versions: Map<string, string>;
  report: string | null;
  fixed: string | null;
  /** The text that the report is about. */
  checked: string;
  account: AccountModel | null;
  /** Accounts of this walk, whoever is signed in. */
  accounts: Map<string, AccountModel>;
  /** What this browser has used without an account. */
  unnamed: Used;
  /** How many texts have been written so far. */
  written: number;
}

const none = (): Used => ({ basic: 0, statistical: 0, checks: 0 });

export const newModel = (): Model => ({
  isHome: true,
  isOnline: true,
  text: '',
  strip: false,
  also: false,
  result: null,
  undone: [],
  versions: new Map(),
  report: null,
  fixed: null,
  checked: '',
  account: null,
  accounts: new Map(),
  unnamed: none(),
  written: 0,
});

export function accountOf(model: Model, email: string): AccountModel {
  const known = model.accounts.get(email);
  if (known) return known;
  const opened: AccountModel = {
    email,
    plan: 'free',
    total: none(),
    month: none(),
    cleanups: [],
    checks: [],
  };
  model.accounts.set(email, opened);
  return opened;
}

export function dropResult(model: Model) {
  model.result = null;
  model.undone = [];
  model.versions = new Map();
  dropReport(model);
}

function dropReport(model: Model) {
  model.report = null;
  model.fixed = null;
}

export function write(model: Model, text: string) {
  if (text === model.text) return;
  model.text = text;
  dropResult(model);
}

/** Limits as people are told of them. */
const limits = { statistical: { free: 3, pro: 1000 }, checks: { free: 1, pro: 15 } } as const;

export function isRefused(model: Model, feature: keyof Used): boolean {
  const { account, unnamed } = model;
  if (!account) return feature === 'checks' || unnamed[feature] >= 1;
  if (feature === 'basic') return false;
  const used = account.plan === 'pro' ? account.month : account.total;
  return used[feature] >= limits[feature][account.plan];
}

/** One unit for one result. */
export function charge({ account, unnamed }: Model, feature: keyof Used) {
  if (!account) {
    unnamed[feature]++;
    return;
  }
  account.total[feature]++;
  if (account.plan === 'pro') account.month[feature]++;
}

/** A result has come. What a rewrite left as it was costs nothing, nor does a visitor's text that cleaning left so. */
export function deliver(model: Model, result: string, { local = false } = {}) {
  if (result !== model.result?.whole) dropReport(model);
  const isUnchanged = model.strip
    ? result === cleanedOf(model.text)
    : !model.account && result === model.text;
  const isFree = local || isUnchanged;
  const row = isFree || !model.account ? null : { text: result, seen: result };
  model.result = { whole: result, shown: result, row };
  model.undone = [];
  model.versions = new Map([['', result]]);
  if (isFree) return;
  charge(model, model.strip ? 'statistical' : 'basic');
  if (row) model.account?.cleanups.unshift(row);
}

/** Changes were undone: what is shown is what the history comes to have, as soon as there is a network. */
export function show(model: Model, text: string) {
  if (!model.result) return;
  model.result.shown = text;
  if (model.result.row) model.result.row.text = text;
}

/** Who goes without a network leaves the history as it was last reached. */
export function leave({ account, isOnline }: Model) {
  for (const row of isOnline ? [] : (account?.cleanups ?? [])) row.text = row.seen;
}
