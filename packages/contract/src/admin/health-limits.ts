/** The last hour is told in steps of this length. */
export const healthStepSeconds = 30;
export const healthSteps = 120;

/** What is judged, each by itself. */
export const healthSubjects = [
  'latency',
  'errors',
  'quotas',
  'providers',
  'queue',
  'lag',
  'pool',
  'slow',
  'processes',
  'replicas',
  'disk',
  'mails',
  'events',
] as const;
export type HealthSubject = (typeof healthSubjects)[number];

/** The first values that ask for a look, and for help; of the disk the last that do not. Null: none does. */
export const healthLimits: Readonly<
  Record<HealthSubject, { watch: number; trouble: number | null }>
> = {
  /** Milliseconds within which 95 of 100 answers begin, in the worst step. */
  latency: { watch: 1000, trouble: 5000 },
  /** Shares of all answers. Whoever calls too often is refused all day long: that is what limits are for. */
  errors: { watch: 0.01, trouble: 0.05 },
  quotas: { watch: 0.2, trouble: null },
  providers: { watch: 1, trouble: 10 },
  /** Share of the places in line, in the fullest process. */
  queue: { watch: 0.25, trouble: 0.9 },
  /** Milliseconds. */
  lag: { watch: 100, trouble: 1000 },
  /** Calls that wait for a connection at once. */
  pool: { watch: 1, trouble: 20 },
  slow: { watch: 1, trouble: 50 },
  /** Seconds of silence of the most silent process. */
  processes: { watch: healthStepSeconds * 3, trouble: null },
  /** Seconds behind. */
  replicas: { watch: 10, trouble: 60 },
  /** Free bytes. */
  disk: { watch: 1e9, trouble: 2e8 },
  mails: { watch: 10, trouble: 100 },
  events: { watch: 10, trouble: 100 },
};

/** As of a traffic light: all is well, look at it, do something now. */
export const lights = ['good', 'watch', 'trouble'] as const;
export type Light = (typeof lights)[number];
