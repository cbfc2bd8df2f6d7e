import { useState } from 'react';
import { foldButton } from '../../../components/fold-look.ts';
import { revealerCopy } from '../../../copy/revealer-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import type { RevealedKind } from '../../../workers/messages.ts';
import { plainName } from '../cleaner/plain-name.ts';
import { byWeight, toneClass, toneOf } from './box-tones.ts';

const shown = 24;
/** On a phone at once: three or four lines of them. */
const first = 6;

/** Of a run that is one thing, as long as there is one of it, the number stands where all others do. */
function asNumbered(kind: RevealedKind): RevealedKind {
  const [code, times] = kind.label.split(' ×');
  return kind.count > 1 || !code || !times ? kind : { ...kind, label: code, count: Number(times) };
}

const Words = ({ name, count, label }: RevealedKind) => (
  <>
    <span className="font-medium">
      {plainName(name)}
      {count > 1 ? ` ×${formatCount(count)}` : ''}
    </span>{' '}
    {/* By it the chip is found again in the text, where only the code points stand. */}
    <span className="font-mono text-xs">{label}</span>
  </>
);

interface KindChipsProps {
  kinds: RevealedKind[];
  /** Place in `kinds` of what was looked at last in the text. */
  current: number | null;
  /** Told the place in `kinds` of a chip that was pressed. */
  onKind: (kind: number) => void;
  /** Told the chip that the pointer or the focus is on; null when it leaves. */
  onPoint: (kind: RevealedKind, chip: HTMLElement | null) => void;
}

/** One chip a kind, named on hover and on focus; pressed, it leads to the characters one by one. */
export function KindChips({ kinds, current, onKind, onPoint }: KindChipsProps) {
  const sorted = [...kinds].sort(byWeight);
  const more = sorted.length - shown;
  const [isWhole, setIsWhole] = useState(false);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-1.5">
      {sorted.slice(0, shown).map((kind, place) => (
        <button
          key={kinds.indexOf(kind)}
          type="button"
          aria-label={revealerCopy.chip(asNumbered(kind))}
          aria-current={kinds.indexOf(kind) === current ? 'true' : undefined}
          onClick={() => onKind(kinds.indexOf(kind))}
          onMouseEnter={(event) => onPoint(kind, event.currentTarget)}
          onMouseLeave={() => onPoint(kind, null)}
          onFocus={(event) => onPoint(kind, event.currentTarget)}
          onBlur={() => onPoint(kind, null)}
          className={`flex h-7 items-center gap-x-2 rounded-md border px-2 text-[0.82rem] aria-[current]:outline-2 aria-[current]:outline-accent max-sm:h-11 max-sm:px-3 pointer-coarse:h-11 pointer-coarse:px-3 ${place < first || isWhole ? '' : 'max-sm:hidden'} ${toneClass[toneOf(kind)]}`}
        >
          <Words {...asNumbered(kind)} />
        </button>
      ))}
      {more > 0 ? (
        <span className={`text-sm text-soft ${isWhole ? '' : 'max-sm:hidden'}`}>
          {revealerCopy.moreKinds(more)}
        </span>
      ) : null}
      {sorted.length > first && !isWhole ? (
        <button
          type="button"
          className={`${foldButton} sm:hidden`}
          onClick={() => setIsWhole(true)}
        >
          {revealerCopy.allKinds(Math.min(sorted.length, shown))}
        </button>
      ) : null}
    </div>
  );
}
