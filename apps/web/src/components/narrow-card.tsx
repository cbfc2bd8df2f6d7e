import type { ReactNode } from 'react';
import { BrandMark } from './brand.tsx';

/** The frame of sign-in pages: one heading, one card in the middle. */
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
    <div className="mx-auto max-w-[25.5rem] px-5 pt-14 sm:pt-20">
      <BrandMark className="size-9 text-accent" />
      <h1 className="mt-5 font-serif text-4xl font-medium tracking-[-0.015em] text-balance">
        {heading}
      </h1>
      {lead ? <p className="mt-2.5 text-soft">{lead}</p> : null}
      <div className="mt-8 rounded-2xl border border-line bg-surface p-6 shadow-card">
        {children}
      </div>
    </div>
  );
}
