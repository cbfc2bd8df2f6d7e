import { configDefaults, defineConfig } from 'vitest/config';

const conditions = ['cleanpaste-source'];

/**
 * Projects: `core`, `contract`, `cli`, `web-logic` are quick; `web` makes a page for each file; `server` runs once
 * an engine (see scripts/test.mjs).
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // All processors: by default one is left out, which of two is half.
    maxWorkers: '100%',
    // Long enough for a machine that is slow and busy: only what is broken waits as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'core', include: ['packages/core/**/*.test.ts'] } },
      { extends: true, test: { name: 'contract', include: ['packages/contract/**/*.test.ts'] } },
      { extends: true, test: { name: 'files', include: ['packages/files/**/*.test.ts'] } },
      { extends: true, test: { name: 'cli', include: ['packages/cli/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'client', include: ['packages/client/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'integrations',
          include: [
            'packages/{inspect,mcp,eslint-plugin,remark-lint,vscode,browser-extension,agent-plugin}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          // The server keeps no state at module level, so files share what they import: half of their time was that.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['apps/web/**/*.test.tsx', 'apps/web/**/*.dom.test.ts'],
          setupFiles: ['apps/web/src/test-setup.ts'],
        },
      },
      {
        extends: true,
        // What needs no page is not made to wait for one: three quarters of its time was that.
        test: {
          name: 'web-logic',
          include: ['apps/web/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'apps/web/**/*.dom.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.mjs', 'bench/**/*.test.ts'] },
      },
    ],
  },
});
