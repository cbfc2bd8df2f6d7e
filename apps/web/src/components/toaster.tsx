import { useRef } from 'react';
import toastApi, { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { errorCopy } from '../copy/error-copy.ts';
import { layoutCopy } from '../copy/layout-copy.ts';
import { Button } from './button.tsx';
import { CloseCross } from './close-cross.tsx';
import { retryOf } from './final-toast.ts';
import { useToastPlace } from './use-toast-place.ts';

const dots: Record<string, string> = {
  success: 'bg-accent',
  error: 'bg-danger',
  loading: 'bg-soft animate-pulse',
};

/** Most toasts shown at once. */
const atMost = 20;

/** What a failure that stays can be answered with. */
function Answers({ id }: { id: string }) {
  const answer = retryOf(id);
  const retry = answer?.do;
  const dismiss = () => toastApi.dismiss(id);
  return (
    <span className={`-mr-2 ml-auto flex shrink-0 gap-1 ${retry ? 'sm:-my-1' : '-my-2'}`}>
      {retry ? (
        <Button
          kind="quiet"
          className="!h-11 !px-3.5 text-sm"
          onClick={() => {
            dismiss();
            retry();
          }}
        >
          {answer?.label ?? errorCopy.retry}
        </Button>
      ) : null}
      <button
        type="button"
        aria-label={layoutCopy.dismiss}
        onClick={dismiss}
        className="grid size-11 place-items-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
      >
        <CloseCross />
      </button>
    </span>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const stays = toast.duration === Number.POSITIVE_INFINITY && toast.type !== 'loading';
  const answer = stays ? retryOf(toast.id) : null;
  const hasRetry = answer !== null;
  // A way on that has a long name stands below the words, which would have no room beside it.
  const wraps = answer?.label ? 'flex-wrap' : 'max-sm:flex-wrap';
  const whole = answer?.label ? 'basis-full' : 'max-sm:basis-full';
  return (
    <div
      className={`pointer-events-auto flex max-w-[min(30rem,calc(100vw-2rem))] gap-x-3 rounded-xl border border-line bg-surface px-4 py-3 text-[0.95rem] leading-snug shadow-card transition-opacity duration-200 [animation:toast-in_180ms_ease-out] ${hasRetry ? `gap-y-2 ${wraps}` : ''} items-center ${toast.visible ? '' : 'opacity-0'}`}
    >
      <span className={`flex min-w-0 grow gap-3 ${hasRetry ? whole : ''}`}>
        <span
          aria-hidden="true"
          className={`mt-[0.42em] size-2 shrink-0 rounded-full ${dots[toast.type] ?? 'bg-edge'}`}
        />
        <span {...toast.ariaProps} className="[overflow-wrap:anywhere]">
          {resolveValue(toast.message, toast)}
        </span>
      </span>
      {stays ? <Answers id={toast.id} /> : null}
    </div>
  );
}

/**
 * The toast area at bottom-center, above what it speaks of. Times and count are react-hot-toast's defaults,
 * as specified; the failure of work stays until it is answered.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const stack = useRef<HTMLDivElement>(null);
  const shown = toasts.slice(0, atMost);
  useToastPlace(stack, shown.map(({ id, message }) => `${id} ${message}`).join('|'));
  return (
    <section
      aria-label="Notifications"
      data-notices
      className="pointer-events-none fixed inset-0 z-60 flex items-end justify-center"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      <div ref={stack} className="flex flex-col-reverse items-center gap-2 empty:hidden">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
}
