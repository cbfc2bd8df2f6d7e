import { AppError, invalidRequest } from './app-error.ts';

const codesOfStorage = { foreignKey: '23503', encoding: '22021', character: '22P05' };

/**
 * What the database refused for a reason that the caller can be told: a row that belongs to something
 * that was deleted meanwhile, or a character that no text there can hold. Null for all other errors.
 */
export function refusedByStorage(error: unknown): AppError | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 6; depth++) {
    const { code, constraint } = current as { code?: unknown; constraint?: unknown };
    if (code === codesOfStorage.foreignKey) return ownerGone(String(constraint));
    if (code === codesOfStorage.encoding || code === codesOfStorage.character) {
      return invalidRequest('The request contains characters that cannot be used here.');
    }
    current = current.cause;
  }
  return null;
}

/** Accounts and sessions are asked for by signing in again; everything else by looking again. */
function ownerGone(constraint: string): AppError {
  return /_(users|sessions)_id_fk$/.test(constraint)
    ? accountGone()
    : new AppError('conflict', 'What this belongs to was deleted in the meantime.');
}

/** For work on behalf of an account that was deleted in the middle of it. */
export const accountGone = () =>
  new AppError('not_authenticated', 'Your session has ended. Please sign in again.');
