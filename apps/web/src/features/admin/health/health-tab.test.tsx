import { type AdminHealth, adminHealth, healthSteps } from '@cleanpaste/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { healthCopy as copy } from '../../../copy/health-copy.ts';
import { formatRate, formatSpan, judgedOf, lastOf, reasonOf, worstOf } from './figures.ts';
import { HealthTab } from './health-tab.tsx';

const values = (...last: number[]) => [
  ...Array<null>(healthSteps - last.length).fill(null),
  ...last,
];

function healthOf(changes: Partial<AdminHealth> = {}): AdminHealth {
  const good = 'good' as const;
  return adminHealth.parse({
    until: '2026-03-14T12:00:00.000Z',
    series: {
      ...{ rate: values(1, 12, 3.4), p50: values(4), p95: values(40), p99: values(1200) },
      ...{ failed: values(2, 1), refused: values(5), providers: values(0), slow: values(0) },
      ...{ queue: values(2), lag: values(7), poolUsed: values(3), poolWaiting: values(0) },
    },
    lights: {
      ...{ latency: good, errors: good, quotas: good, providers: good, queue: good, lag: good },
      ...{ pool: good, slow: good, processes: good, replicas: good, disk: good, mails: good },
      events: good,
    },
    measured: {
      ...{ latency: 40, errors: 0, quotas: 0.002, providers: 0, queue: 0.03, lag: 7, pool: 0 },
      ...{ slow: 0, processes: 12, replicas: 0.2, disk: 5e9, mails: 3, events: 0 },
    },
    processes: [
      {
        id: 'a',
        version: '0.1.0',
        startedAt: '2026-03-14T09:00:00.000Z',
        heardAt: '2026-03-14T12:00:00.000Z',
        memoryBytes: 230_000_000,
        isThis: true,
      },
    ],
    database: { engine: 'postgres', bytes: 52_000_000, replicas: 1, replicaLagSeconds: 0.2 },
    disk: { freeBytes: 5e9, bytes: 1e10 },
    waiting: { mails: 3, events: 0 },
    ...changes,
  });
}

let answered: AdminHealth | null;
beforeEach(() => {
  answered = healthOf();
  vi.stubGlobal('fetch', async () =>
    answered
      ? Response.json(answered)
      : Response.json({ error: 'internal_error', message: 'no' }, { status: 400 }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <HealthTab />
    </QueryClientProvider>,
  );
}

test('an admin sees how all is, each figure as it is now, and a picture that says its hour in words', async () => {
  show();
  expect(await screen.findByRole('heading', { name: copy.summary.good })).toBeDefined();
  const pictures = screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'));
  expect(pictures).toHaveLength(7);
  expect(pictures).toContain('Requests a second over the last hour: last 3.4, highest 12');
  expect(pictures).toContain(
    'Time to answer over the last hour: last 4\u00A0ms, highest 1.2\u00A0s',
  );
  expect(screen.getByText('3 in the hour')).toBeDefined();
  // Where there was nothing, a line says so with its light, and no picture is drawn.
  for (const name of ['Provider failures', 'Slow statements']) {
    const line = screen.getByText(name).closest('li');
    expect(line?.textContent).toBe(`${name}0 in the hourGood`);
  }
  // A figure without its time reads as the hour's.
  expect(screen.getAllByText(/in half a minute$/)).toHaveLength(2);
  const tileOf = (text: string) => screen.getByText(text).closest('figure')?.textContent;
  expect(tileOf('for 95%, in 5 min')).toContain('40\u00A0ms');
  // Where the picture shows the moment, the light may be of a longer time.
  expect(tileOf('Main thread delay')).toMatch(/Judged: 7.ms; watch from/);
  expect(screen.getByText('the last is 200 ms behind; watch from 10 s up')).toBeDefined();
  // Also what is good is said with what it is judged by.
  screen.getByText('watch from 1.0 s up');
  screen.getByText('of 10 GB, for the data folder; watch below 1.0 GB');
});

test('what stands badly is named first, by word and not by colour alone', async () => {
  answered = healthOf();
  answered.lights = { ...answered.lights, disk: 'trouble', mails: 'watch', lag: 'trouble' };
  answered.measured = { ...answered.measured, disk: 90e6, lag: 1840 };
  show();
  expect(await screen.findByRole('heading', { name: copy.summary.trouble })).toBeDefined();
  const reasons = screen.getByRole('list', { name: 'Because of' });
  const said = within(reasons).getAllByRole('listitem');
  expect(said.map((one) => one.textContent)).toEqual([
    'Main thread delay: 1.8\u00A0s; trouble from 1.0\u00A0s up',
    'Disk: 90\u00A0MB free; trouble below 200\u00A0MB',
  ]);
  for (const [name, times] of Object.entries({ 'Main thread delay': 2, Disk: 2, Mails: 2 }))
    expect(screen.getAllByText(name)).toHaveLength(times);
  screen.getByText('5.0 GB free');
  expect(screen.getAllByText(copy.lights.trouble)).toHaveLength(2);
  expect(screen.getAllByText(copy.lights.watch)).toHaveLength(1);
  // What is no sum of five minutes is said to be judged as it is now.
  const now =
    /last five minutes; replicas, disk, mails, payment events and processes as they are now/;
  expect(screen.getByText(now)).toBeDefined();
});

test('a flagged tile comes first, with the judged figure and its limit before what is now', async () => {
  answered = healthOf();
  answered.series = { ...answered.series, lag: values(211, 4) };
  answered.lights = { ...answered.lights, lag: 'watch' };
  answered.measured = { ...answered.measured, lag: 211 };
  show();
  const [first, second] = await screen.findAllByRole('figure');
  const told = first!.textContent!;
  expect(told).toContain('211\u00A0mswatch from 100\u00A0ms up');
  expect(told.indexOf('211\u00A0ms')).toBeLessThan(told.indexOf('now 4\u00A0ms'));
  const picture = within(first!).getByRole('img');
  expect(picture.getAttribute('aria-label')).toBe(
    'Main thread delay over the last hour: last 4\u00A0ms, highest 211\u00A0ms, watch from 100\u00A0ms up',
  );
  expect(picture.querySelectorAll('line.stroke-mark')).toHaveLength(1);
  expect(second!.textContent).toContain('Requests a second');
  expect(document.querySelectorAll('line.stroke-mark')).toHaveLength(1);
});

test('what is to be watched is listed in the order in which it stands on the page', async () => {
  answered = healthOf();
  const watched = { mails: 'watch', lag: 'watch', providers: 'watch', slow: 'watch' } as const;
  answered.lights = { ...answered.lights, disk: 'trouble', ...watched };
  show();
  const list = (await screen.findByText('and 4 to watch:')).parentElement!;
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'and 4 to watch:',
    'Provider failures',
    'Slow statements',
    'Main thread delay',
    'Mails',
  ]);
});

