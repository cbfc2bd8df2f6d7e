import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';

const dots: Record<string, string> = {
  success: 'bg-accent',
  error: 'bg-danger',
  loading: 'bg-soft animate-pulse',
};

/** Most toasts shown at once. */
const atMost = 20;

function ToastCard({ toast }: { toast: Toast }) {
  return (
    <div
      {...toast.ariaProps}
      className={`pointer-events-auto flex max-w-[min(26rem,calc(100vw-2rem))] items-start gap-3 rounded-xl border border-line bg-surface px-4 py-3 text-[0.95rem] leading-snug shadow-card transition-opacity duration-200 [animation:toast-in_180ms_ease-out] ${toast.visible ? '' : 'opacity-0'}`}
    >
      <span
        aria-hidden="true"
        className={`mt-[0.42em] size-2 shrink-0 rounded-full ${dots[toast.type] ?? 'bg-edge'}`}
      />
      <span className="[overflow-wrap:anywhere]">{resolveValue(toast.message, toast)}</span>
    </div>
  );
}

/** The toast area at bottom-center. Times and count are react-hot-toast's defaults, as specified. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-50 flex flex-col-reverse items-center gap-2"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.slice(0, atMost).map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
