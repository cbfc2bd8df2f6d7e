import type { HttpBindings } from '@hono/node-server';
import type { Ctx } from '../context.ts';

/** What Hono carries through a request. Bindings are missing in tests that call the app directly. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    ctx: Ctx;
    /** As it was read and checked: an error's answer may have to give it back. */
    body?: unknown;
  };
}
