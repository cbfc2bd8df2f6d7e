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

/** As of a traffic light: all is well, look at it, do something now. */
export const lights = ['good', 'watch', 'trouble'] as const;
export type Light = (typeof lights)[number];
