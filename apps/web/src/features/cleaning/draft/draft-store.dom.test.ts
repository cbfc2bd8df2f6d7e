import type { Session } from '@cleanpaste/contract';
import { beforeEach, expect, test } from 'vitest';
import type { SessionState } from '../../../lib/session-keeper.ts';
import { eraseKept } from './draft-storage.ts';
import { createDraftStore } from './draft-store.ts';

const signedIn = (id: string): SessionState => ({
  status: 'signed-in',
  session: { user: { id } } as Session,
});
const unknown: SessionState = { status: 'unknown' };
const expired: SessionState = { status: 'signed-out', byChoice: false };
const signedOut: SessionState = { status: 'signed-out', byChoice: true };

beforeEach(() => {
  eraseKept();
  sessionStorage.clear();
  localStorage.clear();
});

/** A page load in this tab, with what becomes of its session. */
function load(first: SessionState) {
  let state = first;
  let tell = () => {};
  const store = createDraftStore({
    state: () => state,
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
  });
  return {
    ...store,
    text: () => store.get().text,
    become(next: SessionState) {
      state = next;
      tell();
    },
  };
}

function leave(as: SessionState, text: string) {
  const tab = load(as);
  tab.set({ text });
  tab.flush();
}

test('a visitor finds the text again, whether signed in by now or not', () => {
  leave(expired, 'mine');
  for (const state of [unknown, expired, signedIn('ann')]) expect(load(state).text()).toBe('mine');
});

test('who was signed in finds the text again, also after a session that ran out', () => {
  leave(signedIn('ann'), 'of ann');
  expect([load(unknown).text(), load(expired).text()]).toEqual(['', '']);
  expect(load(signedIn('ann')).text()).toBe('of ann');
});

test('before the server has answered the text is shown to who was here last, and to nobody else', () => {
  leave(signedIn('ann'), 'of ann');
  load(unknown).become(signedIn('ann'));
  expect(load(unknown).text()).toBe('of ann');
  const other = load(unknown);
  other.become(signedIn('ben'));
  expect(other.text()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['somebody else signs in', signedIn('ben')],
  ['its owner signs out', signedOut],
])('when %s, the text is gone for good', (_, state) => {
  leave(signedIn('ann'), 'of ann');
  expect(load(state).text()).toBe('');
  expect(load(signedIn('ann')).text()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['somebody else signs in', signedIn('ben')],
  ['its owner signs out', signedOut],
])('when %s while it is shown, text and toggles go at once', (_, state) => {
  const tab = load(expired);
  tab.set({ text: 'of a visitor', strip: true });
  tab.become(signedIn('ann'));
  expect(tab.text()).toBe('of a visitor');
  tab.become(state);
  expect(tab.get()).toMatchObject({ text: '', strip: false, cleaned: null, report: null });
  expect(sessionStorage).toHaveLength(0);
});

test('a text kept by a tab that was away when its owner signed out goes unread', () => {
  leave(signedIn('ann'), 'of ann');
  const rest = JSON.parse(sessionStorage.getItem('draft')!);
  sessionStorage.setItem('draft', JSON.stringify({ ...rest, owner: null, at: rest.at - 1000 }));
  const kept = { ...sessionStorage } as Record<string, string>;
  const elsewhere = load(signedIn('ann'));
  elsewhere.become(signedIn('ann'));
  elsewhere.become(signedOut);
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  expect(load(expired).text()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('what is typed before it is known who is here stands below the kept text', () => {
  leave(signedIn('ann'), 'of ann');
  const tab = load(unknown);
  tab.set({ text: 'typed early' });
  tab.flush();
  tab.become(signedIn('ann'));
  expect(tab.text()).toBe('of ann\n\ntyped early');
});

test('clearing takes text, result and undos, and leaves the toggles', () => {
  const tab = load(expired);
  tab.set({ text: 'private', strip: true, undone: [1] });
  tab.flush();
  tab.erase();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('private');
  expect(load(expired).get()).toMatchObject({ text: '', strip: true, undone: [] });
});

const cleanedTo = (text: string) => ({
  text,
  removedCharacterCount: 1,
  local: false,
  rewrite: null,
});
const long = `${'a sentence of a long text, '.repeat(10_000)}\u{1f600}.`;

test('a long result comes back whole, and no value that is kept of it is long', () => {
  const tab = load(expired);
  tab.set({ text: 'the text', cleaned: cleanedTo(long) });
  tab.flush();
  expect(load(expired).get().cleaned?.text).toBe(long);
  const longest = Math.max(...Object.values({ ...sessionStorage }).map(({ length }) => length));
  expect(longest).toBeLessThanOrEqual(100_000);
});

test('a letter of two units comes back whole where a piece ends within it', () => {
  const cut = `${'a'.repeat(99_999)}\u{1f600}`;
  const tab = load(expired);
  tab.set({ text: 'the text', cleaned: cleanedTo(cut) });
  tab.flush();
  expect(load(expired).get().cleaned?.text).toBe(cut);
});

test('of a longer result before it nothing stays behind', () => {
  const tab = load(expired);
  tab.set({ text: 'the text', cleaned: cleanedTo(long) });
  tab.flush();
  tab.set({ cleaned: cleanedTo('short') });
  tab.flush();
  expect(load(expired).get().cleaned?.text).toBe('short');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('a sentence');
  tab.set({ cleaned: cleanedTo(long) });
  tab.flush();
  tab.erase({ toggles: true });
  expect(sessionStorage).toHaveLength(0);
});

test('a result of which only a part finds room is not kept in part', () => {
  const tab = load(expired);
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key: string, value: string) {
    if (key === 'draft-result-2') throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
  try {
    tab.set({ text: 'the text', cleaned: cleanedTo(long) });
    tab.flush();
  } finally {
    Storage.prototype.setItem = setItem;
  }
  expect(load(expired).get()).toMatchObject({ text: 'the text', cleaned: null });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('a sentence');
  tab.set({ undone: [1] });
  tab.flush();
  expect(load(expired).get().cleaned?.text).toBe(long);
});

test('a result that was kept in one piece, before there were pieces, comes back once more', () => {
  const tab = load(expired);
  tab.set({ text: 'the text', cleaned: cleanedTo('') });
  tab.flush();
  const { pieces: _, ...rest } = JSON.parse(sessionStorage.getItem('draft')!);
  sessionStorage.setItem('draft', JSON.stringify(rest));
  sessionStorage.setItem('draft-result', 'of before');
  const later = load(expired);
  expect(later.get().cleaned?.text).toBe('of before');
  later.set({ undone: [1] });
  later.flush();
  expect(sessionStorage.getItem('draft-result')).toBeNull();
  expect(load(expired).get().cleaned?.text).toBe('of before');
  later.erase({ toggles: true });
  expect(sessionStorage).toHaveLength(0);
});
