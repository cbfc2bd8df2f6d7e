import type { Session } from '@cleanpaste/contract';
import { beforeEach, expect, test } from 'vitest';
import type { SessionState } from '../../../lib/session-keeper.ts';
import { keepDraft, takeDraft } from './draft.ts';

const signedIn = (id: string): SessionState => ({
  status: 'signed-in',
  session: { user: { id } } as Session,
});
const unknown: SessionState = { status: 'unknown' };
const expired: SessionState = { status: 'signed-out', byChoice: false };
const signedOut: SessionState = { status: 'signed-out', byChoice: true };

beforeEach(() => sessionStorage.clear());

test('a visitor finds the text again, once, whether signed in by now or not', () => {
  for (const state of [unknown, expired, signedIn('ann')]) {
    keepDraft({ text: 'mine', owner: null });
    expect(takeDraft(state)).toBe('mine');
    expect(takeDraft(state)).toBe('');
  }
});

test('who was signed in finds the text again, also after a session that ran out', () => {
  keepDraft({ text: 'of ann', owner: 'ann' });
  expect([takeDraft(unknown), takeDraft(expired)]).toEqual(['', '']);
  expect(takeDraft(signedIn('ann'))).toBe('of ann');
});

test.each([
  ['somebody else signs in', signedIn('ben')],
  ['its owner signs out', signedOut],
])('when %s, the text is gone for good', (_, state) => {
  keepDraft({ text: 'of ann', owner: 'ann' });
  expect(takeDraft(state)).toBe('');
  expect(takeDraft(signedIn('ann'))).toBe('');
  expect(sessionStorage).toHaveLength(0);
});
