import {
  type AdminHealth,
  type HealthSubject,
  healthLimits,
  type Light,
  lights,
} from '@cleanpaste/contract';
import { healthCopy as copy } from '../../../copy/health-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import { formatBytes, formatDuration } from '../lists/figures.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `under a minute`, `5 minutes`, `3 hours`, `12 days`. */
export function formatSpan(ms: number): string {
  if (ms < minute) return copy.underMinute;
  if (ms < hour) return copy.minutes(Math.floor(ms / minute));
  return ms < day ? copy.hours(Math.floor(ms / hour)) : copy.days(Math.floor(ms / day));
}

/** `0`, `0.4`, `12`, `1,204`: a rate, as exact as one reads it. */
export function formatRate(rate: number): string {
  return rate < 10 ? String(Math.round(rate * 10) / 10) : formatCount(Math.round(rate));
}

/** Every subject, as the page has them from above. */
const placesInOrder = Object.keys(copy.subjects) as HealthSubject[];

/** The worst of all lights, what shows it, and what is to be watched beside it; nothing where all is good. */
export function worstOf(all: Readonly<Record<HealthSubject, Light>>) {
  const found = placesInOrder.map((subject) => [subject, all[subject]] as const);
  const rank = (light: Light) => lights.indexOf(light);
  const light = found.reduce<Light>(
    (worst, [, one]) => (rank(one) > rank(worst) ? one : worst),
    'good',
  );
  const withLight = (wanted: Light) =>
    found.filter(([, one]) => one === wanted).map(([subject]) => subject);
  return {
    light,
    subjects: light === 'good' ? [] : withLight(light),
    watched: light === 'trouble' ? withLight('watch') : [],
  };
}

/** A value in words; `more` digits beyond the usual ones. */
type Format = (value: number, more?: number) => string;

const percent: Format = (share, more = 0) => `${Number((share * 100).toFixed(1 + more))}%`;
const seconds: Format = (count, more) => formatDuration(count * 1000, more);

/** How a value of each subject is said; those that are not here are counts. */
const formats: Partial<Record<HealthSubject, Format>> = {
  ...{ latency: formatDuration, lag: formatDuration, replicas: seconds, processes: seconds },
  ...{ errors: percent, quotas: percent, queue: percent, disk: formatBytes },
};

const formatOf = (subject: HealthSubject): Format => formats[subject] ?? formatCount;

/** Where a light begins; where it is good, or knows no worse one, where watching begins. */
function limitOf(subject: HealthSubject, light: Light): { level: 'watch' | 'trouble'; at: number } {
  const { watch, trouble } = healthLimits[subject];
  return light === 'trouble' && trouble !== null
    ? { level: 'trouble', at: trouble }
    : { level: 'watch', at: watch };
}

/** A value beside its limit: with as many digits as it takes to read otherwise than the limit, where it is another. */
export function formatBeside(subject: HealthSubject, light: Light, value: number): string {
  const { at } = limitOf(subject, light);
  const format = formatOf(subject);
  const apart = [0, 1, 2, 3].find((more) => format(value, more) !== format(at, more));
  return format(value, apart);
}

/** `watch from 1.0 s up`, `trouble below 200 MB`: where its light changes. */
export function boundOf(subject: HealthSubject, light: Light): string {
  const { level, at } = limitOf(subject, light);
  if (!formats[subject] && at === 1) return copy.noneAllowed;
  // A full disk is one with too little left; of all else too much is bad.
  return copy.bounds[level][subject === 'disk' ? 'below' : 'from'](formatOf(subject)(at));
}

/** A value that its light judges, with where that light begins, in words and where its own series can show it. */
export interface Judged {
  figure: string;
  unit: string | undefined;
  bound: string;
  /** Of the same kind as what the picture shows; null where that is of another. */
  line: number | null;
}

/** Judged by what their pictures show; the others by a share or by a sum. */
const asDrawn: readonly HealthSubject[] = ['latency', 'lag', 'pool'];

/**
 * Of these the last value of the picture is of another kind than what is judged (a count beside a share, half of the
 * answers beside 95%), so that the judged one stands as the figure also where it is good.
 */
const alwaysJudged: readonly HealthSubject[] = ['latency', 'errors', 'quotas', 'queue'];

/** What was measured in the last five minutes; null where nothing was, or a server of the version before does not say it. */
export function judgedOf(
  subject: HealthSubject,
  light: Light,
  value: number | null | undefined,
): Judged | null {
  const level = light === 'good' && alwaysJudged.includes(subject) ? 'watch' : light;
  const limit = level === 'good' ? null : healthLimits[subject][level];
  if (typeof value !== 'number' || limit === null) return null;
  const bound = boundOf(subject, light);
  return {
    figure: formatBeside(subject, light, value),
    unit: copy.judgedUnits[subject],
    bound,
    // None is no height: a line at it would lie below whatever else the picture shows.
    line:
      light !== 'good' && asDrawn.includes(subject) && bound !== copy.noneAllowed ? limit : null,
  };
}

/** Where on the page a subject is judged. */
export const placeOf = (subject: HealthSubject) => `health-${subject}`;

/** Whether any step of the hour has ended: before that every light is good for want of figures. */
export const isMeasured = ({ series }: Pick<AdminHealth, 'series'>) =>
  Object.values(series).some((values) => lastOf(values) !== null);

/** Whether any line of the hour breaks, begins late or ends early. */
export const hasGap = ({ series }: Pick<AdminHealth, 'series'>) =>
  Object.values(series).some((values) => lastOf(values) !== null && values.includes(null));

/** `95% of answers within 1.8 s; watch from 1.0 s up`: what was measured, and where its light begins. */
export function reasonOf(
  subject: HealthSubject,
  light: Light,
  value: number | null | undefined,
): string {
  const { watch, trouble } = healthLimits[subject];
  const limit = light === 'trouble' ? trouble : watch;
  // While versions change, a server of the one before does not say it.
  if (typeof value !== 'number' || limit === null) return copy.lights[light];
  const figure = formatBeside(subject, light, value);
  const bound = boundOf(subject, light);
  if (bound === copy.noneAllowed) return copy.shouldBeNone(figure);
  return (copy.measured[subject] ?? copy.passed)(figure, bound);
}

/** The last value that was measured; null without any. */
export const lastOf = (values: readonly (number | null)[]): number | null =>
  values.findLast((value) => value !== null) ?? null;
