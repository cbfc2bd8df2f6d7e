import type { Listed } from '../checks/listed.ts';
import { codePointLabel } from './draw.ts';

/** One line about a finding, with nothing hidden in it: `U+200B ZERO WIDTH SPACE. A space …`. */
export function messageOf({ codePoints, name, reason }: Listed): string {
  const label = codePoints.length === 0 ? '' : `${codePointLabel(codePoints[0]!)} `;
  return `${label}${name}. ${reason}`;
}
