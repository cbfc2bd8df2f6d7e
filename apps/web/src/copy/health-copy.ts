import type { HealthSubject } from '@cleanpaste/contract';
import { formatCount } from '../lib/count.ts';

/** When the first figures of a server that has just begun are there: its first step, and some room. */
const firstIn = 'within a minute';

const counted = (one: string, many: string) => (count: number) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const healthCopy = {
  failed: 'Failed to load the health of the server',
  lights: { good: 'Good', watch: 'Watch', trouble: 'Trouble' },
  summary: {
    good: 'All is well',
    watch: 'Watch: worth a look',
    trouble: 'Trouble: help is needed now',
    unmeasured: 'Not measured yet',
  },
  firstFigures: `The first figures of this server come ${firstIn}. Disk, mails and payment events are known already.`,
  because: 'Because of',
  /** Said before the links to what is less bad. */
  watched: (count: number) => `and ${formatCount(count)} to watch:`,
  /** Where a light changes; all but the disk change from a value on, and up. */
  bounds: {
    watch: {
      from: (limit: string) => `watch from ${limit} up`,
      below: (limit: string) => `watch below ${limit}`,
    },
    trouble: {
      from: (limit: string) => `trouble from ${limit} up`,
      below: (limit: string) => `trouble below ${limit}`,
    },
  },
  /** What was measured, with where its light changes. */
  measured: {
    latency: (value: string, bound: string) => `95% of answers within ${value}; ${bound}`,
    errors: (value: string, bound: string) => `${value} of answers; ${bound}`,
    quotas: (value: string, bound: string) => `${value} of requests; ${bound}`,
    queue: (value: string, bound: string) => `${value} of the places in line; ${bound}`,
    processes: (value: string, bound: string) => `one silent for ${value}; ${bound}`,
    replicas: (value: string, bound: string) => `${value} behind; ${bound}`,
    disk: (value: string, bound: string) => `${value} free; ${bound}`,
    mails: (value: string, bound: string) => `${value} to send; ${bound}`,
    events: (value: string, bound: string) => `${value} to deal with; ${bound}`,
  } as Partial<Record<HealthSubject, (value: string, bound: string) => string>>,
  passed: (value: string, bound: string) => `${value}; ${bound}`,
  shouldBeNone: (value: string) => `${value}, where there should be none`,
  judgedAs: (reason: string) => `Judged: ${reason}`,
  fiveMinutes:
    'Judged over the last five minutes; replicas, disk, mails, payment events and processes as they are now. Pages and files count too, unlike on the dashboard.',
  /** In the order of the page. */
  subjects: {
    latency: 'Time to answer',
    errors: 'Errors',
    quotas: 'Refused by limits',
    providers: 'Provider failures',
    slow: 'Slow statements',
    queue: 'Thread queue',
    lag: 'Main thread delay',
    pool: 'Database connections',
    processes: 'Processes',
    replicas: 'Replicas',
    disk: 'Disk',
    mails: 'Mails',
    events: 'Payment events',
  },
  /** Beside the judged figure of a tile: what it is of, where the title leaves it open. */
  judgedUnits: {
    latency: 'for 95%, in 5 min',
    providers: 'in 5 min',
    slow: 'in 5 min',
    errors: 'of answers',
    quotas: 'of requests',
    queue: 'of the line',
    pool: 'waiting',
  } as Partial<Record<HealthSubject, string>>,
  noneAllowed: 'should be none',
  nowIs: (figure: string) => `now ${figure}`,
  charts: 'Over the last hour',
  requests: 'Requests a second',
  latencyLines: { p50: 'half', p95: '95%', p99: '99%' },
  poolLines: { poolUsed: 'in use', poolWaiting: 'requests that wait' },
  /** What a large figure is of: the last of the picture's steps. */
  perStep: 'in half a minute',
  forHalf: 'for half of them',
  inUse: 'in use',
  inLine: 'in line',
  highest: (figure: string) => `highest ${figure}`,
  highestNow: 'highest in the hour: now',
  inAll: (figure: string) => `${figure} in the hour`,
  blank: '0 in the hour',
  unmeasured: 'not measured yet',
  /** Of what no figure can be had. */
  notMeasured: 'not measured',
  nothingYet: `Nothing measured yet: the first figures come ${firstIn}.`,
  /** Before what helps against what stands badly. */
  lookFirst: 'Look first:',
  hourAgo: '1 h ago',
  /** Where a line breaks, or begins late. */
  gaps: 'Where a line has a gap, nothing was measured.',
  now: 'now',
  picture: (title: string, now: string, highest: string, limit: string | null) =>
    `${title} over the last hour: last ${now}, highest ${highest}${limit ? `, ${limit}` : ''}`,
  /** What is in trouble has a card of its own above. */
  stands: (hasDisk: boolean, hasQueues: boolean) =>
    hasDisk
      ? `Database${hasQueues ? ', disk and queues' : ' and disk'}`
      : `Database${hasQueues ? ' and queues' : ''}`,
  database: 'Database',
  engines: { pglite: 'embedded', postgres: 'PostgreSQL' },
  noReplicas: 'none',
  replicaNote: (lag: string) => `the last is ${lag} behind`,
  lagUnknown: 'how far behind may not be read',
  noReplicaNote: 'nobody reads beside the database',
  diskFree: (free: string) => `${free} free`,
  diskOf: (all: string) => `of ${all}, for the data folder`,
  diskUnknown: 'the file system tells no size',
  mailsWaiting: (count: string) => `${count} to send`,
  mailsNote: 'tried again every hour',
  eventsWaiting: (count: string) => `${count} to deal with`,
  eventsNote: 'tried again every hour',
  processes: 'Processes',
  process: 'Process',
  thisOne: 'this one',
  version: 'Version',
  uptime: 'Running for',
  memory: 'Memory',
  heard: 'Last heard',
  ago: (time: string) => `${time} ago`,
  minutes: counted('minute', 'minutes'),
  hours: counted('hour', 'hours'),
  days: counted('day', 'days'),
  underMinute: 'under a minute',
} as const;
