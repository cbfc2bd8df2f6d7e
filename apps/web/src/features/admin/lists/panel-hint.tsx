import type { ReactNode } from 'react';

/** Below the title of a list: what it holds, and what its times are in; `children` stands beside it. */
export function PanelHint({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-3 text-sm text-soft sm:px-6">
      <p>{text}</p>
      {children}
    </div>
  );
}
