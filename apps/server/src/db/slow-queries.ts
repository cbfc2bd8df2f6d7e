import type { Log } from '../log/log.ts';
import { nameOf, shapeOf } from './statement-shape.ts';
import type { OnStatement } from './statements.ts';

/**
 * Writes a line of each statement that takes long: its name and shape, never a value.
 * @param thresholdMs from how many milliseconds on; 0 for never
 */
export function slowQueryLog(thresholdMs: number, log: Log): OnStatement {
  if (thresholdMs === 0) return () => {};
  return ({ text, ms, rows }) => {
    if (ms < thresholdMs) return;
    const shape = shapeOf(text);
    log.info('slow-query', { name: nameOf(shape), shape, ms: Math.round(ms), rows });
  };
}
