import { kinds } from './tables.ts';

/** Below this length the loop is as fast as the searches. */
const SHORT = 512;

// Each class fits the sixteen characters (modulo 128) up to which engines look for a class with
// vector instructions, so that four searches are several times faster than one for all of them.
const BEYOND_LATIN1 = /[\u0100-\uffff]/;
const CONTROLS_1 = /[\0-\x08\x0b\x0c\x0e-\x12\x80-\x88\x8b\x8c\x8e-\x92]/;
const CONTROLS_2 = /[\x13-\x1f\x7f\x93-\x9f]/;

/** -1 when a text certainly has nothing to look at: the common case, told at several GB a second. */
export function firstSuspect(text: string): number {
  if (text.length < SHORT) {
    const { units } = kinds();
    for (let at = 0; at < text.length; at++) if (units[text.charCodeAt(at)] !== 0) return at;
    return -1;
  }
  const isClean =
    !BEYOND_LATIN1.test(text) &&
    !CONTROLS_1.test(text) &&
    !CONTROLS_2.test(text) &&
    text.indexOf('\x89') === -1 &&
    text.indexOf('\x8a') === -1 &&
    text.indexOf('\x8d') === -1 &&
    text.indexOf('\xa0') === -1 &&
    text.indexOf('\xad') === -1;
  return isClean ? -1 : 0;
}
