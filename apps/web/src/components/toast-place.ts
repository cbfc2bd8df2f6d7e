/** Space between a notice, with its shadow, and what it must not cover or makes way for. */
const gap = 12;
/** Below this the page's controls are no longer where the eye is; a bar at the bottom is no higher. */
const tallestBar = 0.4;

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Room {
  width: number;
  height: number;
  /** Of the notices, one above the other. */
  stack: { width: number; height: number };
  /** What must stay in sight: the control that was used last, a bar at the bottom. */
  kept: readonly Box[];
  /** What should stay in sight where there is room: every other control of the page. */
  controls?: readonly Box[];
  /** What may well stay in sight, too: headings, and what the page says of its work. */
  words?: readonly Box[];
}

const isTouched = (box: Box, room: Room, bottom: number) => {
  const { width, height, stack } = room;
  const left = (width - stack.width) / 2;
  const top = height - bottom - stack.height;
  return (
    box.bottom > top - gap &&
    box.top < height - bottom + gap &&
    box.right > left - gap &&
    box.left < left + stack.width + gap
  );
};

/** Notices belong to the foot of the window: only up to here do they make way for what is merely spared. */
const highest = { controls: 0.5, words: 0.25 };

function above(room: Room, spared: readonly Box[]): number {
  let bottom = gap;
  for (const box of [...spared].sort((a, b) => b.bottom - a.bottom))
    if (isTouched(box, room, bottom)) bottom = Math.max(bottom, room.height - box.top + gap);
  return bottom;
}

/**
 * How far from the bottom of the window the notices stand: at its foot, or above whatever they would cover
 * there. Where there is no room above it either, at the foot.
 */
export function bottomFor(room: Room): number {
  const { controls = [], words = [], stack, height } = room;
  const sparingAll = above(room, [...room.kept, ...controls, ...words]);
  if (sparingAll + stack.height <= height * highest.words) return sparingAll;
  const sparing = above(room, [...room.kept, ...controls]);
  if (sparing + stack.height <= height * highest.controls) return sparing;
  const bottom = above(room, room.kept);
  return bottom + room.stack.height > room.height - gap ? gap : bottom;
}

/** What stays at the bottom of the window however far the page is scrolled, such as a bar with buttons. */
export function barAtBottom(): Box | null {
  const { innerWidth, innerHeight } = window;
  // Not a notice itself, which comes in from there.
  const start = document
    .elementsFromPoint?.(innerWidth / 2, innerHeight - 4)
    .find((element) => !element.closest('[data-notices]'));
  for (let at = start ?? null; at; at = at.parentElement) {
    const { position } = getComputedStyle(at);
    if (position !== 'fixed' && position !== 'sticky') continue;
    const box = at.getBoundingClientRect();
    return box.height < innerHeight * tallestBar ? box : null;
  }
  return null;
}
