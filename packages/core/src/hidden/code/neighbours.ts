import * as Property from '../property-flags.ts';
import { propertiesOf } from '../tables.ts';

/** What a neighbour means to the direction of the signs before it. */
export const Side = { none: 0, left: 1, right: 2, number: 3 } as const;

interface Neighbour {
  side: number;
  /** Where it stands; where the line begins or ends if there is none. */
  at: number;
}

/** Letters and numbers beside places of a text that are asked in ascending order. */
export interface Neighbours {
  left(start: number): Neighbour;
  right(end: number): Neighbour;
}

/** Each unit is looked at once in either direction, however many places are asked. */
export function neighboursIn(text: string): Neighbours {
  let lastLeft: Neighbour = { side: Side.none, at: -1 };
  let seen = 0;
  let lastRight: Neighbour = { side: Side.none, at: -1 };
  return {
    left(start) {
      for (let at = start - 1; at >= seen; at--) {
        const side = sideAt(text, at);
        if (side === undefined) continue;
        // A number on this side takes after the letter before it.
        if (side === Side.number) continue;
        lastLeft = { side, at };
        break;
      }
      seen = start;
      return lastLeft;
    },
    right(end) {
      if (end <= lastRight.at) return lastRight;
      for (let at = end; at <= text.length; at++) {
        const side = at === text.length ? Side.none : sideAt(text, at);
        if (side === undefined) continue;
        lastRight = { side, at };
        break;
      }
      return lastRight;
    },
  };
}

/** Undefined for signs and spaces, which take the direction of what stands around them. */
function sideAt(text: string, at: number): number | undefined {
  const unit = text.charCodeAt(at);
  if (unit === 0x0a) return Side.none;
  const isLow = (unit & 0xfc00) === 0xdc00 && at > 0;
  const properties = propertiesOf(text.codePointAt(isLow ? at - 1 : at)!);
  if ((properties & Property.rightToLeft) !== 0) return Side.right;
  if ((properties & Property.digit) !== 0) return Side.number;
  const small = unit | 0x20;
  const isLetter = (small >= 0x61 && small <= 0x7a) || (properties & Property.letter) !== 0;
  return isLetter ? Side.left : undefined;
}
