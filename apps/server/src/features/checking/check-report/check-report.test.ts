import { randomUUID } from 'node:crypto';
import { type CheckAnswer, type CheckReport, checkAnswer } from '@cleanpaste/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { openSharedSite } from '../../../../test/shared-site.ts';
import { caller, openBrowser, openSite } from '../../../../test/site.ts';
import { systemContext } from '../../../http/provide-context.ts';
import { rateLimits } from '../../../http/rate-limits/tables.ts';
import { type RunJob, runHere } from '../../../threads/run-job.ts';
import { users } from '../../accounts/sign-in/tables.ts';
import { usageCounts } from '../../billing/quotas/tables.ts';
import { addDocument } from '../corpus/service.ts';
import { piecesOf } from '../threads/report-pieces.ts';
import { reportPage } from './pages.ts';
import { sealedLine, viewOf } from './rules.ts';

const source = `The harbour of the old town had been built for ships that no longer came. On most mornings the
quay was empty except for two fishermen and their nets, and the crane at its end had rusted into a shape that the
children took for an animal. When the company from the capital sent its engineers to measure the water, nobody in
the market believed that anything would follow, and for a year they were right.`;
const own = `My grandmother kept bees behind the school, and every autumn she let us taste the honey before anyone
else did. I remember how she lifted the frames slowly, talking to nobody in particular, and how the smoke made our
eyes water. She said that a hive hears more than it lets on. <script>alert("bees & honey")</script>`;
const text = `${own}\n\n${source.slice(0, 200)}`;

const { database, site } = await openSharedSite({ emptied: [users, rateLimits, usageCounts] });
beforeAll(async () => {
  await addDocument(systemContext(testApp(database).deps), {
    key: 'harbour',
    title: 'The <b>Harbour</b>',
    url: 'https://example.org/harbour?a=1&b="2"',
    licence: 'CC0',
    text: source,
  });
});

async function person() {
  const session = await openBrowser(site.origin).signIn(`${randomUUID()}@example.com`);
  return { id: session.user.id, api: caller(site.origin, session) };
}
type Api = Awaited<ReturnType<typeof person>>['api'];

async function checkOf(api: Api): Promise<CheckAnswer> {
  const response = await api.post('/functions/v1/run-basic-plagiarism-check', { text });
  return checkAnswer.parse(await response.json());
}
const make = (api: Api, body: object) => api.post('/functions/v1/check-report', body);
async function fileOf(response: Response) {
  expect(response.status).toBe(200);
  const report = (await response.json()) as CheckReport;
  return { ...report, bytes: Buffer.from(report.base64, 'base64') };
}

