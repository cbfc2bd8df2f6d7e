import { traitsOf } from './kinds.ts';
import * as Reason from './reason-codes.ts';

// In a function that nobody need call: who asks for no reasons does not load them.
const SPECIAL: Record<number, string> = /* @__PURE__ */ (() => ({
  [Reason.several]: 'Several of them in one place: a run like this can carry a message.',
  [Reason.unbalanced]: 'It has no counterpart in its paragraph.',
  [Reason.empty]: 'It encloses nothing.',
  [Reason.payload]: 'Selectors in a run carry bytes, not a style.',
  [Reason.keptProvenance]: 'A statement of origin (C2PA): it says where the text comes from.',
  [Reason.controlInCode]:
    'It changes the direction of the code itself, which then runs otherwise than it reads.',
  [Reason.unbalancedInCode]:
    'It has no counterpart within its string or comment on this line: the code behind it can read otherwise than it runs.',
  [Reason.reordersInCode]:
    'It reaches over the end of its string or comment: the code behind it reads otherwise than it runs.',
  [Reason.inName]: 'Invisible in a name: it makes another name that looks the same.',
  [Reason.keptInName]: 'Invisible in a name: languages do not agree whether it counts.',
  [Reason.balancedInCode]:
    'A direction control in a string or comment, closed where it was opened.',
  [Reason.markInCode]: 'A direction mark in code; it disorders nothing outside of where it stands.',
  [Reason.betweenTokens]: 'Invisible between the words of a program.',
  [Reason.spaceInCode]: 'A space that most compilers do not take for one.',
}))();

const DANGEROUS = new Set<number>([
  Reason.controlInCode,
  Reason.unbalancedInCode,
  Reason.reordersInCode,
  Reason.inName,
]);

/** One short sentence for people: why a token is listed. */
export function reasonOf(kind: number, reason: number): string {
  return (reason === Reason.usual ? undefined : SPECIAL[reason]) ?? traitsOf(kind).reason!;
}

/** Whether a token is an attack in itself, by its kind or by where it stands. */
export function isDangerous(kind: number, reason: number): boolean {
  return traitsOf(kind).isDangerous === true || (reason !== Reason.usual && DANGEROUS.has(reason));
}
