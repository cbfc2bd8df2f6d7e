import { parentPort, workerData } from 'node:worker_threads';
import { type ManyRules, type QuickScan, quickScan } from './quick-scan.ts';

/** A share of the files, and which one it is. */
export interface Share {
  index: number;
  names: string[];
}

export interface ShareDone {
  index: number;
  scans: QuickScan[];
}

const rules = workerData as ManyRules;
parentPort!.on('message', ({ index, names }: Share) => {
  const scans = names.map((name) => quickScan(name, rules));
  parentPort!.postMessage({ index, scans } satisfies ShareDone);
});
