/** What a verb is said to be: sure, allowed, owed. Each class with what says the same. */
const CLASSES: readonly [name: string, pattern: RegExp][] = [
  [
    'must',
    /\b(?:must|ha(?:s|ve|d) to|needs? to|needed to|required? to|requires|requirement|obliged|obligat\w+|compulsory|mandatory|necessary|shall|should (?:never|not)|shouldn't)\b/g,
  ],
  [
    'should',
    /\b(?:should(?! (?:it|you|he|she|they|we|the|an?|there|this|never|not)\b)|ought to|supposed to|advis\w+|recommend\w*|had better|is best to|are best)\b/g,
  ],
  ['may', /\b(?:may|might|perhaps|maybe|possibly|possible that|allowed|permitted|free to)\b/g],
  [
    'can',
    /\b(?:can|could|able to|capable|cannot|can't|couldn't|unable|possible to|ability|manage[sd]? to)\b/g,
  ],
  ['will', /\b(?:will|won't|going to|certain to|sure to|definitely|certainly|inevitably)\b/g],
];

/** Classes that do not stand for one another; "it can be lonely" and "it may be lonely" are too near. */
const RIVALS: readonly [string, string][] = [
  ['must', 'should'],
  ['must', 'may'],
  ['must', 'can'],
  ['should', 'may'],
  ['should', 'can'],
  ['should', 'will'],
  ['may', 'will'],
  ['can', 'will'],
];

function modals(text: string): Map<string, number> {
  // The month, with its capital or a figure beside it, is no modal.
  const plain = text
    .replace(/\bMay\b(?= \[\[|,? \d)|(?<=\]\] |\d )May\b/g, ' ')
    .replaceAll('’', "'")
    .toLowerCase();
  return new Map(CLASSES.map(([name, pattern]) => [name, (plain.match(pattern) ?? []).length]));
}

/** Whether no modal of a version stands in the place of one that means something else. */
export function modalsKept(before: string, after: string): boolean {
  const [had, has] = [modals(before), modals(after)];
  const gain = (name: string) => has.get(name)! - had.get(name)!;
  return !RIVALS.some(([one, other]) => gain(one) * gain(other) < 0);
}
