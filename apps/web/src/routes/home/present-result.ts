/** So much of a result must be seen for it to be in view: its heading and some lines. */
const seenAtLeast = 200;
const barHeight = 80;

interface Presented {
  heading: HTMLElement | null;
  section: HTMLElement | null;
}

/** Whoever waits for the result is at the box, or nowhere; who went elsewhere is not called back. */
function isWaiting(section: HTMLElement): boolean {
  const { activeElement: on } = document;
  return on === null || section.contains(on) || on.contains(section);
}

/** Puts the focus on the heading of a fresh result and brings it into view, without moving what is in view. */
export function presentResult({ heading, section }: Presented): void {
  if (!heading || !section || !isWaiting(section)) return;
  heading.focus({ preventScroll: true });
  const { top } = section.getBoundingClientRect();
  if (top >= 0 && top + seenAtLeast + barHeight <= innerHeight) return;
  section.scrollIntoView({ block: 'start', behavior: 'instant' });
}
