import { Tooltip } from '@base-ui/react/tooltip';
import { revealerCopy } from '../../copy/revealer.ts';
import type { RevealedKind } from '../../workers/messages.ts';
import { byWeight, lookClass, lookOf } from './looks.ts';
import { TipBody, tipClass } from './tip-body.tsx';

const shown = 24;

interface KindChipsProps {
  kinds: RevealedKind[];
  /** Told the place in `kinds` of a chip that was pressed. */
  onKind: (kind: number) => void;
}

/** One chip a kind, named on hover and on focus; pressed, it leads to the characters one by one. */
export function KindChips({ kinds, onKind }: KindChipsProps) {
  const sorted = [...kinds].sort(byWeight);
  const more = sorted.length - shown;
  return (
    <Tooltip.Provider>
      <div className="mt-3 flex flex-wrap items-center gap-1.5">
        {sorted.slice(0, shown).map((kind) => (
          <Tooltip.Root key={kinds.indexOf(kind)}>
            <Tooltip.Trigger
              delay={80}
              aria-label={revealerCopy.chip(kind)}
              onClick={() => onKind(kinds.indexOf(kind))}
              className={`flex h-7 items-center rounded-md border px-2 font-mono text-xs ${lookClass[lookOf(kind)]}`}
            >
              {kind.label}
              {kind.count > 1 ? ` ×${kind.count.toLocaleString('en-US')}` : ''}
            </Tooltip.Trigger>
            <Tooltip.Portal>
              <Tooltip.Positioner sideOffset={8} className="z-50">
                <Tooltip.Popup className={tipClass}>
                  <TipBody kind={kind} />
                </Tooltip.Popup>
              </Tooltip.Positioner>
            </Tooltip.Portal>
          </Tooltip.Root>
        ))}
        {more > 0 ? (
          <span className="text-sm text-soft">{revealerCopy.moreKinds(more)}</span>
        ) : null}
      </div>
    </Tooltip.Provider>
  );
}
