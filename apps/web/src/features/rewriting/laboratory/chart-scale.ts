import type { Bar } from '@cleanpaste/core/watermark';

/** How far the chart reaches to the right, and how many keys its tallest bar may stand for. */
export interface ChartScale {
  high: number;
  most: number;
}

/** The sample fits into it in every step, so that the line is seen to move and not the axis under it. */
export const firstScale: ChartScale = { high: 12, most: 60 };

interface Shown {
  bars: readonly Bar[];
  z: number;
}

/** The scale for what is shown now: widened where that would not fit, never made narrower. */
export function widened(scale: ChartScale, { bars, z }: Shown): ChartScale {
  const high = Math.max(scale.high, Math.ceil(z) + 1, ...bars.map(({ to }) => to));
  const most = Math.max(scale.most, ...bars.map((bar) => Math.max(bar.count, bar.expected)));
  return high === scale.high && most === scale.most ? scale : { high, most };
}
