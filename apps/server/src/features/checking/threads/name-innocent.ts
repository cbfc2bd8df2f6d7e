import { type InnocentKind, type InnocentPassage, innocentKinds } from '@cleanpaste/contract';
import { innocentSpans, type Span } from '@cleanpaste/core/similarity';

/** What of the matches that count is innocent by its kind, since that kind was not left out. */
export function countedInnocently(
  text: string,
  matches: readonly Span[],
  leftOut: readonly InnocentKind[],
): InnocentPassage[] {
  const kinds = innocentKinds.filter((kind) => !leftOut.includes(kind));
  const spans = kinds.length > 0 && matches.length > 0 ? innocentSpans(text, kinds) : [];
  return spans.flatMap(({ start, end, kind }) =>
    matches.flatMap((match) => {
      const part = { start: Math.max(start, match.start), end: Math.min(end, match.end) };
      return part.start < part.end ? [{ ...part, kind, counted: true }] : [];
    }),
  );
}

/**
 * What does not count: passages apart from the matches, and of those inside one what is left out by its layout
 * (`leftOut`), since the figure leaves it out there too. Any other formula inside a copy counts as part of it.
 */
export function notCounted(
  named: readonly InnocentPassage[],
  matches: readonly Span[],
  leftOut: readonly (Span & { kind: InnocentKind })[],
): InnocentPassage[] {
  const edges = matches.flatMap(({ start, end }) => [start, end]).sort((a, b) => a - b);
  const apart = named.flatMap((passage) => {
    const cuts = [
      passage.start,
      ...edges.filter((at) => at > passage.start && at < passage.end),
      passage.end,
    ];
    return cuts
      .slice(1)
      .map((end, index) => ({ ...passage, start: cuts[index]!, end }))
      .filter(
        ({ start, end }) =>
          start < end && !matches.some((match) => match.start <= start && end <= match.end),
      );
  });
  const within = leftOut.flatMap(({ start, end, kind }) =>
    matches.flatMap((match) => {
      const part = { start: Math.max(start, match.start), end: Math.min(end, match.end) };
      return part.start < part.end ? [{ ...part, kind, counted: false }] : [];
    }),
  );
  return [...apart, ...within];
}

/** In order, each place once: several sources have the same formula. What counts goes before what does not. */
export function inOneRow(passages: readonly InnocentPassage[]): InnocentPassage[] {
  const row: InnocentPassage[] = [];
  const ordered = passages.toSorted(
    (a, b) => a.start - b.start || Number(b.counted) - Number(a.counted) || b.end - a.end,
  );
  for (const passage of ordered) {
    const last = row.at(-1);
    const start = Math.max(passage.start, last?.end ?? 0);
    if (start >= passage.end) continue;
    const joins = last && last.kind === passage.kind && last.counted === passage.counted;
    if (joins && passage.start <= last.end) last.end = passage.end;
    else row.push({ ...passage, start });
  }
  return row;
}
