/** A piece of text as it stands on the screen, within one line. */
export interface Fragment {
  text: string;
  left: number;
  top: number;
  height: number;
}

export interface Clip {
  top: number;
  bottom: number;
}

const range = () => document.createRange();

/** Where one unit of a text stands; a line feed has no place of its own and gives that of what follows. */
function unitRect(probe: Range, node: Text, offset: number): DOMRect | null {
  for (let at = offset; at < Math.min(node.length, offset + 3); at++) {
    probe.setStart(node, at);
    probe.setEnd(node, at + 1);
    const rect = probe.getClientRects()[0];
    if (rect) return rect;
  }
  return null;
}

/** The first offset from `from` on whose unit satisfies `isPast`; lines come one below the other. */
function firstOffset(from: number, to: number, isPast: (offset: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The lines of one text node that lie in the clip, by some ten looks at each however long the text is. */
function linesOf(node: Text, clip: Clip, into: Fragment[]): void {
  const probe = range();
  const isPast = (y: number) => (offset: number) =>
    (unitRect(probe, node, offset)?.top ?? Number.POSITIVE_INFINITY) > y;
  let from = firstOffset(
    0,
    node.length,
    (offset) => (unitRect(probe, node, offset)?.bottom ?? Number.POSITIVE_INFINITY) > clip.top,
  );
  while (from < node.length) {
    const rect = unitRect(probe, node, from);
    if (!rect || rect.top > clip.bottom) return;
    const end = firstOffset(from + 1, node.length, isPast(rect.top + rect.height / 2));
    probe.setStart(node, from);
    probe.setEnd(node, end);
    const text = probe.toString().replace(/\n/g, '');
    const { left } = probe.getClientRects()[0] ?? rect;
    if (text.trim() !== '') into.push({ text, left, top: rect.top, height: rect.height });
    from = end;
  }
}

/**
 * The text that is seen of an element, line by line, without what stands in `left out` elements.
 * @param atMost more fragments than this are not worth drawing one by one: null
 */
export function visibleFragments(
  root: Element,
  clip: Clip,
  { leftOut, atMost }: { leftOut: string; atMost: number },
): Fragment[] | null {
  const found: Fragment[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const whole = range();
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (node.parentElement?.closest(leftOut)) continue;
    whole.selectNodeContents(node);
    const { top, bottom, height } = whole.getBoundingClientRect();
    if (height === 0 || bottom <= clip.top) continue;
    if (top >= clip.bottom) break;
    linesOf(node, clip, found);
    if (found.length > atMost) return null;
  }
  return found;
}
