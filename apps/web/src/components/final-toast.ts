import toast from 'react-hot-toast/headless';

interface FinalOptions {
  /** Names the work that failed: a second failure takes the place of the first, and `withdrawFinal(id)` the notice away. */
  id: string;
  /** Does the work again, where that may help. */
  retry?: () => void;
  /** What the way on is called where it is another one than doing the same again. */
  label?: string;
  /** Another way on, beside the first. */
  otherwise?: { label: string; do: () => void };
  /** Path of the page that the notice speaks of, where the work goes on while another one is shown. */
  page?: string;
  /** It is not a failure that is told, but something done that nobody should miss. */
  isDone?: boolean;
}

interface Answer {
  do: () => void;
  label: string | undefined;
  otherwise?: { label: string; do: () => void } | undefined;
}

const retries = new Map<string, Answer>();
/** The notices that stay, each with the path of its page. */
const shown = new Map<string, string>();

/** How to do again what a notice says has failed; null where nothing is to be tried. */
export const retryOf = (id: string): Answer | null => retries.get(id) ?? null;

/** The failure of work, after all attempts, or what cannot be undone: it stays until somebody dismisses it, tries again or leaves its page. */
export function toastFinal(message: string, options: FinalOptions): void {
  const { id, retry, label, otherwise, page, isDone = false } = options;
  if (retry) retries.set(id, { do: retry, label, otherwise });
  else retries.delete(id);
  shown.set(id, page ?? location.pathname);
  (isDone ? toast.success : toast.error)(message, {
    id,
    duration: Number.POSITIVE_INFINITY,
    ariaProps: { role: 'alert', 'aria-live': 'assertive' },
  });
}

/** Takes away one of them, if it is there: what it says no longer holds. */
export function withdrawFinal(id: string): void {
  if (shown.delete(id)) toast.dismiss(id);
}

/** Takes away the notices of a page that is left: on another one nobody sees what they speak of. */
export function dismissFinal(left: string): void {
  for (const [id, page] of shown) {
    if (page === left) withdrawFinal(id);
  }
}
