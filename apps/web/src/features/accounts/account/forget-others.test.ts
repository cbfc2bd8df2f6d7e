import type { Session } from '@cleanpaste/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type PageQueryKey, queryKeys } from '../../../lib/query-keys.ts';
import { createSessionKeeper } from '../../../lib/session-keeper.ts';
import { forgetOthers } from './forget-others.ts';

function sessionOf(id: string): Session {
  return {
    access_token: id,
    refresh_token: 'a name',
    expires_at: Math.floor(Date.now() / 1000) + 900,
    expires_in: 900,
    token_type: 'bearer',
    user: { id, email: `${id}@example.com`, identities: [], factors: [] },
  };
}

/** Every key of the page, as it looks with the longest address that it takes. */
const allKeys = Object.fromEntries(
  Object.entries(queryKeys).map(([name, key]) => [
    name,
    (key as (...parts: string[]) => PageQueryKey)('cleanups', 'page=1'),
  ]),
);
const everybodys = ['cleanupCount', 'featureFlags'];

function watched() {
  const queries = new QueryClient();
  const keeper = createSessionKeeper({
    refresh: async () => sessionOf('ann'),
    now: () => Date.now(),
    exclusively: (work) => work(),
    broadcast: () => {},
    remember: () => {},
  });
  forgetOthers(queries, keeper);
  keeper.begin(sessionOf('ann'));
  for (const [name, key] of Object.entries(allKeys)) queries.setQueryData(key, `${name} of ann`);
  queries.getMutationCache().build(queries, {}).state.data = 'an answer to ann';
  const kept = () =>
    Object.keys(allKeys).filter((name) => queries.getQueryData(allKeys[name]!) !== undefined);
  const mutations = () => queries.getMutationCache().getAll().length;
  return { queries, keeper, kept, mutations };
}

test('a session that ends, here or in another tab, takes what was loaded for it along', () => {
  const here = watched();
  here.keeper.end(false);
  expect(here.kept()).toEqual(everybodys);
  expect(here.mutations()).toBe(0);
  const elsewhere = watched();
  elsewhere.keeper.receive({ kind: 'signed-out', byChoice: true });
  expect(elsewhere.kept()).toEqual(everybodys);
  expect(elsewhere.mutations()).toBe(0);
});

test('somebody else in the same tab begins with nothing, not even the API keys; a refresh keeps everything', () => {
  const { keeper, kept } = watched();
  keeper.receive({ kind: 'session', session: sessionOf('ann') });
  expect(kept()).toEqual(Object.keys(allKeys));
  expect(kept()).toContain('apiKeys');
  keeper.receive({ kind: 'session', session: sessionOf('ben') });
  expect(kept()).toEqual(everybodys);
  keeper.end(true);
});

test('a panel that still stands when its session ends asks for nothing; the next one does again', async () => {
  const { queries, keeper } = watched();
  const asked: string[] = [];
  const panelNow = () =>
    new QueryObserver(queries, {
      queryKey: queryKeys.apiKeys(),
      queryFn: () => asked.push('api keys'),
    });
  const panel = panelNow();
  const leave = panel.subscribe(() => {});
  await expect.poll(() => asked.length).toBe(1);
  keeper.end(true);
  // As a component does when it is drawn once more.
  panel.setOptions({ ...panel.options });
  panel.setOptions({ ...panel.options, queryKey: queryKeys.history('checks', 'page=1') });
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(1);
  leave();
  keeper.begin(sessionOf('ben'));
  panelNow().subscribe(() => {})();
  await expect.poll(() => asked.length).toBe(2);
  keeper.end(true);
});
