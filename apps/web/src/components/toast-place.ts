/** Space between a notice, with its shadow, and what it must not cover or makes way for. */
const gap = 12;
/** Below this the page's controls are no longer where the eye is; a bar at the bottom is no higher. */
const tallestBar = 0.4;
/** From the side of the window to a notice there; on a window narrower than the second there is no such place. */
const edge = 24;
const narrowest = 640;

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
  /** What may well stay in sight, too: headings, and what the page says of its work, or in the place of a list. */
  words?: readonly Box[];
}

/** Where the notices stand, in pixels: from the bottom of the window, and right of its middle. */
export interface Place {
  bottom: number;
  aside: number;
}

const isTouched = (box: Box, room: Room, { bottom, aside }: Place) => {
  const { width, height, stack } = room;
  const left = (width - stack.width) / 2 + aside;
  const top = height - bottom - stack.height;
  return (
    box.bottom > top - gap &&
    box.top < height - bottom + gap &&
    box.right > left - gap &&
    box.left < left + stack.width + gap
  );
};

/**
 * Notices belong to the foot of the window: only up to here do they make way for what is merely spared, and
 * less far where its right end is free.
 */
const highest = { controls: 0.5, words: 0.25, beside: 0.15 };

function above(room: Room, spared: readonly Box[]): number {
  let bottom = gap;
  for (const box of [...spared].sort((a, b) => b.bottom - a.bottom))
    if (isTouched(box, room, { bottom, aside: 0 }))
      bottom = Math.max(bottom, room.height - box.top + gap);
  return bottom;
}

/** At the right end of the foot, where nothing of the page is covered; null where there is no such place. */
function atRight(room: Room, spared: readonly Box[]): Place | null {
  const place = { bottom: gap, aside: (room.width - room.stack.width) / 2 - edge };
  const isFree = room.width >= narrowest && !spared.some((box) => isTouched(box, room, place));
  return isFree ? place : null;
}

/**
 * Where the notices stand: in the middle of the window's foot or a little above it, where they cover nothing
 * there; or else at its right end, if that is free; or else above what they would cover. Where there is no room
 * above it either, at the foot.
 */
export function placeFor(room: Room): Place {
  const { controls = [], words = [], stack, height } = room;
  const pressed = [...room.kept, ...controls];
  const all = [...pressed, ...words];
  const inMiddle = (bottom: number): Place => ({ bottom, aside: 0 });
  const sparingAll = above(room, all);
  const isLow = (share: number) => sparingAll + stack.height <= height * share;
  if (isLow(highest.beside)) return inMiddle(sparingAll);
  const aside = atRight(room, all);
  if (aside) return aside;
  if (isLow(highest.words)) return inMiddle(sparingAll);
  const sparing = above(room, pressed);
  // Where they fly up in any case, they may as well spare the words above the controls.
  const isHigh = sparing + stack.height > height * highest.words;
  for (const bottom of isHigh ? [sparingAll, sparing] : [sparing])
    if (bottom + stack.height <= height * highest.controls) return inMiddle(bottom);
  const bottom = above(room, room.kept);
  return inMiddle(bottom + room.stack.height > room.height - gap ? gap : bottom);
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
