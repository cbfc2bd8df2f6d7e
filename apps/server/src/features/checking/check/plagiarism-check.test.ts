import { randomUUID } from 'node:crypto';
import { type CheckAnswer, type CheckPage, checkAnswer } from '@cleanpaste/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { openSharedSite } from '../../../../test/shared-site.ts';
import { caller, openBrowser } from '../../../../test/site.ts';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { runHere } from '../../../threads/run-job.ts';
import { users } from '../../accounts/sign-in/tables.ts';
import { usageCounts } from '../../billing/quotas/tables.ts';
import { EngineFailedError } from '../../rewriting/engine/errors.ts';
import { offlineEngine } from '../../rewriting/engine/service.ts';
import { addDocument, removeDocuments } from '../corpus/service.ts';
import { applyEdits, better, type Checked, type CheckProvider, firstToFix } from './rules.ts';
import { checkText, localProvider } from './service.ts';
import { plagiarismChecks } from './tables.ts';

const path = '/functions/v1/run-basic-plagiarism-check';
const source = `The harbour of the old town had been built for ships that no longer came. On most mornings the
quay was empty except for two fishermen and their nets, and the crane at its end had rusted into a shape that the
children took for an animal. When the company from the capital sent its engineers to measure the water, nobody in
the market believed that anything would follow, and for a year they were right.`;
const copied = source.slice(0, source.indexOf(', and the crane')).replaceAll('\n', ' ');
const own = `My grandmother kept bees behind the school, and every autumn she let us taste the honey before anyone
else did. I remember how she lifted the frames slowly, talking to nobody in particular, and how the smoke made our
eyes water. She said that a hive hears more than it lets on.`;
const text = `${own}\n\n${copied}.\n\n${own.replace('grandmother', 'aunt').replace('honey', 'wax')}`;

let system: Ctx;
const { database, site } = await openSharedSite({ emptied: [users, rateLimits, usageCounts] });
beforeAll(async () => {
  system = systemContext(testApp(database).deps);
  await addDocument(system, {
    key: 'harbour',
    title: 'The Harbour',
    url: 'https://example.org/harbour',
    licence: 'CC0',
    text: source,
  });
});

async function person(email = `${randomUUID()}@example.com`) {
  const session = await openBrowser(site.origin).signIn(email);
  return { id: session.user.id, api: caller(site.origin, session) };
}
const rows = () => database.handle.select().from(plagiarismChecks);
/** Checks that an account was charged for. */
const used = async (id: string) =>
  (await database.handle.select().from(usageCounts)).find(
    ({ subject, feature, period }) =>
      subject === `user:${id}` && feature === 'check' && period === 'total',
  )?.used ?? 0;
const answerOf = async (response: Response): Promise<CheckAnswer> => {
  expect(response.status).toBe(200);
  return checkAnswer.parse(await response.json());
};
/** As a user whose plan has checks to spare. */
const admin = (userId: string): Ctx => ({
  ...system,
  actor: { kind: 'user', userId, email: 'a@example.com', isAdmin: true },
});
const input = {
  text,
  fix: false,
  excludeQuotations: false,
  excludeReferences: false,
  sessionId: randomUUID(),
  retryKey: null,
  provider: localProvider,
  engine: offlineEngine(runHere),
  signal: new AbortController().signal,
};

