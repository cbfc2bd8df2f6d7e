import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from '@cleanpaste/contract';
import { expect, test } from 'vitest';
import { createPostgresDatabase, engine } from '../test/database.ts';
import { buildProcess, type ServerProcess, startProcess } from '../test/process.ts';
import { caller, openBrowser } from '../test/site.ts';
import { buildVersionBefore } from '../test/version-before.ts';

/** What people do, and what of it fails, by its name. A version may offer less than the next one. */
async function everything(origin: string, session: Session): Promise<Map<string, string>> {
  const { get, post, patch } = caller(origin, session);
  const text = `A text of ${randomUUID()}.`;
  const strange = new Map<string, string>();
  const note = async (what: string, asked: Promise<Response>) => {
    const response = await asked;
    const body = await response.text();
    if (!response.ok) strange.set(what, `${response.status} ${body.slice(0, 200)}`);
    return body;
  };
  await note('clean', post('/functions/v1/clean-text', { text: `${text}\u200b` }));
  const anonymous = { 'content-type': 'application/json', 'x-session-id': randomUUID() };
  const init = { method: 'POST', headers: anonymous, body: JSON.stringify({ text }) };
  await note('clean alone', fetch(`${origin}/functions/v1/clean-text`, init));
  await note('rewrite', post('/functions/v1/strong-paraphrase', { text }));
  await note('check', post('/functions/v1/run-basic-plagiarism-check', { text }));
  const history = JSON.parse(await note('history', get('/functions/v1/history/cleanups')));
  const { id } = history.items[0];
  await note('text', get(`/functions/v1/history/cleanups/${id}/text`));
  await note('checks', get('/functions/v1/history/checks'));
  await note('account', patch('/functions/v1/account', { keepHistory: true }));
  await note('share', post('/functions/v1/share-events', { platform: 'bluesky' }));
  await note('feedback', post('/functions/v1/feedback', { message: 'Good.' }));
  for (const list of ['feedback', 'audit', 'logs/cleanups', 'logs/requests', 'operations'])
    await note(list, get(`/functions/v1/admin/${list}`));
  const wish = { name: 'mine', scopes: ['clean'] };
  const made = JSON.parse(await note('key', post('/functions/v1/api-keys', wish)));
  const bearer = { authorization: `Bearer ${made.key}`, 'content-type': 'application/json' };
  const byKey = { method: 'POST', headers: bearer, body: JSON.stringify({ text }) };
  await note('by key', fetch(`${origin}/api/v1/clean`, byKey));
  return strange;
}

/** What came with or after the eighth migration: a version without it does not offer it yet. */
const laterThan7 = ['text', 'key', 'by key'];

if (engine === 'postgres') {
  test('the version before runs on while the new one comes, beside it, and again after it', async ({
    skip,
  }) => {
    const before = buildVersionBefore();
    if (typeof before === 'string') {
      console.log(`Skipped: the version before the newest migration: ${before}.`);
      return skip(before);
    }
    const { url, drop } = await createPostgresDatabase(process.env.TEST_DATABASE_URL!);
    const folder = mkdtempSync(join(tmpdir(), 'cleanpaste-versions-'));
    const running: ServerProcess[] = [];
    const start = (name: string, entry?: string) => {
      const server = startProcess(
        {
          DATA_DIR: join(folder, name),
          DATABASE_URL: url,
          ADDRESS_HASH_SECRET: 'the secret that both versions share, of length enough',
          ADMIN_EMAIL: 'admin@example.com',
          CLEANUPS_PER_MINUTE: '100000',
        },
        entry ? { entry } : {},
      );
      running.push(server);
      return server.origin;
    };
    try {
      const [old] = await Promise.all([start('old', before.entry), buildProcess()]);
      const session = await openBrowser(old).signIn('admin@example.com');
      const alone = await everything(old, session);
      expect([...alone.keys()]).toEqual(before.migrations > 7 ? [] : laterThan7);
      /** What fails that did not before there was a new one. */
      const worse = async (origin: string, as: Session) =>
        [...(await everything(origin, as))].filter(([what]) => !alone.has(what));

      let isOver = false;
      const statuses = new Set<number>();
      const load = (async () => {
        const { post } = caller(old, session);
        for (; !isOver; await pause(5))
          statuses.add((await post('/functions/v1/clean-text', { text: 'a\u200bb' })).status);
      })();
      const fresh = await start('new');
      isOver = true;
      await load;
      expect([...statuses]).toEqual([200]);

      expect(await worse(old, session)).toEqual([]);
      expect(await everything(fresh, session)).toEqual(new Map());
      const later = await openBrowser(fresh).signIn('admin@example.com');
      expect(await worse(old, later)).toEqual([]);
      const again = await start('again', before.entry);
      expect(await worse(again, later)).toEqual([]);
    } finally {
      for (const { child } of running) child.kill('SIGKILL');
      await Promise.all(running.map(({ ended }) => ended));
      await drop();
      rmSync(folder, { recursive: true, force: true });
      before.discard();
    }
  }, 240_000);
}
