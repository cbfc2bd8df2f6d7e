import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openAccount } from '../../../../test/account.ts';
import { testApp } from '../../../../test/app.ts';
import { engine, openTestDatabase } from '../../../../test/database.ts';

const cleanPath = '/functions/v1/clean-text';
const rewritePath = '/functions/v1/strong-paraphrase';
/** As many as one account may have under way: more than there are connections. */
const callsOfOne = 16;

// The embedded database has one connection, and nobody changes an account beside it.
if (engine === 'postgres') {
  test.each([
    ['clean', cleanPath],
    ['rewrite', rewritePath],
  ])(
    'who waits to %s for an account that is being changed leaves the connections to others',
    async (_, path) => {
      const database = await openTestDatabase();
      const app = testApp(database, { CLEANUPS_PER_MINUTE: '1000' });
      const [ann, ben] = [
        await openAccount(app.deps, { plan: 'pro' }),
        await openAccount(app.deps, { plan: 'pro' }),
      ];
      const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const change = database.handle.transaction(async (tx) => {
        await tx.execute(sql`select id from users where id = ${ann.id} for update`);
        held.resolve();
        await released.promise;
      });
      await held.promise;
      let answered = 0;
      const text = 'It is important to note that this text has a hidden\u200b character.';
      const waiting = Array.from({ length: callsOfOne }, async () => {
        const { status } = await app.post(path, { text }, ann.headers);
        answered += 1;
        return status;
      });
      const others = Array.from({ length: callsOfOne }, () =>
        app.post(cleanPath, { text }, ben.headers),
      );
      expect((await Promise.all(others)).map(({ status }) => status)).toEqual(
        Array(callsOfOne).fill(200),
      );
      expect(answered).toBe(0);
      released.resolve();
      await change;
      expect(await Promise.all(waiting)).toEqual(Array(callsOfOne).fill(200));
      await database.close();
    },
  );
}

test('who waits for an account that is being deleted hears that it is gone', async () => {
  const database = await openTestDatabase();
  const app = testApp(database);
  const ann = await openAccount(app.deps);
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const deletion = database.handle.transaction(async (tx) => {
    await tx.execute(sql`delete from users where id = ${ann.id}`);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const waiting = [cleanPath, rewritePath].map((path) =>
    app.post(path, { text: 'a\u200bb' }, ann.headers),
  );
  released.resolve();
  await deletion;
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([401, 401]);
  await database.close();
});
