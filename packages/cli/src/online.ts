import { FileError, UsageError } from './errors.ts';

/** The server that `rewrite` and `check` ask, and the key that they show. */
export interface Online {
  origin: string;
  key: string;
}

/**
 * Reads the server and the key from the environment: an argument would stand in lists of processes.
 *
 * @throws UsageError when one is missing or wrong
 */
export function onlineFrom(env: Record<string, string | undefined>): Online {
  const key = env.CLEANPASTE_API_KEY ?? '';
  const origin = (env.CLEANPASTE_URL ?? '').replace(/\/+$/, '');
  if (key === '') throw new UsageError('set CLEANPASTE_API_KEY to a key of your account');
  if (!/^cp_[\w-]{8,200}$/.test(key)) throw new UsageError('CLEANPASTE_API_KEY is not a key');
  if (!/^https?:\/\/[^/\s]+$/.test(origin)) {
    throw new UsageError('set CLEANPASTE_URL to the address of the site, https://…');
  }
  const isLocal = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(origin);
  if (origin.startsWith('http:') && !isLocal) {
    throw new UsageError('CLEANPASTE_URL must be https: a key does not travel in the open');
  }
  return { key, origin };
}

/** Longest wait for an answer; a rewrite by a model takes its time. */
const answerMs = 300_000;

/**
 * Calls one verb of the API.
 *
 * @throws FileError with what the server said, or that it could not be reached
 */
export async function ask(
  { origin, key }: Online,
  verb: 'rewrite' | 'check',
  { name, body }: { name: string; body: object },
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(`${origin}/api/v1/${verb}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerMs),
      redirect: 'error',
    });
  } catch {
    throw new FileError(`cannot ${verb} ${name}: ${origin} could not be reached`);
  }
  const answer = (await response.json().catch(() => null)) as { detail?: unknown } | null;
  if (response.ok && answer !== null) return answer;
  const detail = typeof answer?.detail === 'string' ? answer.detail : `it said ${response.status}`;
  throw new FileError(`cannot ${verb} ${name}: ${detail}`);
}
