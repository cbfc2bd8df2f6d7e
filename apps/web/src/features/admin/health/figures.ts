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

/** The worst of all lights, and what shows it; nothing where all is good. */
export function worstOf(all: Readonly<Record<HealthSubject, Light>>) {
  const found = Object.entries(all) as [HealthSubject, Light][];
  const rank = (light: Light) => lights.indexOf(light);
  const light = found.reduce<Light>(
    (worst, [, one]) => (rank(one) > rank(worst) ? one : worst),
    'good',
  );
  const subjects = found.filter(([, one]) => one === light).map(([subject]) => subject);
  return { light, subjects: light === 'good' ? [] : subjects };
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
const seconds = (count: number) => formatDuration(count * 1000);

/** How a value of each subject is said; those that are not here are counts. */
const formats: Partial<Record<HealthSubject, (value: number) => string>> = {
  ...{ latency: formatDuration, lag: formatDuration, replicas: seconds, processes: seconds },
  ...{ errors: percent, quotas: percent, queue: percent, disk: formatBytes },
};

/** A value that its light judges, with the limit that it passed, in words and where its own series can show it. */
export interface Judged {
  figure: string;
  unit: string | undefined;
  limit: string;
  /** Of the same kind as what the picture shows; null where that is of another. */
  line: number | null;
}

/** Judged by what their pictures show; the others by a share or by a sum. */
const asDrawn: readonly HealthSubject[] = ['latency', 'lag', 'pool'];

/** What was measured in the last five minutes; null where nothing was, or a server of the version before does not say it. */
export function judgedOf(
  subject: HealthSubject,
  light: Light,
  value: number | null | undefined,
): Judged | null {
  const limit = light === 'good' ? null : healthLimits[subject][light];
  if (typeof value !== 'number' || limit === null) return null;
  const format = formats[subject] ?? formatCount;
  return {
    figure: format(value),
    unit: copy.judgedUnits[subject],
    limit: !formats[subject] && limit === 1 ? copy.noneAllowed : copy.limit(format(limit)),
    line: asDrawn.includes(subject) ? limit : null,
  };
}

/** Where on the page a subject is judged. */
export const placeOf = (subject: HealthSubject) => `health-${subject}`;

/** `limit 1.0 s`: what a value is held against. */
export function limitOf(subject: HealthSubject, light: Light): string {
  const { watch, trouble } = healthLimits[subject];
  const limit = light === 'trouble' && trouble !== null ? trouble : watch;
  const format = formats[subject] ?? formatCount;
  return !formats[subject] && limit === 1 ? copy.noneAllowed : copy.limit(format(limit));
}

/** Whether any step of the hour has ended: before that every light is good for want of figures. */
export const isMeasured = ({ series }: Pick<AdminHealth, 'series'>) =>
  Object.values(series).some((values) => lastOf(values) !== null);

/** `95% of answers within 1.8 s, limit 1.0 s`: what was measured, and the limit of its light that it passed. */
export function reasonOf(
  subject: HealthSubject,
  light: Light,
  value: number | null | undefined,
): string {
  const { watch, trouble } = healthLimits[subject];
  const limit = light === 'trouble' ? trouble : watch;
  // While versions change, a server of the one before does not say it.
  if (typeof value !== 'number' || limit === null) return copy.lights[light];
  const format = formats[subject] ?? formatCount;
  if (!formats[subject] && limit === 1) return copy.shouldBeNone(format(value));
  return (copy.measured[subject] ?? copy.passed)(format(value), format(limit));
}

/** The last value that was measured; null without any. */
export const lastOf = (values: readonly (number | null)[]): number | null =>
  values.findLast((value) => value !== null) ?? null;
