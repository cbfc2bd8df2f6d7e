import type { ReactNode } from 'react';
import { checkCopy } from '../../copy/check-copy.ts';
import { PhoneFold } from './phone-fold.tsx';

/** The frame around the text of a report. */
export function TextBox({ children }: { children: ReactNode }) {
  return (
    <PhoneFold
      label={checkCopy.text}
      className="more-below max-h-96 rounded-xl border border-line px-4 py-3 leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]"
    >
      {children}
    </PhoneFold>
  );
}
