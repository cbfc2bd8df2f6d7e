import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Says what whatever is answered will carry, a refusal too. It is put on at the very end, all at once: each
 * header that an answer is given before is checked, copied and sorted anew for the next.
 */
export function addHeaders(c: Context<AppEnv>, headers: Readonly<Record<string, string>>): void {
  c.set('headers', [...(c.get('headers') ?? []), headers]);
}

/** Puts on what was said. An answer of ours is made once more of its words, with a plain list that is sent as it is. */
export function putHeaders(c: Context<AppEnv>): void {
  const headers = c.get('headers') ?? [];
  const json = c.get('json');
  // Cookies are several headers of one name, which a plain list cannot hold.
  if (json?.answer === c.res && !c.res.headers.has('set-cookie')) {
    const all = Object.assign(Object.fromEntries(c.res.headers), ...headers);
    const { status } = c.res;
    // Otherwise Hono would copy one into the other.
    c.res = undefined;
    c.res = new Response(json.body, { status, headers: all });
    return;
  }
  for (const some of headers) {
    for (const [name, value] of Object.entries(some)) c.res.headers.set(name, value);
  }
}
