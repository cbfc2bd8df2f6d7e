import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os';

/** What figures were measured on; nothing that names it. */
export interface Machine {
  processor: string;
  processors: number;
  /** GB. */
  memory: number;
  system: string;
  node: string;
  /** Programs that wanted a processor in the minute before the first benchmark of the command. */
  load: number;
}

/** Others wanted more than all processors: whatever took time says nothing of the machine then. */
export const isBusy = ({ load, processors }: Machine): boolean => load > processors;

/** Stands before figures of such a run; empty for others. */
export const busyMark = (machine: Machine): string =>
  isBusy(machine)
    ? `**Measured on a busy machine (load ${machine.load} on ${machine.processors} processors): what counts texts or calls holds, what takes time is to be measured again.**`
    : '';

export const thisMachine = (): Machine => ({
  processor: cpus()[0]?.model.trim() || 'unknown',
  processors: availableParallelism(),
  memory: Math.round(totalmem() / 1e9),
  system: `${type()} ${process.arch}`,
  node: process.version,
  load: Math.round(10 * loadavg()[0]!) / 10,
});

/** In a line. Where others were at work as well it says so: times are longer then, and intervals wider. */
export function machineLine({ processor, processors, memory, system, node, load }: Machine) {
  const others = load > 0.5 ? `, with other work beside it (load ${load})` : '';
  return `${processor}, ${processors} processors, ${memory} GB, ${system}, Node ${node}${others}`;
}
