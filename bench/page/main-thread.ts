import type { Browser, Page } from '@playwright/test';

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts?: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { documentLoaderURL?: string } };
}

const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
const categories = ['toplevel', 'disabled-by-default-lighthouse'];

export interface LongestTask {
  ms: number;
  /** Processor time of the busiest task: what is left of it on a machine with nothing else to do. */
  cpuMs: number;
}

/** Beyond so much a task keeps a touch or a key waiting that people notice. */
const blocksBeyondMs = 50;

/**
 * For how long the page's main thread would be blocked after its first frame, counted by what the processor worked:
 * what Lighthouse's blocking time is where nothing else takes the processor from the page.
 * @param traceEvents of one page load, as Lighthouse records it
 * @param slowdown how many times slower than this one the processor is that is meant
 * @returns milliseconds; null where the trace shows no first frame
 */
export function blockedByProcessor(
  traceEvents: readonly TraceEvent[],
  slowdown: number,
): number | null {
  const loads = traceEvents.filter(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  const pid = loads.at(-1)?.pid;
  const frame = traceEvents.find(
    (event) => event.name === 'firstContentfulPaint' && event.pid === pid,
  );
  const main = traceEvents.find(
    (event) =>
      event.name === 'thread_name' && event.args?.name === 'CrRendererMain' && event.pid === pid,
  );
  if (!frame || !main) return null;
  return traceEvents
    .filter(
      ({ name, pid: by, tid, ts = 0 }) =>
        taskNames.has(name) && by === pid && tid === main.tid && ts > frame.ts!,
    )
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown)
    .reduce((sum, ms) => sum + Math.max(0, ms - blocksBeyondMs), 0);
}

/**
 * The longest task of the page's main thread while `work` runs, in milliseconds. Taken from a
 * trace, because the browser's own long-task reports begin at 50 ms.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<LongestTask> {
  await browser.startTracing(page, { categories });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mains = trace.traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const isMain = ({ pid, tid }: TraceEvent) =>
    mains.some((main) => main.pid === pid && main.tid === tid);
  const tasks = trace.traceEvents.filter((event) => taskNames.has(event.name) && isMain(event));
  if (tasks.length === 0) throw new Error('the trace shows no task of the main thread');
  return {
    ms: Math.max(...tasks.map(({ dur }) => (dur ?? 0) / 1000)),
    cpuMs: Math.max(...tasks.map(({ tdur }) => (tdur ?? 0) / 1000)),
  };
}
