import { defineConfig } from 'vitest/config';

const conditions = ['cleanpaste-source'];

/** Projects: `core`, `contract`, `cli`, `web` are quick; `server` runs once an engine (see scripts/test.mjs). */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      { extends: true, test: { name: 'core', include: ['packages/core/**/*.test.ts'] } },
      { extends: true, test: { name: 'contract', include: ['packages/contract/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'cli', include: ['packages/cli/**/*.test.ts'], testTimeout: 20_000 },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'web', environment: 'jsdom', include: ['apps/web/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.mjs', 'bench/**/*.test.ts'] },
      },
    ],
  },
});
