import type { BrowserContext } from '@playwright/test';
import fc from 'fast-check';
import { type PlainStep, type Step, take } from './steps.ts';
import { hold, newWorld } from './world.ts';

const plain = (...names: PlainStep[]) => fc.constantFrom(...names.map((name) => ({ do: name })));

/** What people do, the more often the more it is at stake. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('paste' as const), text: fc.nat(4) }) },
  { weight: 10, arbitrary: plain('clean', 'clean', 'check', 'strip', 'type', 'reload') },
  { weight: 6, arbitrary: plain('fix', 'clear', 'back', 'sign out', 'go offline', 'come back') },
  { weight: 2, arbitrary: plain('buy', 'cancel') },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('undo' as const),
      change: fc.oneof({ weight: 3, arbitrary: fc.nat(5) }, fc.constant('all' as const)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('navigate' as const), to: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('sign in' as const),
      as: fc.constantFrom('ann', 'ben'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('crash' as const),
      by: fc.constantFrom('answer' as const, 'code' as const, 'end of the tab' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('interrupted work' as const),
      held: fc.constantFrom('before' as const, 'after' as const),
      meanwhile: fc.constantFrom('type' as const, 'leave' as const, 'reload' as const),
    }),
  },
);

export interface WalksInput {
  url: string;
  /** Tells the people of these walks from all others. */
  name: string;
  seed: number;
  numRuns: number;
  /** The shortest walk that fails is looked for so long. */
  limitMs: number;
}

/**
 * Walks, each from an empty browser. After each step nothing may be lost, left over or charged twice.
 * @throws Error with the seed and the shortest walk that was found to fail
 */
export async function walk(context: BrowserContext, input: WalksInput): Promise<void> {
  const { url, name, seed, numRuns, limitMs } = input;
  const page = await context.newPage();
  let count = 0;
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 3, maxLength: 12, size: 'max' }),
    async (steps) => {
      const world = await newWorld(page, { url, name: `${name}-${++count}` });
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      try {
        for (const next of steps) {
          const began = Date.now();
          await take(world, next);
          await hold(world);
          if (process.env.WALK_SHOW) console.log(JSON.stringify(next), Date.now() - began, 'ms');
        }
        const own = faults.filter((fault) => fault !== 'spoiled');
        if (own.length > 0) throw new Error(`Errors on the page: ${own.join('; ')}`);
      } finally {
        page.removeAllListeners();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.setOffline(false);
      }
    },
  );
  await fc.assert(property, {
    ...{ seed, numRuns, interruptAfterTimeLimit: limitMs, markInterruptAsFailure: true },
    endOnFailure: process.env.WALK_SHRINK === 'off',
  });
}
