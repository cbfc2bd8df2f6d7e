import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { layoutCopy } from '../copy/layout-copy.ts';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  children: ReactNode;
}

/** A dialog over the page. Escape, the cross and a click beside it close it; focus comes back to where it was. */
export function Modal({ open, onClose, title, description, children }: ModalProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45 backdrop-blur-[2px] [animation:fade_150ms_ease-out]" />
        <Dialog.Popup className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[min(27rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-2xl border border-line bg-surface p-6 shadow-card outline-none [animation:fade_150ms_ease-out] sm:p-7">
          <Dialog.Title className="pr-9 font-serif text-2xl leading-tight font-medium text-balance">
            {title}
          </Dialog.Title>
          {description ? (
            <Dialog.Description className="mt-2 leading-relaxed text-soft">
              {description}
            </Dialog.Description>
          ) : null}
          <div className="mt-5">{children}</div>
          <Dialog.Close
            aria-label={layoutCopy.close}
            className="absolute top-4 right-4 grid size-9 place-items-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
          >
            <svg
              viewBox="0 0 16 16"
              className="size-4"
              aria-hidden="true"
              stroke="currentColor"
              strokeWidth="1.7"
              strokeLinecap="round"
            >
              <path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />
            </svg>
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
