import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useContext, useRef } from 'react';
import { layoutCopy } from '../copy/layout-copy.ts';
import { crossClass } from './close-button.tsx';
import { CloseCross } from './close-cross.tsx';
import { FinalFocus } from './final-focus.ts';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Called instead of closing, where Escape or a click beside it would lose something; then there is no cross. */
  onHeld?: () => void;
  title: string;
  /** For what is read: a wider window. */
  isWide?: boolean;
  description?: ReactNode;
  children: ReactNode;
}

/** A dialog over the page. Escape, the cross and a click beside it close it; focus comes back to where it was. */
export function Modal({ open, onClose, onHeld, title, isWide, description, children }: ModalProps) {
  const finalFocus = useContext(FinalFocus);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && (onHeld ?? onClose)()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45 backdrop-blur-[2px] [animation:fade_150ms_ease-out]" />
        <Dialog.Popup
          ref={popup}
          // What is read begins at its heading: a text in it would look like a field to be filled in.
          initialFocus={isWide ? popup : true}
          finalFocus={finalFocus}
          className={`more-below fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] ${isWide ? 'w-[min(42rem,calc(100vw-2rem))]' : 'w-[min(27rem,calc(100vw-2rem))]'} -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-2xl border border-line p-6 shadow-card [--below:var(--surface)] outline-none [animation:fade_150ms_ease-out] sm:p-7`}
        >
          <Dialog.Title className="pr-10 font-serif text-2xl leading-tight font-medium text-balance">
            {title}
          </Dialog.Title>
          {description ? (
            <Dialog.Description className="mt-2 leading-relaxed text-pretty text-soft">
              {description}
            </Dialog.Description>
          ) : null}
          <div className="mt-5">{children}</div>
          {onHeld ? null : (
            <Dialog.Close
              aria-label={layoutCopy.close}
              className={`${crossClass} absolute top-3 right-3`}
            >
              <CloseCross />
            </Dialog.Close>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
