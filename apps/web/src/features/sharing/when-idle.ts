const signsOfWork = ['keydown', 'pointerdown', 'wheel', 'scroll', 'input', 'copy'] as const;

/** Another window over the page, whoever opened it. */
export const isDialogOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Calls back once the person has done nothing for `ms` with `element` in view and no window open.
 * @returns ends the waiting
 */
export function whenIdle(
  { ms, element }: { ms: number; element: Element | null },
  onIdle: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inView = false;

  function restart() {
    clearTimeout(timer);
    if (inView) timer = setTimeout(() => (isDialogOpen() ? restart() : onIdle()), ms);
  }
  function seen(now: boolean) {
    if (now === inView) return;
    inView = now;
    restart();
  }

  const observer =
    element && typeof IntersectionObserver !== 'undefined'
      ? new IntersectionObserver((entries) => seen(entries.at(-1)?.isIntersecting ?? false))
      : null;
  if (element && observer) observer.observe(element);
  else seen(true);
  for (const sign of signsOfWork) addEventListener(sign, restart, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    observer?.disconnect();
    for (const sign of signsOfWork) removeEventListener(sign, restart, { capture: true });
  };
}
