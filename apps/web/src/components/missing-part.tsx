import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { errorCopy } from '../copy/error-copy.ts';
import { layoutCopy } from '../copy/layout-copy.ts';
import { Button } from './button.tsx';
import { CloseButton } from './close-button.tsx';
import { useNoticePlaces } from './notice-place.ts';

/** Names the place on a page where the line of a window that is missing stands. */
export const missingWindow = 'missing-window';

interface MissingPartProps {
  /** What it is called, where it has a name. */
  name: string | undefined;
  onRetry: () => void;
  /** Given for windows: the line stands at the page's place for it, and where there is none over the page. */
  onClose?: () => void;
}

/** One line in place of a part whose code did not come; the network's return tries again by itself. */
export function MissingPart({ name, onRetry, onClose }: MissingPartProps) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  });
  const places = useNoticePlaces();
  const place = onClose && places[missingWindow];
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [place]);
  const look = !onClose
    ? 'mt-4 text-sm'
    : place
      ? 'relative scroll-my-24 rounded-xl border border-danger/40 bg-danger-wash text-[0.95rem]'
      : 'fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-40 mx-auto max-w-xl rounded-xl border border-line bg-surface text-sm shadow-card';
  const said = (
    <div
      ref={line}
      role="alert"
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 ${look}`}
    >
      <p
        className={
          place ? 'flex min-w-0 flex-1 gap-3 leading-snug max-sm:basis-full max-sm:pr-7' : 'mr-auto'
        }
      >
        {place ? (
          <span aria-hidden="true" className="mt-[0.42em] size-2 shrink-0 rounded-full bg-danger" />
        ) : null}
        {errorCopy.partMissing(name)}
        {place ? ` ${errorCopy.textStays}` : null}
      </p>
      <Button
        kind="quiet"
        size="small"
        onClick={onRetry}
        className={place ? '!h-11 !px-3.5 max-sm:ml-5' : ''}
      >
        {errorCopy.retry}
      </Button>
      {onClose && place ? (
        <CloseButton
          label={layoutCopy.close}
          onClick={onClose}
          className="max-sm:absolute max-sm:top-0 max-sm:right-0 sm:-my-1 sm:-mr-2"
        />
      ) : onClose ? (
        <Button kind="ghost" size="small" onClick={onClose}>
          {layoutCopy.close}
        </Button>
      ) : null}
    </div>
  );
  return place ? createPortal(said, place) : said;
}
