import type { BoxKind } from '../../../components/text-surface/box-stops.ts';
import { revealerCopy } from '../../../copy/revealer-copy.ts';
import type { RevealedKind } from '../../../workers/messages.ts';

const layoutText: Partial<Record<RevealedKind['category'], string>> = {
  tab: 'TAB',
  'line-feed': 'LF',
  'carriage-return': 'CR',
};

export type Tone = BoxKind['tone'];

function isLayout({ category, fate }: RevealedKind): boolean {
  return fate === 'keep' && category in layoutText;
}

/** In which of the five tones a kind is drawn: what may deceive is not drawn as what belongs there. */
export function toneOf(kind: RevealedKind): Tone {
  if (isLayout(kind)) return 'layout';
  if (kind.dangerous) return 'danger';
  if (kind.fate === 'flag') return 'flag';
  return kind.fate === 'keep' ? 'keep' : 'mark';
}

/** A kind as the boxes in the text show it. */
export function boxKind(kind: RevealedKind): BoxKind {
  return {
    text: layoutText[kind.category] ?? kind.label,
    name: revealerCopy.box(kind),
    tone: toneOf(kind),
  };
}

/** Why it is listed, and what becomes of it. */
export function explain({ reason, fate, category }: RevealedKind): string {
  const becomes =
    category === 'provenance' ? revealerCopy.provenanceStays : revealerCopy.fates[fate];
  return [reason, becomes].filter(Boolean).join(' ');
}

const order: Tone[] = ['danger', 'mark', 'flag', 'keep', 'layout'];

/** Dangerous kinds first, layout last, within a tone the most frequent first. */
export function byWeight(a: RevealedKind, b: RevealedKind): number {
  return order.indexOf(toneOf(a)) - order.indexOf(toneOf(b)) || b.count - a.count;
}

/** Classes of a chip, a swatch or a badge in a tone. */
export const toneClass: Record<Tone, string> = {
  mark: 'border-mark-line bg-mark-wash text-mark',
  danger: 'border-danger bg-danger-wash text-danger',
  flag: 'border-second bg-second/15 text-ink',
  keep: 'border-dashed border-accent bg-accent-wash text-accent',
  layout: 'border-line bg-sunken text-soft',
};
