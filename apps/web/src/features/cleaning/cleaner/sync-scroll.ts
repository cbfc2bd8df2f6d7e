/** What scrolls inside a part of the box: a textarea, a result, or an editor in its shadow root. */
function scrollerIn(part: Element): Element | null {
  const plain = part.querySelector('textarea, [data-scroller]');
  if (plain) return plain;
  for (const host of part.querySelectorAll('div')) {
    const scroller = host.shadowRoot?.querySelector('.cm-scroller');
    if (scroller) return scroller;
  }
  return null;
}

/** Brings the text that comes on top to where the other one stood: the two are read line by line. */
export function syncScroll(from: Element, to: Element): void {
  const [left, right] = [scrollerIn(from), scrollerIn(to)];
  if (!left || !right) return;
  right.scrollTop = left.scrollTop;
}
