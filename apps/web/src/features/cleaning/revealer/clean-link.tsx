import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { revealerCopy } from '../../../copy/revealer-copy.ts';
import { handOver } from '../draft/hand-over.ts';

interface CleanLinkProps {
  isEmpty: boolean;
  /** The text as it is at the click. */
  text: () => string;
  className?: string;
}

/** The way to the cleaner; it takes the text along. */
export function CleanLink({ isEmpty, text, className = '' }: CleanLinkProps) {
  /** A new tab or window has a storage of its own, so nothing is laid down for it. */
  function takeAlong(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const taken = text();
    if (taken !== '') handOver(taken);
  }
  return (
    <Link
      to="/"
      onClick={takeAlong}
      className={`inline-flex min-h-11 items-center text-sm font-medium text-accent underline-offset-4 hover:underline ${className}`}
    >
      {isEmpty ? revealerCopy.toCleaner : revealerCopy.cleanLink}
    </Link>
  );
}
