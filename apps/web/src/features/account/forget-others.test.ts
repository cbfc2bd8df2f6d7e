import type { Session } from '@cleanpaste/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createSessionKeeper } from '../../lib/session-keeper.ts';
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

function watched() {
  const queries = new QueryClient();
  const keeper = createSessionKeeper({
    refresh: async () => sessionOf('ann'),
    now: () => Date.now(),
    exclusively: (work) => work(),
    tell: () => {},
    remember: () => {},
  });
  forgetOthers(queries, keeper);
  keeper.begin(sessionOf('ann'));
  queries.setQueryData(['account'], { email: 'ann@example.com' });
  queries.setQueryData(['history', 'cleanups', 'page=1'], { items: ['a text'] });
  queries.setQueryData(['site-config'], {});
  const kept = () =>
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]);
  return { keeper, kept };
}

test('a session that ends, here or in another tab, takes what was loaded for it along', () => {
  const here = watched();
  here.keeper.end(false);
  expect(here.kept()).toEqual(['site-config']);
  const elsewhere = watched();
  elsewhere.keeper.hear({ kind: 'signed-out', byChoice: true });
  expect(elsewhere.kept()).toEqual(['site-config']);
});

test('somebody else in the same tab begins with nothing; a refresh keeps everything', () => {
  const { keeper, kept } = watched();
  keeper.hear({ kind: 'session', session: sessionOf('ann') });
  expect(kept()).toHaveLength(3);
  keeper.hear({ kind: 'session', session: sessionOf('ben') });
  expect(kept()).toEqual(['site-config']);
  keeper.end(true);
});
