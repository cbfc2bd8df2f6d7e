import type { Bar } from '@cleanpaste/core/watermark';

const density = (z: number) => Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI);

/** Enough points that the eye sees a curve at any width. */
const steps = 320;

/**
 * The normal distribution that the bars are held against, as points far closer than the bars.
 * @returns pairs of a score and how many the curve has there, in the bars' own measure
 */
export function bell(bars: readonly Bar[], { from, to }: { from: number; to: number }) {
  const mid = (bar: Bar) => (bar.from + bar.to) / 2;
  const tallest = bars.reduce<Bar | null>(
    (best, bar) => (best === null || bar.expected > best.expected ? bar : best),
    null,
  );
  if (tallest === null) return [];
  const whole = tallest.expected / density(mid(tallest));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const z = from + ((to - from) * step) / steps;
    return [z, whole * density(z)] as const;
  });
}

/** Marks of an axis, far enough apart that their numbers do not touch. */
export function axisTicks({ low, high, width }: { low: number; high: number; width: number }) {
  const apart = [1, 2, 5, 10, 20, 50].find((it) => (it / (high - low)) * width >= 30) ?? 100;
  const first = Math.ceil(low / apart);
  return Array.from(
    { length: Math.floor(high / apart) - first + 1 },
    (_, i) => (first + i) * apart,
  );
}
