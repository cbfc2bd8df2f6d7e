import { Tooltip } from '@base-ui/react/tooltip';
import type { HiddenKind } from '../../workers/messages.ts';

/** One kind of hidden character; its code point on the chip, its full name on hover and on focus. */
export function KindChip({ kind }: { kind: HiddenKind }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        delay={80}
        aria-label={`${kind.name}, ${kind.label}, ${kind.count}`}
        className={`flex h-7 items-center gap-1.5 rounded-md border px-2 font-mono text-xs ${kind.dangerous ? 'border-danger/40 bg-danger-wash text-danger' : 'border-mark-line bg-mark-wash text-mark'}`}
      >
        {kind.label}
        {kind.count > 1 ? (
          <span className="opacity-80">×{kind.count.toLocaleString('en-US')}</span>
        ) : null}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={8} className="z-50">
          <Tooltip.Popup className="max-w-72 rounded-lg bg-ink px-3 py-2 text-sm text-paper shadow-card">
            <span className="block font-mono text-xs opacity-80">{kind.label}</span>
            <span className="block font-semibold">{kind.name}</span>
            <span className="mt-0.5 block text-[0.82rem] leading-snug opacity-90">
              {kind.reason}
            </span>
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
