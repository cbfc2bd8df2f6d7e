import type { Actor } from '../context.ts';
import { AppError } from './app-error.ts';

type User = Extract<Actor, { kind: 'user' }>;

/** The user behind a call. @throws AppError 401 for everybody else */
export function requireUser(actor: Actor): User {
  if (actor.kind !== 'user') throw new AppError('not_authenticated', 'Please sign in to continue.');
  return actor;
}

/** The account behind a call, by session or by key. @throws AppError 401 for everybody else */
export function requireAccount(actor: Actor): { userId: string } {
  return actor.kind === 'apiKey' ? actor : requireUser(actor);
}

/** The administrator. @throws AppError 401 for visitors, 403 for everybody else */
export function requireAdmin(actor: Actor): User {
  const user = requireUser(actor);
  if (!user.isAdmin) throw new AppError('forbidden', 'This is for the administrator only.');
  return user;
}
