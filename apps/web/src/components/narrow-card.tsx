import type { ReactNode } from 'react';
import { signInSpecimen } from '../copy/specimen-copy.ts';
import { SplitPage } from './split-page.tsx';

/** The frame of sign-in pages: one heading, one card, and on wide screens a drawing beside them. */
export function NarrowCard({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <SplitPage drawing={signInSpecimen} isDrawnSmall={false}>
      <h1 className="page-title text-balance sm:text-5xl">{heading}</h1>
      {lead ? <p className="mt-2.5 text-soft">{lead}</p> : null}
      <div className="mt-8 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6">
        {children}
      </div>
    </SplitPage>
  );
}
