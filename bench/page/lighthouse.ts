import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags } from '../../scripts/setup/chromium.mjs';
import { undoneAtEnd } from '../../scripts/setup/leaving.mjs';
import { PlainError } from '../../scripts/setup/say.mjs';
import { median, round } from './statistics.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audit {
  path: string;
  runs: number;
  /** Median of the runs, 0–100, by category. */
  scores: Record<string, number>;
  /** Median of the runs, milliseconds (layout shift: no unit), under Lighthouse's slow phone. */
  metrics: Record<string, number>;
  /** Audits that cost points in the last run. */
  faults: string[];
}

const metricNames = {
  firstContentfulPaint: 'first-contentful-paint',
  largestContentfulPaint: 'largest-contentful-paint',
  totalBlockingTime: 'total-blocking-time',
  cumulativeLayoutShift: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
};

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** One run in a browser of its own, with Lighthouse's defaults: a slow phone on a slow network. */
async function attempt(url: string, chromePath: string): Promise<Report> {
  const chrome = await launch({ chromePath, chromeFlags: chromiumFlags, logLevel: 'silent' });
  // It is in a group of its own, which nobody else ends.
  const forget = undoneAtEnd(() => chrome.kill());
  try {
    const outcome = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    if (!outcome) throw new Error(`Lighthouse gave no report for ${url}`);
    return outcome.lhr;
  } finally {
    forget();
    chrome.kill();
  }
}

/** A run whose recording failed says nothing about the page: it is made again, twice at most. */
async function runOnce(url: string, chromePath: string): Promise<Report> {
  for (let tries = 1; ; tries++) {
    const report = await attempt(url, chromePath);
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

/** Lighthouse, mobile preset, on one path. */
export async function auditPath(
  origin: string,
  path: string,
  options: { runs: number; chromePath: string },
): Promise<Audit> {
  const reports: Report[] = [];
  for (let run = 0; run < options.runs; run++) {
    reports.push(await runOnce(origin + path, options.chromePath));
  }
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
    runs: options.runs,
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(metrics),
    faults: faultsOf(reports.at(-1)!),
  };
}