describe('a check', () => {
  test('says what matches, where, and in which source', async () => {
    const { api } = await person();
    const answer = await answerOf(await api.post(path, { text }));
    expect(answer).toMatchObject({ provider: 'local', fixedText: null, before: null });
    expect(answer.sources).toHaveLength(1);
    const [found] = answer.sources;
    expect(found).toMatchObject({
      title: 'The Harbour',
      author: null,
      year: null,
      url: 'https://example.org/harbour',
      licence: 'CC0',
    });
    expect(found!.snippet).toContain('built for ships that no longer came');
    const [passage] = found!.passages;
    expect(text.slice(passage!.start, passage!.end)).toBe(found!.snippet);
    expect(passage!.sourceText).toContain('two fishermen');
    const share = (copied.split(' ').length / text.split(/\s+/).length) * 100;
    expect(Math.abs(answer.similarity - share)).toBeLessThan(6);
    expect(found!.matchPercentage).toBe(answer.similarity);
  });

  test('has a likelihood, sentence by sentence, beside the measured error rates', async () => {
    const { api } = await person();
    const answer = await answerOf(await api.post(path, { text }));
    expect(answer.aiScore).not.toBeNull();
    expect(answer.sentences.length).toBeGreaterThan(4);
    for (const { start, end } of answer.sentences) expect(end).toBeGreaterThan(start);
    expect(answer.falsePositives.length).toBeGreaterThan(5);
    expect(answer.verdictThreshold).toBeGreaterThan(50);
  });

  test('of under 60 words has no likelihood', async () => {
    const { api } = await person();
    const answer = await answerOf(await api.post(path, { text: copied }));
    expect(answer.aiScore).toBeNull();
    expect(answer.similarity).toBeGreaterThan(90);
  });

  test('leaves quotations out when asked to', async () => {
    const { id } = await person();
    const quoted = { ...input, text: `${own} “${copied}.”` };
    expect((await checkText(admin(id), quoted)).similarity).toBeGreaterThan(20);
    const answer = await checkText(admin(id), { ...quoted, excludeQuotations: true });
    expect(answer).toMatchObject({ similarity: 0, sources: [] });
  });

  test('costs the unit of the plan and is kept in the history', async () => {
    const { api } = await person();
    expect((await api.post(path, { text })).status).toBe(200);
    const refused = await api.post(path, { text: own });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      error: 'limit_exceeded',
      limit: { feature: 'check', plan: 'free', limit: 1, resetsAt: null },
    });
    const history = (await (await api.get('/functions/v1/history/checks')).json()) as CheckPage;
    expect(history).toMatchObject({ total: 1, items: [{ fixedText: null }] });
  });

  test('of one click is charged once', async () => {
    const { api } = await person();
    const headers = { 'idempotency-key': 'check-click-1' };
    expect((await api.post(path, { text }, headers)).status).toBe(200);
    expect((await api.post(path, { text }, headers)).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test('that fails gives its unit back', async () => {
    const { id, api } = await person();
    const ctx: Ctx = {
      ...admin(id),
      actor: { kind: 'user', userId: id, email: '', isAdmin: false },
    };
    const provider = {
      name: 'local' as const,
      check: async () => {
        throw new AppError('provider_failed', 'The check could not be done.');
      },
    };
    await expect(checkText(ctx, { ...input, provider })).rejects.toMatchObject({
      code: 'provider_failed',
    });
    expect(await rows()).toHaveLength(0);
    expect((await api.post(path, { text })).status).toBe(200);
  });

  test('that is cancelled ends its work, gives its unit back and is no failure', async () => {
    const { id } = await person();
    const gone = new AbortController();
    const began = Promise.withResolvers<void>();
    const provider: CheckProvider = {
      name: 'local',
      check: (_ctx, _text, _options, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          began.resolve();
        }),
    };
    const ctx: Ctx = {
      ...admin(id),
      actor: { kind: 'user', userId: id, email: '', isAdmin: false },
    };
    const checking = checkText(ctx, { ...input, provider, signal: gone.signal });
    checking.catch(() => {});
    await began.promise;
    expect(await used(id)).toBe(1);
    gone.abort();
    await expect(checking).rejects.toBe(gone.signal.reason);
    expect(await used(id)).toBe(0);
    expect(await rows()).toHaveLength(0);
  });

  test('whose caller has gone when it is done is not recorded, and costs nothing', async () => {
    const { id } = await person();
    const gone = new AbortController();
    const provider: CheckProvider = {
      name: 'local',
      async check(...asked) {
        const checked = await localProvider.check(...asked);
        gone.abort(new Error('gone'));
        return checked;
      },
    };
    const ctx: Ctx = {
      ...admin(id),
      actor: { kind: 'user', userId: id, email: '', isAdmin: false },
    };
    const checking = checkText(ctx, { ...input, provider, signal: gone.signal });
    await expect(checking).rejects.toThrow('gone');
    expect(await used(id)).toBe(0);
    expect(await rows()).toHaveLength(0);
  });

  test('keeps nothing in the history of an account that wants none', async () => {
    const { api } = await person();
    await api.patch('/functions/v1/account', { keepHistory: false });
    await answerOf(await api.post(path, { text }));
    const fix = await answerOf(await api.post(path, { text, fix: true }));
    expect(fix.fixedText).not.toBeNull();
    expect(await rows()).toMatchObject([{ fixedText: null, deletedAt: expect.any(Date) }]);
    const history = (await (await api.get('/functions/v1/history/checks')).json()) as CheckPage;
    expect(history).toMatchObject({ total: 0, items: [] });
  });

  test('is never compared with earlier checks', async () => {
    const { id } = await person();
    await checkText(admin(id), { ...input, text: own });
    expect(await checkText(admin(id), { ...input, text: own })).toMatchObject({ similarity: 0 });
  });

  test.each([
    ['', 400, 'empty_text'],
    [' \n', 400, 'empty_text'],
    ['x'.repeat(50_001), 413, 'text_too_long'],
  ])('refuses %.5s…', async (wrong, status, error) => {
    const { api } = await person();
    const answer = await api.post(path, { text: wrong });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error });
    expect(await rows()).toHaveLength(0);
  });

  test('asks for an account', async () => {
    const answer = await testApp(database).post(path, { text });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: 'not_authenticated' });
  });
});

