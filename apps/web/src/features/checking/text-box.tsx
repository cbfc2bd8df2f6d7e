import type { ReactNode } from 'react';

/** The frame around the text of a report. */
export function TextBox({ children }: { children: ReactNode }) {
  return (
    <div className="max-h-96 overflow-y-auto more-below rounded-xl border border-line px-4 py-3 leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
      {children}
    </div>
  );
}
