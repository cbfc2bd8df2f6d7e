import { startServer } from './fixtures/server.ts';
import { test as base } from './fixtures/test.ts';
import { walk } from './walk/walks.ts';
import { hurry } from './walk/world.ts';

/** By hand: WALKS=1000 WALK_SEED=7 takes as many walks, other ones. */
const walks = Number(process.env.WALKS ?? 150);
const seed = Number(process.env.WALK_SEED ?? 20_261_122);
/** Few enough that two workers end at the same time. */
const perTest = 5;
/** The shortest walk that fails is looked for so long; walks that hold take a fraction of it. */
const patienceMs = 600_000;

const test = base.extend<object, { server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is used
    async ({}, use) => {
      // Each walk comes from an address of its own.
      const server = await startServer({ TRUST_PROXY: '1' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
});

for (let first = 0; first < walks; first += perTest) {
  const numRuns = Math.min(perTest, walks - first);
  const name = `walks ${first + 1} to ${first + numRuns} of seed ${seed}`;
  test(`whatever is done, no text, result or unit is lost: ${name}`, async ({
    context,
    server,
  }) => {
    test.setTimeout(patienceMs);
    await hurry(context);
    await walk(context, {
      ...{ url: server.url, name: `walk-${first}`, seed: seed + first, numRuns },
      limitMs: patienceMs - 60_000,
    });
  });
}