describe('a fix', () => {
  // Of a text by a person a fix that leaves as much copied changes nothing; this one reads like a machine's.
  const machineLike = `Moreover, it is important to note that effective communication plays a crucial role in the
success of modern organizations. Furthermore, by leveraging innovative technologies, companies can enhance their
productivity and foster a culture of continuous improvement. Additionally, organizations must prioritize transparency
and accountability in order to build trust with their stakeholders. Ultimately, these strategies provide a
comprehensive framework for sustainable growth in an increasingly competitive landscape.`;
  const text = `${machineLike}\n\n${source.slice(0, 200)}`;
  const asked = { ...input, text };

  test('belongs to its check: it costs nothing, and reports both figures', async () => {
    const { api } = await person();
    const first = await answerOf(await api.post(path, { text }));
    const answer = await answerOf(await api.post(path, { text, fix: true }));
    const { similarity, aiScore, peopleAsHigh } = first;
    expect(answer.before).toEqual({ similarity, aiScore, peopleAsHigh });
    expect(answer.peopleAsHigh?.label).toBe(peopleAsHigh?.label);
    expect(answer.fixedText).toBe(answer.checkedText);
    expect(answer.fixedText).not.toBe(text);
    const sum = (of: { similarity: number; aiScore: number | null }) =>
      of.similarity + (of.aiScore ?? 0);
    expect(sum(answer)).toBeLessThanOrEqual(sum(first));
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      similarityScore: answer.similarity,
      aiScore: answer.aiScore,
      fixedText: answer.fixedText,
      fixes: 1,
    });
  });

  test('can be followed by fixes of what it gave, however often, and none costs a second check', async () => {
    const { id, api } = await person();
    expect((await answerOf(await api.post(path, { text }))).charged).toBe(true);
    let current = text;
    const charged: boolean[] = [];
    for (let i = 0; i < 8; i++) {
      const answer = await answerOf(await api.post(path, { text: current, fix: true }));
      charged.push(answer.charged);
      current = answer.fixedText!;
    }
    expect(charged).toEqual(Array(8).fill(false));
    expect(await used(id)).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  test('that can change nothing says so, costs nothing and leaves nothing behind', async () => {
    const { id, api } = await person();
    const german = 'Der kleine Laden an der Ecke verkauft seit vielen Jahren frisches Brot.';
    await answerOf(await api.post(path, { text: german }));
    const [before] = await rows();
    for (let i = 0; i < 7; i++) {
      const answer = await answerOf(await api.post(path, { text: german, fix: true }));
      expect(answer).toMatchObject({ changed: false, charged: false, fixedText: german });
    }
    expect(await used(id)).toBe(1);
    expect(await rows()).toEqual([before]);
  });

  test('says that it changed the text; a check says nothing of the kind', async () => {
    const { api } = await person();
    expect((await answerOf(await api.post(path, { text }))).changed).toBeNull();
    const fix = await answerOf(await api.post(path, { text, fix: true }));
    expect(fix).toMatchObject({ changed: true, charged: false });
  });

  test('is the same fix when the click is retried, and goes on being free for the text of the check', async () => {
    const { api } = await person();
    await api.post(path, { text });
    const headers = { 'idempotency-key': 'fix-click-1' };
    const first = await answerOf(await api.post(path, { text, fix: true }, headers));
    const { stamp, ...again } = await answerOf(await api.post(path, { text, fix: true }, headers));
    // Each answer says when it was given.
    expect({ ...again, stamp: first.stamp }).toEqual(first);
    expect(Date.parse(stamp!.checkedAt)).toBeGreaterThanOrEqual(Date.parse(first.stamp!.checkedAt));
    expect(await rows()).toMatchObject([{ fixes: 1, fixedText: first.fixedText }]);
    expect((await api.post(path, { text, fix: true })).status).toBe(200);
    expect(await rows()).toMatchObject([{ fixes: 2 }]);
  });

  test('asked for many times at once costs nothing more', async () => {
    const { id, api } = await person();
    await api.post(path, { text });
    const ctx: Ctx = {
      ...system,
      actor: { kind: 'user', userId: id, email: '', isAdmin: false },
    };
    const calls = Array.from({ length: 8 }, () => checkText(ctx, { ...asked, fix: true }));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    expect(await rows()).toMatchObject([{ fixes: 8 }]);
    expect(await used(id)).toBe(1);
  });

  test('that fails is given back', async () => {
    const { id, api } = await person();
    await api.post(path, { text });
    const provider = {
      name: 'local' as const,
      check: async () => {
        throw new AppError('provider_failed', 'The check could not be done.');
      },
    };
    await expect(checkText(admin(id), { ...asked, provider, fix: true })).rejects.toThrow();
    expect(await rows()).toMatchObject([{ fixes: 0 }]);
  });

  test('of a text that was not checked is a check', async () => {
    const { api } = await person();
    expect((await api.post(path, { text, fix: true })).status).toBe(200);
    expect((await api.post(path, { text: own, fix: true })).status).toBe(403);
  });

  test('claims only what the recheck says', async () => {
    const { id } = await person();
    const answer = await checkText(admin(id), { ...asked, fix: true });
    const again = await checkText(admin(id), { ...asked, text: answer.fixedText! });
    expect([answer.similarity, answer.aiScore]).toEqual([again.similarity, again.aiScore]);
  });

  test('changes nothing where as much stays copied and nobody takes the text for a machine', async () => {
    const { id } = await person();
    const fixOf = (aiScore: number) => {
      const check: typeof localProvider.check = async (...given) => ({
        ...(await localProvider.check(...given)),
        ...{ similarity: 40, aiScore },
      });
      const provider = { ...localProvider, check };
      return checkText(admin(id), { ...asked, provider, fix: true });
    };
    expect(await fixOf(10)).toMatchObject({ changed: false, fixedText: text, charged: true });
    expect(await fixOf(70)).toMatchObject({ changed: true, charged: false });
  });

  test('leaves the words of what nobody found fault with, unless they decide the verdict', async () => {
    const { id } = await person();
    const mixed = `${own}\n\n${machineLike}`;
    const fixWhere = async (reworded: { narrow: number; wide: number }) => {
      const check: typeof localProvider.check = async (...given) => {
        const said = await localProvider.check(...given);
        const isNarrow = given[1].startsWith(own);
        return {
          ...said,
          ...{ similarity: 0, sources: [], verdictThreshold: 62 },
          aiScore: given[1] === mixed ? 95 : isNarrow ? reworded.narrow : reworded.wide,
          sentences: said.sentences.map((one) => ({
            ...one,
            score: isNarrow && one.end <= own.length ? 0.1 : 0.9,
          })),
        };
      };
      const provider = { ...localProvider, check };
      const answer = await checkText(admin(id), { ...asked, text: mixed, provider, fix: true });
      return [answer.aiScore, answer.fixedText?.startsWith(own)];
    };
    // Both are called machine-written, or neither: a few percent are no reason.
    expect(await fixWhere({ narrow: 90, wide: 80 })).toEqual([90, true]);
    expect(await fixWhere({ narrow: 60, wide: 52 })).toEqual([60, true]);
    // Where the rest decides it is reworded too.
    expect(await fixWhere({ narrow: 90, wide: 55 })).toEqual([55, false]);
    expect(await fixWhere({ narrow: 55, wide: 20 })).toEqual([20, false]);
    // And where nothing but the rest can be reworded further, it is never worse than before.
    expect(await fixWhere({ narrow: 90, wide: 96 })).toEqual([90, true]);
  });

  test('keeps the words of the rest also where nothing of what was found can be reworded', async () => {
    const { id } = await person();
    const mixed = `${copied}.\n\n${machineLike}`;
    const end = copied.length;
    const check: typeof localProvider.check = async (...given) => {
      const said = await localProvider.check(...given);
      const isRest = given[1] !== mixed;
      return {
        ...said,
        ...{ similarity: isRest ? 26 : 27, aiScore: isRest ? 9 : 12, verdictThreshold: 62 },
        sentences: said.sentences.map((one) => ({ ...one, score: one.start < end ? 0.9 : 0.1 })),
      };
    };
    const answer = await checkText(admin(id), {
      ...asked,
      text: mixed,
      provider: { ...localProvider, check },
      engine: offlineEngine(runHere),
      fix: true,
    });
    expect(answer.fixedText?.endsWith(machineLike)).toBe(true);
  });

  test('is compared with the same kind of texts by people as before it, and as often as it is asked for', async () => {
    const { id, api } = await person();
    await api.post(path, { text: machineLike });
    const ctx = { ...admin(id) };
    const peopleOf = async (kind: string) =>
      database.handle.update(plagiarismChecks).set({ peopleOf: kind });
    await peopleOf('stories');
    const fix = await checkText(ctx, { ...asked, text: machineLike, fix: true });
    expect(fix.peopleAsHigh?.label).toBe('stories');
    expect(fix.before?.peopleAsHigh?.label).toBe('stories');
    const again = await checkText(ctx, { ...asked, text: fix.checkedText, fix: true });
    expect(again.peopleAsHigh?.label).toBe('stories');
    // Checked by itself it is compared with the kind that it is nearest to.
    const alone = await checkText(ctx, { ...asked, text: fix.checkedText, fix: false });
    expect(alone.peopleAsHigh?.label).not.toBe('stories');
  });

  test("of somebody else's check is a check of one's own", async () => {
    const [ann, bob] = [await person(), await person()];
    await ann.api.post(path, { text });
    expect((await bob.api.post(path, { text: own })).status).toBe(200);
    expect((await bob.api.post(path, { text, fix: true })).status).toBe(403);
  });
});

