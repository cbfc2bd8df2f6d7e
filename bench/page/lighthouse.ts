import { createServer } from 'node:http';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { getLogNormalScore } from 'lighthouse/shared/statistics.js';
import { chromiumFlags } from '../../scripts/setup/chromium.mjs';
import { undoneAtEnd } from '../../scripts/setup/leaving.mjs';
import { PlainError } from '../../scripts/setup/say.mjs';
import { blockedByProcessor, type TraceEvent } from './main-thread.ts';
import { median, round } from './statistics.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audit {
  path: string;
  runs: number;
  /** Median of the runs, 0–100, by category. */
  scores: Record<string, number>;
  /** Median of the runs, milliseconds (layout shift: no unit), under Lighthouse's slow phone. */
  metrics: Record<string, number>;
  /**
   * Median of the runs, milliseconds: the blocking time by what the processor worked, and not by the clock, which also
   * runs while something else has the processor. Null where no trace shows it.
   */
  blockedByProcessor: number | null;
  /** Median of the runs, 0–100: the score for performance that this blocking time would have given. */
  performanceByProcessor: number | null;
  /** Audits that cost points in the last run. */
  faults: string[];
  /** Median of the runs: how fast Lighthouse found this machine; it expects a thousand and more. */
  benchmarkIndex: number;
  /** By how much the processor was slowed down: four times, unless it was calibrated. */
  slowdown: number;
}

/**
 * The index of the phone that Lighthouse means by "slow" (Moto G Power of 2022), as the DevTools calibrate by it.
 * Four times slower than a machine may be a faster phone than that, or a slower one.
 */
const slowPhone = 264;

const metricNames = {
  firstContentfulPaint: 'first-contentful-paint',
  largestContentfulPaint: 'largest-contentful-paint',
  totalBlockingTime: 'total-blocking-time',
  cumulativeLayoutShift: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
};

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

type Throttling = Report['configSettings']['throttling'];

interface Run extends Report {
  blocked: number | null;
}

/** How Lighthouse scores the blocking time of a phone: .9 for the first, .5 for the second (milliseconds). */
const blockingScale = { p10: 200, median: 600 };

/** The score of a run, had its blocking time been the one that the processor worked. */
function performanceByProcessor({
  blocked,
  audits,
  categories: { performance },
}: Run): number | null {
  const blocking = performance?.auditRefs.find(({ id }) => id === metricNames.totalBlockingTime);
  if (blocked === null || !performance || !blocking) return null;
  const whole = performance.auditRefs.reduce((sum, { weight }) => sum + weight, 0);
  const gained = getLogNormalScore(blockingScale, blocked) - (audits[blocking.id]?.score ?? 0);
  return 100 * ((performance.score ?? 0) + (gained * blocking.weight) / whole);
}

const medianOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? round(median(known)) : null;
};

/** One run in a browser of its own, with Lighthouse's defaults: a slow phone on a slow network. */
async function attempt(
  url: string,
  chromePath: string,
  throttling: Throttling | null,
): Promise<Run> {
  const chrome = await launch({ chromePath, chromeFlags: chromiumFlags, logLevel: 'silent' });
  // It is in a group of its own, which nobody else ends.
  const forget = undoneAtEnd(() => chrome.kill());
  try {
    const outcome = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
      ...(throttling && { throttling }),
    });
    if (!outcome) throw new Error(`Lighthouse gave no report for ${url}`);
    const { lhr, artifacts } = outcome;
    const { traceEvents } = artifacts.Trace as { traceEvents: TraceEvent[] };
    const { cpuSlowdownMultiplier } = lhr.configSettings.throttling;
    return { ...lhr, blocked: blockedByProcessor(traceEvents, cpuSlowdownMultiplier) };
  } finally {
    forget();
    chrome.kill();
  }
}

/** A run whose recording failed says nothing about the page: it is made again, twice at most. */
async function runOnce(
  url: string,
  chromePath: string,
  throttling: Throttling | null = null,
): Promise<Run> {
  for (let tries = 1; ; tries++) {
    const report = await attempt(url, chromePath, throttling);
    if (!report.runtimeError) return report;
    if (tries === 3) throw new PlainError(`${url}: ${report.runtimeError.message}`);
  }
}

function faultsOf(report: Report): string[] {
  const weighed = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return weighed.filter((id) => {
    const score = report.audits[id]?.score;
    return typeof score === 'number' && score < 0.9;
  });
}

/**
 * Throttling under which this machine is as slow as the phone that Lighthouse means. The index is the median of three
 * runs: on a busy machine it comes and goes.
 */
export async function calibrate(url: string, chromePath: string): Promise<Throttling> {
  const reports = [await runOnce(url, chromePath)];
  while (reports.length < 3) reports.push(await runOnce(url, chromePath));
  const index = median(reports.map(({ environment }) => environment.benchmarkIndex));
  const { throttling } = reports[0]!.configSettings;
  return { ...throttling, cpuSlowdownMultiplier: Math.max(1, round(index / slowPhone, 1)) };
}

interface AuditOptions {
  runs: number;
  chromePath: string;
  /** Null: Lighthouse's own, which takes a fast machine for granted. */
  throttling?: Throttling | null;
}

/** Lighthouse, mobile preset, on one path. */
export async function auditPath(
  origin: string,
  path: string,
  { runs, chromePath, throttling = null }: AuditOptions,
): Promise<Audit> {
  const reports: Run[] = [];
  for (let run = 0; run < runs; run++)
    reports.push(await runOnce(origin + path, chromePath, throttling));
  const scores = categories.map((name) => {
    const values = reports.map(({ categories: all }) => (all[name]?.score ?? 0) * 100);
    return [name, round(median(values))];
  });
  const metrics = Object.entries(metricNames).map(([name, id]) => {
    const values = reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
    return [name, round(median(values), name === 'cumulativeLayoutShift' ? 3 : 0)];
  });
  return {
    path,
    runs,
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(metrics),
    blockedByProcessor: medianOf(reports.map(({ blocked }) => blocked)),
    performanceByProcessor: medianOf(reports.map(performanceByProcessor)),
    faults: faultsOf(reports.at(-1)!),
    benchmarkIndex: round(median(reports.map(({ environment }) => environment.benchmarkIndex))),
    slowdown: reports[0]!.configSettings.throttling.cpuSlowdownMultiplier,
  };
}

const emptyPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Nothing</title><p>One sentence.';

/**
 * What this machine gives to a page of one sentence that is sent with the same headers as the site: they ask for a
 * process of its own, whose start counts. No page of the site can have more.
 */
export async function auditNothing(origin: string, options: AuditOptions): Promise<Audit> {
  const { headers } = await fetch(origin);
  const kept = ['cross-origin-opener-policy', 'cross-origin-embedder-policy'];
  const sent = kept.flatMap((name) => [name, headers.get(name)]).filter((it) => it !== null);
  const server = createServer((_request, response) => {
    response.writeHead(200, ['content-type', 'text/html; charset=utf-8', ...sent]).end(emptyPage);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as { port: number };
    return { ...(await auditPath(`http://127.0.0.1:${port}`, '/', options)), path: 'one sentence' };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
