/** What a process has taken of the machine: memory in bytes, and microseconds of processors since it began. */
export interface Usage {
  rss: number;
  cpu: number;
}

export function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { rss: process.memoryUsage.rss(), cpu: user + system };
}
