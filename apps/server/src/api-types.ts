import type { createApp } from './app.ts';

/** The routes and their bodies, for Hono's typed client. Types only: nothing is loaded at run time. */
export type Api = ReturnType<typeof createApp>;
