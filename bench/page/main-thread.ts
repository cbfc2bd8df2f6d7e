import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  args?: { name?: string };
}

const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
const categories = ['toplevel', 'disabled-by-default-lighthouse'];

/**
 * The longest task of the page's main thread while `work` runs, in milliseconds. Taken from a
 * trace, because the browser's own long-task reports begin at 50 ms.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<number> {
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
  return tasks.reduce((longest, { dur }) => Math.max(longest, (dur ?? 0) / 1000), 0);
}
