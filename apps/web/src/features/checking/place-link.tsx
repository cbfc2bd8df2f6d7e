import type { ReactNode } from 'react';

interface PlaceLinkProps {
  id: string;
  /** True where it lies further down: an arrow says that this goes there, and does nothing yet. */
  isBelow?: boolean;
  children: ReactNode;
}

/** Leads to a place further down, or up, in a report. */
export const PlaceLink = ({ id, isBelow = false, children }: PlaceLinkProps) => (
  <a
    href={`#${id}`}
    className="inline-flex items-center text-sm font-medium text-accent hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
  >
    {children}
    {isBelow ? (
      <span aria-hidden="true" className="ml-1.5">
        ↓
      </span>
    ) : null}
  </a>
);
