import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
const categories = ['toplevel', 'disabled-by-default-lighthouse'];

export interface LongestTask {
  ms: number;
  /** Processor time of the busiest task: what is left of it on a machine with nothing else to do. */
  cpuMs: number;
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
