import type { HttpBindings } from '@hono/node-server';
import type { Ctx } from '../context.ts';
import type { Spent } from './rate-limits/allowance.ts';

/** What Hono carries through a request. Bindings are missing in tests that call the app directly. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** See `matchedRoute`. */
    route?: string | null;
    ctx: Ctx;
    /** As it was read and checked: an error's answer may have to give it back. */
    body?: unknown;
    /** What an answer that is JSON was made of: its words, or their bytes where they are packed. */
    json?: { body: string | Uint8Array<ArrayBuffer>; answer: Response };
    /** What whatever is answered will carry; see `addHeaders`. */
    headers?: readonly Readonly<Record<string, string>>[];
    /** What the call was taken from, where its answer tells what is left. */
    allowances?: Spent[];
  };
}
