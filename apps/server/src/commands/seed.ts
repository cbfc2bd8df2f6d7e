import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { addressSecret, prepareDataFolder } from '../config/data-folder.ts';
import { readConfig } from '../config/environment.ts';
import { StartError } from '../config/start-error.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { migrateDatabase, openDatabase } from '../db/open.ts';
import { readCounters, recordCleanup, textsCleaned } from '../features/cleaning/index.ts';
import { systemContext } from '../http/provide-context.ts';
import { createLog } from '../log/log.ts';
import { runHere } from '../threads/run-job.ts';

/** Data to look at while developing, in a folder that has none yet; the same each time but for the ids. */
async function seed(): Promise<void> {
  const config = readConfig(process.env);
  prepareDataFolder(config.dataDir);
  const release = config.databaseUrl ? () => {} : lockFolder(config.dataDir);
  const database = await openDatabase(config);
  try {
    await migrateDatabase(database, fileURLToPath(new URL('../../drizzle', import.meta.url)));
    const clock = { now: () => new Date() };
    const ctx = systemContext({
      config,
      clock,
      db: database.handle,
      log: createLog({ level: 'error', now: clock.now }),
      secret: addressSecret(config.dataDir),
      runJob: runHere,
    });
    if (textsCleaned(await readCounters(ctx.db)) > 0) return;
    for (let i = 0; i < 240; i++) {
      await recordCleanup(database.handle, ctx, {
        feature: i % 4 === 3 ? 'statistical' : 'basic',
        cleanedText: '',
        sessionId: randomUUID(),
        removedCharacterCount: (i * 7) % 31,
      });
    }
  } finally {
    await database.close();
    release();
  }
}

try {
  await seed();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(`The data for development was not laid out: ${error.message}`);
  process.exit(1);
}