describe('what is copied word for word', () => {
  test('is named with its source and its place, once, and a fix names it in the fixed text', async () => {
    const { id } = await person();
    const check = await checkText(admin(id), input);
    const fix = await checkText(admin(id), { ...input, fix: true });
    for (const { copied: named, checkedText } of [check, fix]) {
      expect(named).toMatchObject([{ title: 'The Harbour', url: 'https://example.org/harbour' }]);
      const [place, ...others] = named[0]!.places;
      expect(others).toEqual([]);
      expect(checkedText.slice(place!.start, place!.end)).toContain('harbour');
      expect(place!.sourceText).toContain('two fishermen');
      expect(source).toContain(place!.sourceText);
    }
  });

  test('and quoted already is not named again', async () => {
    const { id } = await person();
    const answer = await checkText(admin(id), { ...input, text: `${own} “${copied}.”` });
    expect(answer.sources).toHaveLength(1);
    expect(answer.copied).toEqual([]);
  });

  test('from two parts of one document is one source', async () => {
    const filler = (seed: number) =>
      Array.from({ length: 4500 }, (_, i) => `w${(i * 7919 + seed) % 9973}x`).join(' ');
    const letters = `We packed the violins before sunrise because the ferry would not wait for anybody, least of
all for a quartet that had played its last three concerts to empty halls along the coast.`;
    const book = [letters, filler(1), filler(2), copied].join('\n\n');
    await addDocument(system, {
      key: 'book',
      title: 'A Book',
      url: null,
      licence: null,
      text: book,
    });
    try {
      const { id } = await person();
      const both = `${letters}\n\n${own}\n\n${copied}.`;
      const { sources, copied: named } = await checkText(admin(id), { ...input, text: both });
      expect(sources.map(({ title }) => title).sort()).toEqual(['A Book', 'The Harbour']);
      expect(sources.find(({ title }) => title === 'A Book')!.passages).toHaveLength(2);
      const places = named.flatMap((one) => one.places);
      expect(places).toHaveLength(2);
    } finally {
      await removeDocuments(system, 'book');
    }
  });
});

