import { formatCount } from '../lib/count.ts';
export const surfaceCopy = {
  run: (count: number) => `${formatCount(count)} hidden characters`,
} as const;
