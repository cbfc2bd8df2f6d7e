import type { ReactNode } from 'react';

/** Leads to a place further down, or up, in a report. */
export const PlaceLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <a
    href={`#${id}`}
    className="inline-flex items-center text-sm font-medium text-accent hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
  >
    {children}
  </a>
);