test('a fix by an engine that cannot work fails with a code, and costs nothing', async () => {
  const { id, api } = await person();
  await api.post(path, { text });
  const engine = {
    parallel: 1,
    begin() {
      throw new EngineFailedError('the provider has no key');
    },
  };
  const fix = checkText(admin(id), { ...input, engine, fix: true });
  await expect(fix).rejects.toMatchObject({ code: 'provider_failed', status: 502 });
  expect([await used(id), await rows()]).toMatchObject([1, [{ fixes: 0 }]]);
});

describe('the corpus', () => {
  test('finds nothing once the document is gone, and all again when it is back', async () => {
    const { id } = await person();
    expect(await removeDocuments(system, 'harbour')).toBe(1);
    expect(await checkText(admin(id), input)).toMatchObject({ similarity: 0, sources: [] });
    const document = {
      key: 'harbour',
      title: 'The Harbour',
      url: null,
      licence: null,
      text: source,
    };
    expect(await addDocument(system, document)).toBe('added');
    expect(await addDocument(system, document)).toBe('unchanged');
    expect(await addDocument(system, { ...document, text: `${source} End.` })).toBe('replaced');
    expect((await checkText(admin(id), input)).similarity).toBeGreaterThan(0);
  });
});

test('edits are applied where they touch a span, and all without spans', () => {
  const edits = [
    { start: 0, end: 1, original: 'a', replacement: 'A', kind: 'word' },
    { start: 4, end: 5, original: 'c', replacement: 'C', kind: 'word' },
  ];
  expect(applyEdits('a b c', edits, [{ start: 3, end: 5 }])).toBe('a b C');
  expect(applyEdits('a b c', edits, null)).toBe('A b C');
});