describe('a report as HTML', () => {
  test('has figures, passages beside their sources, method, limits, date and version', async () => {
    const { api } = await person();
    const check = await checkOf(api);
    expect(check.sources).toHaveLength(1);
    const { fileName, mediaType, bytes } = await fileOf(await make(api, { check }));
    expect(fileName).toMatch(/^plagiarism-report-\d{4}-\d\d-\d\d\.html$/);
    expect(mediaType).toBe('text/html; charset=utf-8');
    const page = bytes.toString();
    expect(page).toContain(`<p class="figure">${check.similarity}%</p>`);
    const [passage] = check.sources[0]!.passages;
    expect(page).toContain('<h4>In the source</h4>');
    expect(page).toContain(passage!.sourceText.slice(0, 60));
    expect(page.split('built for ships that no longer came').length).toBeGreaterThan(3);
    // The figure says with what it was compared, where it stands.
    expect(page.slice(0, page.indexOf('<h2>Checked text'))).toContain(
      `Compared with the ${check.sourcesCompared!.toLocaleString('en-US')} words on this server, and with nothing else.`,
    );
    expect(page).toContain('<h2>Method</h2>');
    expect(page).toContain('<h2>Limits</h2>');
    expect(page).toContain('<li>Copies translated from another language are not found.</li>');
    const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const { checkedAt } = check.stamp!;
    expect(page).toContain(
      `<dd>${`${long.format(new Date(checkedAt))},`.replaceAll(' ', '\u00A0')} ${checkedAt.slice(11, 16)}\u00A0UTC</dd>`,
    );
    expect(page).toContain(`CleanPaste ${check.stamp!.version}`);
    // Between which rates the kinds of text lie is said at once, the kinds themselves on demand.
    const rates = check.falsePositives.map(({ rate }) => `${(100 * rate).toFixed(1)}%`);
    const [, summary, folded] = page.match(
      /wrongly called machine-written<\/h2>\s*<details><summary>([^<]*)<\/summary>([\s\S]*?)<\/details>/,
    )!;
    const [least, most] = summary!.match(/[\d.]+%/g)!.map(Number.parseFloat);
    expect(
      rates
        .map(Number.parseFloat)
        .sort((a, b) => a - b)
        .at(0),
    ).toBe(least);
    expect(
      rates
        .map(Number.parseFloat)
        .sort((a, b) => a - b)
        .at(-1),
    ).toBe(most);
    for (const { label } of check.falsePositives)
      expect(folded).toContain(label.replaceAll("'", '&#39;'));
    expect(page).toContain('id="text-1"');
    expect(page).toContain('id="source-1"');
  });

  test('stands for itself: it has no scripts, loads nothing, and what people wrote is text', async () => {
    const { api } = await person();
    const { bytes } = await fileOf(await make(api, { check: await checkOf(api) }));
    const page = bytes.toString();
    expect(page).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|\son\w+=/i);
    expect(page).toContain('&lt;script&gt;alert(&quot;bees &amp; honey&quot;)&lt;/script&gt;');
    expect(page).toContain('The &lt;b&gt;Harbour&lt;/b&gt;');
    expect(page).toContain('href="https://example.org/harbour?a=1&amp;b=&quot;2&quot;"');
    expect(page).toMatch(
      /http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-/,
    );
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  test('names likeness that is no sign of copying, kind by kind, and whether it counts', async () => {
    const { api } = await person();
    const check = await checkOf(api);
    const places = { start: 0, end: 5 };
    check.innocent = [
      { ...places, kind: 'phrases', counted: false },
      { ...places, kind: 'quotations', counted: true },
      { ...places, kind: 'phrases', counted: false },
    ];
    expect(viewOf(check, 'CleanPaste').innocent).toEqual([
      'Quotations: one place, counted.',
      'Phrases of papers: 2 places, not counted.',
    ]);
    const page = String(await reportPage(viewOf(check, 'CleanPaste')));
    expect(page).toContain('<li>Quotations: one place, counted.</li>');
    const none = viewOf({ ...check, innocent: [] }, 'CleanPaste');
    expect(String(await reportPage(none))).not.toContain('no sign of copying');
  });

  test('says of a text in which nothing was found with what it was compared, and of an open figure that it is open', async () => {
    const { api } = await person();
    const check = await checkOf(api);
    const nothing = { ...check, similarity: 0, sources: [], copied: [], sourcesCompared: 208_799 };
    const evidence = [{ label: 'Even sentences', direction: 'machine' as const, weight: 1 }];
    const pageOf = async (more: Partial<CheckAnswer>) =>
      String(await reportPage(viewOf({ ...nothing, evidence, ...more }, 'CleanPaste')));
    const open = await pageOf({ aiScore: 60 });
    expect(open.split('Nothing similar in the 208,799 words on this server')).toHaveLength(3);
    expect(open).not.toContain('Nothing similar was found');
    expect(open).toContain('Cannot tell');
    expect(open).toContain('<h2>Signs that are not enough to tell</h2>');
    expect(open).not.toContain('What moved');
    expect(await pageOf({ aiScore: 100 })).toContain('<h2>What moved the AI likelihood</h2>');
    // Whoever is shown the report reads it beside the figure, and not at the end alone.
    expect(open.indexOf('An estimate, and never evidence alone.')).toBeLessThan(
      open.indexOf('Signs that are not'),
    );
    expect(open).toContain('An estimate, and never evidence alone.');
    // As it is drawn in the tool: a place on a scale, alarming only where the text is called machine-written.
    expect(open).toContain('<svg class="scale"');
    expect(open).toContain(`<circle cx="${7 + 2.86 * 60}"`);
    expect(open).toContain('<span>person below 50%</span>');
    const called = await pageOf({ aiScore: 100 });
    expect(called).toContain('<svg class="scale alarm"');
    expect(called).toContain(`<span>machine from ${check.verdictThreshold}%</span>`);
    expect(await pageOf({ aiScore: null })).not.toContain('<svg class="scale');
    expect(open).toContain('<svg class="share"');
    expect(await pageOf({ copied: check.copied })).toContain('<svg class="share alarm"');
    expect(await pageOf({ sourcesCompared: 0 })).toContain('Compared with nothing yet');
  });

  test('has its blocks in the order of the page: the verdicts, the text, what speaks for them, and how it was made', async () => {
    const { api } = await person();
    const check = await checkOf(api);
    const direction = 'machine' as const;
    const evidence = [
      { label: 'Even sentences', direction, weight: 0.2 },
      { label: 'Choice of words', direction, weight: 9, examples: ['moreover'] },
      { label: 'Few commas', direction, weight: 0.1 },
      { label: 'Word forms', direction: 'person' as const, weight: 1 },
      { label: 'Long words', direction, weight: 0.3 },
    ];
    const page = String(
      await reportPage(viewOf({ ...check, aiScore: 100, evidence }, 'CleanPaste')),
    );
    const parts = [
      'One passage is copied word for word',
      `<p class="figure">${check.similarity}%</p>`,
      'Probably machine-written',
      '<h2>Checked text</h2>',
      '<h2>What moved the AI likelihood</h2>',
      '<li>Choice of words (“moreover”): strongly towards a machine</li>',
      '<li>Word forms: moderately towards a person</li>',
      '<li>Long words: slightly towards a machine</li>',
      '<summary>2 weaker signs</summary>',
      '<li>Even sentences: slightly towards a machine</li>',
      '<h2>Similar passages</h2>',
      'wrongly called machine-written</h2>',
      '<h2>Method</h2>',
      '<dt>Version</dt>',
      '<h2>Limits</h2>',
    ];
    expect(parts.filter((part) => !page.includes(part))).toEqual([]);
    const places = parts.map((part) => page.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    // A figure that settles nothing is small, and its meaning is said beside it.
    const open = String(await reportPage(viewOf({ ...check, aiScore: 60 }, 'CleanPaste')));
    expect(open).toContain('<p class="figure open">about 60%</p>');
    expect(open).toContain(
      `Between 50% and ${check.verdictThreshold}% it may be a person or a machine.`,
    );
  });

  test('shows a mixed text sentence by sentence beside its matches, without a script', async () => {
    const { api } = await person();
    const check = await checkOf(api);
    const [end, rest] = [20, check.checkedText.length];
    const sentences = [
      { start: 0, end, score: 0.05, reasons: ['short words'] },
      { start: end + 1, end: rest, score: 0.95, reasons: [] },
    ];
    const view = viewOf({ ...check, mixed: true, sentences, aiScore: 100 }, 'CleanPaste');
    expect(view.sentences?.pieces.map(({ text }) => text).join('')).toBe(check.checkedText);
    const page = String(await reportPage(view));
    expect(page).toContain('<span class="l0" title="reads like a person: short words">');
    expect(page).toContain('<span class="l4" title="reads like a machine">');
    expect(page).toContain('<input type="radio" name="layer" id="sentences">');
    expect(page).not.toContain('<script');
    const even = String(await reportPage(viewOf({ ...check, mixed: false }, 'CleanPaste')));
    expect(even).not.toContain('type="radio"');
    // Beside the verdict, once: a figure of the whole text, and what its sentences read like, are both true.
    const cards = page.slice(page.indexOf('class="figures"'), page.indexOf('<h2>Checked text'));
    const parts =
      'The figure is of the text as a whole. Its 2 sentences, judged one by one: 1 like a machine’s, 1 like a person’s.';
    expect(page.split(parts)).toHaveLength(2);
    expect(cards).toContain(parts);
    expect(even).not.toContain(parts);
  });

  test('never says of a text with things left out that nothing is similar, nor prints a likelihood as a certainty', async () => {
    const { api } = await person();
    const check = await checkOf(api);
    const out = { start: 0, end: 5, counted: false };
    const nothing = { ...check, similarity: 0, sources: [], copied: [], sourcesCompared: 1000 };
    const pageOf = async (more: Partial<CheckAnswer>) =>
      String(await reportPage(viewOf({ ...nothing, ...more }, 'CleanPaste')));
    const quoted = await pageOf({ innocent: [{ ...out, kind: 'quotations' }], aiScore: 100 });
    expect(quoted).toContain('Nothing similar outside the quotations in the 1,000 words');
    expect(quoted).toContain('<span class="out"');
    expect(quoted).toContain('over 99%');
    expect(await pageOf({ innocent: [{ ...out, kind: 'references' }] })).toContain(
      'Nothing similar beside what is left out in the 1,000 words',
    );
  });

  test('tells one rate of error, that of the figure as it is now, and none where nothing is claimed', async () => {
    const { api } = await person();
    const check = await checkOf(api);
    const people = { label: 'essays', texts: 1203, rate: 0.12 };
    const before = { similarity: 40, aiScore: 100, peopleAsHigh: { ...people, rate: 0.001 } };
    const notesAt = (aiScore: number) =>
      viewOf({ ...check, aiScore, peopleAsHigh: people, before }, 'CleanPaste')
        .figures.flatMap(({ notes }) => notes)
        .join(' ');
    const judged = notesAt(30);
    expect(judged).toContain(
      'Of texts by people, 12 in 100 get this figure or a higher one (compared with 1,203 essays, the closest kind that was measured).',
    );
    expect(judged.split(' in 100')).toHaveLength(2);
    expect(judged).toContain('over 99% before the fix.');
    expect(notesAt(60)).not.toContain(' in 100');
  });

  test('says how much of the index answered, where some of it did not', async () => {
    const { api } = await person();
    const check = await checkOf(api);
    const notesOf = (indexShare: number) =>
      viewOf({ ...check, indexShare }, 'CleanPaste').figures.flatMap(({ notes }) => notes);
    const note = 'Half of the index answered; try again later for the rest.';
    expect(notesOf(128 / 256)).toContain(note);
    expect(notesOf(1).join(' ')).not.toContain('of the index');
    expect(sealedLine({ ...check, indexShare: 0.5 })).not.toBe(sealedLine(check));
  });

  test('names an address only where it is one of the web', async () => {
    const { api } = await person();
    const check = await checkOf(api);
    check.sources[0]!.url = 'javascript:alert(1)';
    const page = String(await reportPage(viewOf(check, 'CleanPaste')));
    expect(page).not.toContain('javascript:');
  });
});

describe('a report is made', () => {
  test('of what was answered, and of nothing that was changed since', async () => {
    const { api } = await person();
    const check = await checkOf(api);
    const changes: Partial<CheckAnswer>[] = [
      { similarity: 0 },
      { aiScore: 1 },
      { checkedText: 'Another text.' },
      { sources: [] },
      { stamp: { ...check.stamp!, checkedAt: '2020-01-01T00:00:00.000Z' } },
      { stamp: { ...check.stamp!, seal: '' } },
      { stamp: undefined },
    ];
    for (const change of changes) {
      const refused = await make(api, { check: { ...check, ...change } });
      expect([change, refused.status]).toEqual([change, 403]);
    }
    expect((await make(api, { check })).status).toBe(200);
  });

  test('whatever order its fields come in', async () => {
    const { api } = await person();
    const check = await checkOf(api);
    const turned = Object.fromEntries(Object.entries(check).reverse());
    expect(sealedLine(turned as CheckAnswer)).toBe(sealedLine(check));
    expect((await make(api, { check: turned })).status).toBe(200);
  });

  test('for the account that asked for the check, and for no other', async () => {
    const [ann, ben] = [await person(), await person()];
    const check = await checkOf(ann.api);
    expect((await make(ben.api, { check })).status).toBe(403);
    const unknown = await fetch(new URL('/functions/v1/check-report', site.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ check }),
    });
    expect(unknown.status).toBe(401);
  });

  test('twenty times a minute, and of what is not too large', async () => {
    const { api } = await person();
    const check = await checkOf(api);
    const large = { ...check, checkedText: 'x'.repeat(4_100_000) };
    expect((await make(api, { check: large })).status).toBe(400);
    const statuses = [];
    for (let n = 0; n < 21; n++) statuses.push((await make(api, { check })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('of a fix as well, with the figures before it', async () => {
    const { api } = await person();
    await checkOf(api);
    const path = '/functions/v1/run-basic-plagiarism-check';
    const check = checkAnswer.parse(await (await api.post(path, { text, fix: true })).json());
    const page = (await fileOf(await make(api, { check }))).bytes.toString();
    expect(page).toContain(`${check.before!.similarity}% before the fix.`);
  });
});

test('pieces put together are the text, and each knows its passages, overlapping ones too', () => {
  const passages = [
    { start: 2, end: 6, number: 1 },
    { start: 4, end: 8, number: 2 },
    { start: 4, end: 5, number: 3 },
  ];
  const pieces = piecesOf('abcdefghij', passages);
  expect(pieces).toEqual([
    { text: 'ab', numbers: [] },
    { text: 'cd', numbers: [1] },
    { text: 'e', numbers: [1, 2, 3] },
    { text: 'f', numbers: [1, 2] },
    { text: 'gh', numbers: [2] },
    { text: 'ij', numbers: [] },
  ]);
});

test('whoever gets no PDF because it could not be drawn is told so, and that the other form is there', async () => {
  const runJob: RunJob = (job, input, signal) => {
    if (job.name === 'draw-report') return Promise.reject(new TypeError('a word of the text'));
    return runHere(job, input, signal);
  };
  const own = await openSite(database, {}, { runJob });
  try {
    const session = await openBrowser(own.origin).signIn(`${randomUUID()}@example.com`);
    const api = caller(own.origin, session);
    const check = await checkOf(api);
    const refused = await make(api, { check, format: 'pdf' });
    expect(refused.status).toBe(500);
    const told = await refused.text();
    expect(told).toContain('could not be drawn as a PDF. The same report as HTML has all of it');
    expect(told).not.toContain('a word of the text');
    expect((await make(api, { check, format: 'html' })).status).toBe(200);
  } finally {
    await own.close();
  }
});