test('what is in trouble comes first in a red frame, whatever it is; what is to be watched is named and linked', async () => {
  answered = healthOf();
  answered.lights = { ...answered.lights, disk: 'trouble', mails: 'watch', lag: 'watch' };
  answered.measured = { ...answered.measured, disk: 90e6, lag: 211, mails: 14 };
  answered.disk = { freeBytes: 90e6, bytes: 5e10 };
  show();
  const [first, second] = await screen.findAllByRole('figure');
  expect(first!.textContent).toContain(
    '90\u00A0MB freeof 50\u00A0GB, for the data foldertrouble below 200\u00A0MB',
  );
  expect(first!.className).toContain('border-danger');
  expect(second!.textContent).toContain('Main thread delay');
  expect(screen.getAllByText(/data folder/)).toHaveLength(1);
  const watched = screen.getByText('and 2 to watch:').parentElement!;
  expect([...watched.children].map(({ textContent }) => textContent)).toEqual([
    'and 2 to watch:',
    'Main thread delay',
    'Mails',
  ]);
  fireEvent.click(within(watched).getByRole('link', { name: 'Mails' }));
  expect(document.activeElement!.textContent).toContain('watch from 10 up');
});

test('a value that rounds to its limit has as many digits as it takes to tell them apart', () => {
  expect(reasonOf('latency', 'watch', 1004)).toBe(
    '95% of answers within 1.004\u00A0s; watch from 1.0\u00A0s up',
  );
  expect(reasonOf('latency', 'watch', 1000)).toBe(
    '95% of answers within 1.0\u00A0s; watch from 1.0\u00A0s up',
  );
  expect(reasonOf('disk', 'good', 1.02e9)).toBe('1.02\u00A0GB free; watch below 1.0\u00A0GB');
  expect(reasonOf('queue', 'good', 0.2496)).toBe('24.96% of the places in line; watch from 25% up');
  expect(reasonOf('lag', 'good', 99.7)).toBe('99.7\u00A0ms; watch from 100\u00A0ms up');
});

