import type { ReactNode } from 'react';
import { PhoneFold } from '../../components/phone-fold.tsx';
import { checkCopy } from '../../copy/check-copy.ts';

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
