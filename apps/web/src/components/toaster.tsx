import { useRef } from 'react';
import { createPortal } from 'react-dom';
import toastApi, { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { errorCopy } from '../copy/error-copy.ts';
import { layoutCopy } from '../copy/layout-copy.ts';
import { Button } from './button.tsx';
import { CloseButton } from './close-button.tsx';
import { retryOf } from './final-toast.ts';
import { useNoticePlaces } from './notice-place.ts';
import { useToastPlace } from './use-toast-place.ts';

const dots: Record<string, string> = {
  success: 'bg-accent',
  error: 'bg-danger',
  loading: 'bg-soft animate-pulse',
};

/** Most toasts shown at once. */
const atMost = 20;

/** In a place of its own, or at the foot of the window, over the page. */
const placed = 'w-full scroll-my-24';
const placedAs = (type: Toast['type']) =>
  type === 'error' ? 'border-danger/40 bg-danger-wash' : 'border-accent/40 bg-accent-wash';
const floating = 'floating-notice shadow-card';

const bringIntoView = (card: Element | null) => card?.scrollIntoView({ block: 'nearest' });

interface AnswersProps {
  id: string;
  /** The element on the page that the notice stands in, if it has one. */
  place: Element | undefined;
}

/** On a phone they stand below the words, from where these begin, and the cross in the corner; otherwise beside them. */
const answersBeside = 'max-sm:ml-5 sm:-my-1 sm:-mr-2 sm:ml-auto';

/** A way on with a long name, or a second one, stands below the words, which would have no room beside it. */
const isAnsweredBelow = (answer: ReturnType<typeof retryOf>) =>
  answer !== null && (answer.label !== undefined || answer.otherwise !== undefined);

/** What a failure that stays can be answered with. */
function Answers({ id, place }: AnswersProps) {
  const answer = retryOf(id);
  const ways = answer
    ? [
        { label: answer.label ?? errorCopy.retry, go: answer.do, kind: 'quiet' as const },
        ...(answer.otherwise
          ? [{ label: answer.otherwise.label, go: answer.otherwise.do, kind: 'ghost' as const }]
          : []),
      ]
    : [];
  const isBelow = isAnsweredBelow(answer);
  const dismiss = () => {
    // The focus goes to the control that the notice stood beside.
    const beside = place?.parentElement?.querySelectorAll('button') ?? [];
    [...beside].find((button) => !place?.contains(button))?.focus();
    toastApi.dismiss(id);
  };
  return (
    <span
      className={`flex shrink-0 flex-wrap gap-1 ${answer ? (isBelow ? 'ml-5' : answersBeside) : `-mr-2 ml-auto ${place ? '-my-3 max-sm:-mr-4' : '-my-2'}`}`}
    >
      {ways.map(({ label, go, kind }) => (
        <Button
          key={label}
          kind={kind}
          size="small"
          className="!h-11 !px-3.5"
          onClick={() => {
            dismiss();
            go();
          }}
        >
          {label}
        </Button>
      ))}
      <CloseButton
        label={layoutCopy.dismiss}
        onClick={dismiss}
        className={
          answer
            ? isBelow
              ? 'absolute top-0 right-0'
              : 'max-sm:absolute max-sm:top-0 max-sm:right-0'
            : ''
        }
      />
    </span>
  );
}

function ToastCard({ toast, place }: { toast: Toast; place?: Element }) {
  const stays = toast.duration === Number.POSITIVE_INFINITY && toast.type !== 'loading';
  const answer = stays ? retryOf(toast.id) : null;
  const hasRetry = answer !== null;
  const isBelow = isAnsweredBelow(answer);
  const wraps = isBelow ? 'flex-wrap' : 'max-sm:flex-wrap';
  // The cross stands in the corner, however many lines there are.
  const isCrossed = place !== undefined && stays && !hasRetry;
  const words = (
    <span {...toast.ariaProps} className="[overflow-wrap:anywhere]">
      {resolveValue(toast.message, toast)}
    </span>
  );
  const dot = `size-2 shrink-0 rounded-full ${dots[toast.type] ?? 'bg-edge'}`;
  if (isInLine(place))
    return (
      <span
        className={`flex h-11 items-center gap-2.5 text-sm transition-opacity duration-200 ${toast.visible ? '' : 'opacity-0'}`}
      >
        <span aria-hidden="true" className={dot} />
        {words}
      </span>
    );
  const whole = isBelow ? 'basis-full pr-7' : 'max-sm:basis-full max-sm:pr-7';
  return (
    <div
      ref={place && bringIntoView}
      className={`relative flex gap-x-3 rounded-xl border px-4 py-3 text-[0.95rem] leading-snug ${place ? `${placed} ${placedAs(toast.type)}` : floating} ${hasRetry ? `gap-y-2 ${wraps}` : ''} ${isCrossed ? 'items-start' : 'items-center'} ${toast.visible ? '' : 'opacity-0'}`}
    >
      <span className={`flex min-w-0 grow gap-3 ${hasRetry ? whole : ''}`}>
        <span aria-hidden="true" className={`mt-[0.42em] ${dot}`} />
        {words}
      </span>
      {stays ? <Answers id={toast.id} place={place} /> : null}
    </div>
  );
}

const isInLine = (place: Element | undefined) => place?.hasAttribute('data-in-line') === true;

/** Whether the row is in sight that a line of what passes belongs to: nobody scrolls for what is gone in a moment. */
function isInSight(line: Element): boolean {
  const { top, bottom } = line.parentElement!.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/**
 * The toast area at bottom-center, beside or above what it must not cover; a notice with a place on the page stands there. Times and count are react-hot-toast's defaults,
 * as specified; the failure of work, and an account that is gone, stay until they are answered.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const stack = useRef<HTMLDivElement>(null);
  const places = useNoticePlaces(toasts.length > 0);
  const kept = toasts.slice(0, atMost);
  const placeOf = (id: string) => {
    const place = places[id];
    return place && isInLine(place) && !isInSight(place) ? undefined : place;
  };
  const shown = kept.filter(({ id }) => !placeOf(id));
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
      {kept.map((toast) => {
        const place = placeOf(toast.id);
        // In a line it fades, as it does at the foot; in a box of its own it would leave a hole for as long.
        return place && (toast.visible || isInLine(place))
          ? createPortal(<ToastCard toast={toast} place={place} />, place, toast.id)
          : null;
      })}
    </section>
  );
}