test('a figure is said once, also where it is the last and the highest', async () => {
  answered = healthOf();
  answered.series = { ...answered.series, lag: values(4, 608) };
  answered.lights = { ...answered.lights, lag: 'watch' };
  answered.measured = { ...answered.measured, lag: 608 };
  show();
  const [tile] = await screen.findAllByRole('figure');
  expect(tile!.textContent!.match(/608\u00A0ms/g)).toHaveLength(1);
  expect(tile!.textContent).toContain(copy.highestNow);
});

test('a light without a figure is grey, and says that nothing is measured', async () => {
  answered = healthOf({
    processes: [],
    database: { engine: 'postgres', bytes: 1, replicas: 1, replicaLagSeconds: null },
    disk: { freeBytes: 0, bytes: 0 },
  });
  show();
  const panel = await screen.findByRole('region', { name: 'Processes' });
  expect(within(panel).queryByText(copy.lights.good)).toBeNull();
  const sign = within(panel).getByText(copy.unmeasured);
  expect(sign.querySelector('span')!.className).toContain('bg-soft');
  const stands = screen.getByRole('region', { name: copy.stands(true, true) });
  expect(within(stands).getAllByText(copy.notMeasured)).toHaveLength(2);
  cleanup();
  // Where there is no replica there is nothing to judge.
  answered.database = { engine: 'pglite', bytes: 1, replicas: 0, replicaLagSeconds: null };
  show();
  const row = (await screen.findByText(copy.noReplicaNote)).closest('div')!;
  expect(row.textContent).toBe(`Replicas${copy.noReplicas}${copy.noReplicaNote}`);
});

test('a share is judged without a line in a picture of counts, and one of a server before without a figure', () => {
  expect(judgedOf('errors', 'watch', 0.0244)).toEqual({
    ...{ figure: '2.4%', unit: 'of answers', bound: 'watch from 1% up', line: null },
  });
  expect(judgedOf('lag', 'trouble', 1840)).toMatchObject({ figure: '1.8\u00A0s', line: 1000 });
  expect(judgedOf('slow', 'watch', 3)).toMatchObject({ figure: '3', bound: 'should be none' });
  expect(judgedOf('pool', 'watch', 2)).toMatchObject({ bound: 'should be none', line: null });
  expect(judgedOf('lag', 'good', 4)).toBeNull();
  // What the picture shows as counts is read as a share, also where it is good.
  expect(judgedOf('errors', 'good', 0.007)).toMatchObject({ figure: '0.7%', line: null });
  expect(judgedOf('lag', 'watch', undefined)).toBeNull();
});

test('every process has a row with its version, age and memory', async () => {
  show();
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  for (const cell of ['1 (this one)', '0.1.0', '3 hours', '230 MB', 'under a minute ago'])
    expect(within(table).getByText(cell)).toBeDefined();
});

test('the embedded database has no picture of connections, a disk without a size no figure', async () => {
  answered = healthOf({
    database: { engine: 'pglite', bytes: 1, replicas: 0, replicaLagSeconds: null },
    disk: { freeBytes: 0, bytes: 0 },
  });
  show();
  expect(await screen.findAllByRole('img')).toHaveLength(6);
  expect(screen.getByText(copy.diskUnknown)).toBeDefined();
  expect(screen.getByText(copy.noReplicaNote)).toBeDefined();
});

test('before the first figures it says when they come, and draws nothing that was not measured', async () => {
  const nothing = Object.fromEntries(
    Object.keys(healthOf().series).map((name) => [name, values()]),
  ) as AdminHealth['series'];
  answered = healthOf({ processes: [], series: nothing });
  show();
  expect(await screen.findByText(copy.nothingYet)).toBeDefined();
  expect(document.querySelectorAll('svg path, svg circle')).toHaveLength(0);
});

test('before the first figures nothing is called well but what is known already', async () => {
  const nothing = Object.fromEntries(
    Object.keys(healthOf().series).map((name) => [name, values()]),
  ) as AdminHealth['series'];
  answered = healthOf({ processes: [], series: nothing });
  show();
  expect(await screen.findByRole('heading', { name: copy.summary.unmeasured })).toBeDefined();
  screen.getByText(copy.firstFigures);
  expect(screen.queryByText(copy.summary.good)).toBeNull();
  const lines = screen.getByRole('region', { name: copy.charts });
  expect(within(lines).queryByText(copy.lights.good)).toBeNull();
  expect(screen.getAllByText(copy.lights.good).length).toBeGreaterThan(0);
  // A full disk is known, and comes first.
  cleanup();
  answered.lights = { ...answered.lights, disk: 'trouble' };
  show();
  expect(await screen.findByRole('heading', { name: copy.summary.trouble })).toBeDefined();
});

