import { z } from 'zod';
import { healthSteps, healthSubjects, lights } from './health-limits.ts';

/** A value for each step of the last hour, the oldest first; null where no process told of it. */
const values = z.array(z.number().nullable()).length(healthSteps);

/** Names of figures that are drawn, of all processes together. */
const series = z.object({
  /** Answers a second. */
  rate: values,
  /** Milliseconds until an answer began. */
  p50: values,
  p95: values,
  p99: values,
  /** Answers from 500 on. */
  failed: values,
  /** Calls that a limit or a used-up plan refused. */
  refused: values,
  /** Calls of a model, of a payment provider, of mail servers, that failed. */
  providers: values,
  /** Statements of the slow-query log. */
  slow: values,
  /** Long work that waits for a thread, at most. */
  queue: values,
  /** How late the main thread of the worst process was, in milliseconds (99th percentile). */
  lag: values,
  /** Connections of the pools in use, and calls that wait for one; null for the embedded database. */
  poolUsed: values,
  poolWaiting: values,
});

/** `GET /functions/v1/admin/health`: how the processes and what they stand on have been over the last hour. */
export const adminHealth = z.object({
  /** Where the last step ends. */
  until: z.iso.datetime(),
  series,
  lights: z.record(z.enum(healthSubjects), z.enum(lights)),
  /** What each light judges, in the unit of its limit; null where nothing tells it. */
  measured: z.record(z.enum(healthSubjects), z.number().nullable()),
  processes: z.array(
    z.object({
      id: z.string(),
      version: z.string(),
      startedAt: z.iso.datetime(),
      heardAt: z.iso.datetime(),
      memoryBytes: z.int(),
      /** The one that answers. */
      isThis: z.boolean(),
    }),
  ),
  database: z.object({
    engine: z.enum(['pglite', 'postgres']),
    bytes: z.number(),
    replicas: z.int(),
    /** How far the last of them is behind; null without any, or where it may not be read. */
    replicaLagSeconds: z.number().nullable(),
  }),
  /** Of the disk with the data folder. */
  disk: z.object({ freeBytes: z.number(), bytes: z.number() }),
  /** Mails that are to be sent, and events of the payment provider that are to be dealt with. */
  waiting: z.object({ mails: z.int(), events: z.int() }),
});

export type AdminHealth = z.infer<typeof adminHealth>;
export type HealthSeries = AdminHealth['series'];