test('a fix begins with the matched and the most telling sentences', () => {
  const sentence = (start: number, end: number, score: number) => ({
    start,
    end,
    score,
    reasons: [],
  });
  const checked = {
    aiScore: 40,
    sources: [{ passages: [{ start: 12, end: 15 }] }],
    sentences: [sentence(0, 9, 0.4), sentence(10, 19, 0.4), sentence(20, 29, 0.8)],
  } as unknown as Checked;
  const passage = { start: 12, end: 15 };
  const [matched, telling] = [
    { start: 10, end: 19 },
    { start: 20, end: 29 },
  ];
  expect(firstToFix(checked)).toEqual([passage, matched, telling]);
  expect(firstToFix({ ...checked, aiScore: 0 })).toEqual([passage, matched]);
  expect(firstToFix({ ...checked, sentences: [], aiScore: null })).toEqual([passage]);
});

test('of two outcomes the one with less to answer for is better', () => {
  type Figures = { similarity: number; aiScore: number | null };
  const one: Figures = { similarity: 10, aiScore: null };
  const other: Figures = { similarity: 3, aiScore: 4 };
  expect(better(one, other)).toBe(other);
  expect(better(other, one)).toBe(other);
});

test('a text that has become too short to judge is not better for it', () => {
  type Figures = { similarity: number; aiScore: number | null };
  const judged: Figures = { similarity: 3, aiScore: 60 };
  const worse: Figures = { similarity: 5, aiScore: null };
  expect(better(judged, worse)).toBe(judged);
  expect(better(worse, judged)).toBe(judged);
});
