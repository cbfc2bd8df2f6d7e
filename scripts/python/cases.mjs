import { clean, reveal, scan } from '../../packages/core/src/hidden/index.ts';

/** What the library says of a text, in the order in which Python tells it. */
export function caseOf(text, options) {
  const done = clean(text, options);
  return {
    text,
    options,
    scan: scan(text, options).map((one) => [
      ...[one.start, one.end, one.codePoints, one.name, one.category, one.action, one.reason],
      ...[one.replacement ?? null, one.dangerous === true],
    ]),
    clean: [done.text, done.removedCharacterCount],
    reveal: reveal(text, options).map((one) =>
      one.kind === 'text'
        ? [one.start, one.end]
        : [
            one.start,
            one.end,
            one.codePoints,
            one.label,
            one.name,
            one.category,
            one.kept,
            one.finding,
          ],
    ),
  };
}