test('what stands badly leads to its place, and takes the focus there', async () => {
  answered = healthOf();
  answered.lights = { ...answered.lights, disk: 'trouble', lag: 'trouble', processes: 'trouble' };
  answered.measured = { ...answered.measured, disk: 90e6, lag: 1840 };
  show();
  const reasons = await screen.findByRole('list', { name: 'Because of' });
  for (const [name, words] of Object.entries({
    'Main thread delay': '1.8\u00A0strouble from 1.0\u00A0s up',
    Disk: 'trouble below 200\u00A0MB',
    Processes: 'Memory',
  })) {
    fireEvent.click(within(reasons).getByRole('link', { name }));
    const place = document.activeElement!;
    expect(place.textContent).toContain(name);
    expect(place.textContent).toContain(words);
  }
});

test('when it cannot be loaded, it says so and offers another try', async () => {
  answered = null;
  show();
  expect(await screen.findByText(copy.failed)).toBeDefined();
  expect(screen.getByRole('button')).toBeDefined();
});

test('figures are as exact as one reads them', () => {
  expect([0, 0.04, 3.44, 12.6, 1204].map(formatRate)).toEqual(['0', '0', '3.4', '13', '1,204']);
  const spans = [59_000, 60_000, 3_599_000, 7_200_000, 90_000_000].map(formatSpan);
  expect(spans).toEqual(['under a minute', '1 minute', '59 minutes', '2 hours', '1 day']);
  expect(lastOf([1, 2, null])).toBe(2);
  expect(lastOf([null])).toBeNull();
  expect(worstOf(healthOf().lights)).toEqual({ light: 'good', subjects: [], watched: [] });
});

test('a reason is the measured value with the limit that it passed', () => {
  expect(reasonOf('latency', 'watch', 1800)).toBe(
    '95% of answers within 1.8\u00A0s; watch from 1.0\u00A0s up',
  );
  expect(reasonOf('latency', 'trouble', 6040)).toBe(
    '95% of answers within 6.0\u00A0s; trouble from 5.0\u00A0s up',
  );
  expect(reasonOf('errors', 'watch', 0.0244)).toBe('2.4% of answers; watch from 1% up');
  expect(reasonOf('processes', 'watch', 120)).toBe(
    'one silent for 120\u00A0s; watch from 90\u00A0s up',
  );
  expect(reasonOf('disk', 'watch', 0.8e9)).toBe('800\u00A0MB free; watch below 1.0\u00A0GB');
  expect(reasonOf('mails', 'watch', 14)).toBe('14 to send; watch from 10 up');
  // A limit of one is that there be none.
  expect(reasonOf('slow', 'watch', 3)).toBe('3, where there should be none');
  // Of a server of the version before, which does not say it, the light is what is known.
  expect(reasonOf('latency', 'watch', undefined)).toBe(copy.lights.watch);
});

test('what stands badly says what to look at first, and what is good says nothing of it', async () => {
  answered = healthOf();
  const { lights } = answered;
  answered.lights = {
    ...lights,
    disk: 'trouble',
    mails: 'watch',
    queue: 'watch',
    processes: 'watch',
  };
  answered.measured = { ...answered.measured, disk: 90e6, mails: 14, queue: 0.3, processes: 120 };
  show();
  const [disk, queue] = await screen.findAllByRole('figure');
  expect(disk!.textContent).toContain('Look first: Make room in DATA_DIR');
  expect(queue!.textContent).toContain('run more processes');
  const stands = screen.getByRole('region', { name: copy.stands(false, true) });
  expect(stands.textContent).toContain(
    'Look first: “notice-failed” in the server’s log, then SMTP_URL.',
  );
  within(screen.getByRole('region', { name: copy.processes })).getByText(/silent one still run/);
  expect(screen.getAllByText(copy.lookFirst)).toHaveLength(4);
});

test('holes in lines are explained once, over all pictures, and not where there are none', async () => {
  answered = healthOf();
  show();
  expect((await screen.findByText(/^Judged over/)).textContent).toContain(copy.gaps);
  expect(screen.getAllByText(/has a gap/)).toHaveLength(1);
  cleanup();
  const whole = Array<number>(healthSteps).fill(3);
  const names = Object.keys(answered.series);
  answered = healthOf();
  answered.series = Object.fromEntries(
    names.map((name) => [name, whole]),
  ) as typeof answered.series;
  show();
  expect((await screen.findByText(/^Judged over/)).textContent).not.toContain(copy.gaps);
});
