import type { RevealedKind } from '../../workers/messages.ts';
import { explain } from './looks.ts';

export const tipClass = 'max-w-72 rounded-lg bg-ink px-3 py-2 text-sm text-paper shadow-card';

/** Code point, name, and what becomes of it. */
export function TipBody({ kind }: { kind: RevealedKind }) {
  return (
    <>
      <span className="block font-mono text-xs opacity-80">{kind.label}</span>
      <span className="block font-semibold">{kind.name}</span>
      <span className="mt-0.5 block text-[0.82rem] leading-snug">{explain(kind)}</span>
    </>
  );
}
