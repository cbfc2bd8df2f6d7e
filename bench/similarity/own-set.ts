import type { Collection, TextPair } from './archive.ts';
import { copies, frames, sources } from './own-texts.ts';

interface Placed {
  kind: string;
  source: string;
  copy: string;
  sourceStart: number;
  sourceEnd: number;
}

function placedCopies(): Placed[] {
  const written = copies.map(({ kind, source, paragraph, copy }) => {
    const text = sources[source]!;
    const taken = paragraph === 'all' ? text : text.split('\n\n')[paragraph]!;
    const sourceStart = text.indexOf(taken);
    return { kind, source, copy, sourceStart, sourceEnd: sourceStart + taken.length };
  });
  const verbatim = Object.entries(sources).map(([source, text]) => {
    const copy = text.split('\n\n')[3]!;
    const sourceStart = text.indexOf(copy);
    // Line breaks of another page width, as in a copied text.
    const broken = copy.replace(/(.{40,60}) /g, '$1\n');
    return {
      kind: 'none',
      source,
      copy: broken,
      sourceStart,
      sourceEnd: sourceStart + copy.length,
    };
  });
  return [...verbatim, ...written];
}

/** A small set of the project's own: every copy inside a text of our own, and every such text without a copy. */
export function ownCollection(): Collection {
  const suspicious = new Map<string, string>();
  const pairs: TextPair[] = [];
  placedCopies().forEach(({ kind, source, copy, sourceStart, sourceEnd }, index) => {
    const [before, after] = frames[index % frames.length]!.split('\n\n') as [string, string];
    const text = `${before}\n\n${copy}\n\n${after}`;
    const suspiciousName = `suspicious-${index}`;
    const id = `${kind}/${suspiciousName}/${source}`;
    const start = before.length + 2;
    const one = { pair: id, start, end: start + copy.length, sourceStart, sourceEnd };
    suspicious.set(suspiciousName, text);
    pairs.push({
      kind,
      id,
      suspiciousName,
      sourceName: source,
      suspicious: text,
      source: sources[source]!,
      cases: [one],
    });
  });
  for (const [index, frame] of frames.entries()) {
    for (const [sourceName, source] of Object.entries(sources)) {
      const suspiciousName = `frame-${index}`;
      const id = `innocent/${suspiciousName}/${sourceName}`;
      pairs.push({
        kind: 'innocent',
        id,
        suspiciousName,
        sourceName,
        suspicious: frame,
        source,
        cases: [],
      });
    }
  }
  return { suspicious, sources: new Map(Object.entries(sources)), pairs };
}
