import { Tooltip } from '@base-ui/react/tooltip';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';
import type { HiddenKind } from '../../../workers/messages.ts';
import { chipClass, chipText } from './chip-style.ts';

/** One kind of hidden character; its code point on the chip, its full name on hover and on focus. */
function KindChip({ kind }: { kind: HiddenKind }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger delay={80} aria-label={cleanerCopy.chip(kind)} className={chipClass(kind)}>
        {chipText(kind)}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={8} className="z-50">
          <Tooltip.Popup className="max-w-72 rounded-lg bg-ink px-3 py-2 text-sm text-paper shadow-card">
            <span className="block font-mono text-xs opacity-80">{kind.label}</span>
            <span className="block font-semibold">{kind.name}</span>
            <span className="mt-0.5 block text-[0.82rem] leading-snug">
              {kind.reason} {cleanerCopy.fates[kind.action]}
            </span>
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

export default function KindChips({ kinds }: { kinds: HiddenKind[] }) {
  return (
    <Tooltip.Provider>
      {kinds.map((kind) => (
        <KindChip key={`${kind.name}${kind.action}`} kind={kind} />
      ))}
    </Tooltip.Provider>
  );
}
