/** Longest stretch of a line that is drawn in one piece, in UTF-16 units. */
const longestLine = 2500;
/** Most boxes in one drawn line. */
const fullestLine = 80;
/** How far back a break searches for a space to stand behind. */
const searchBack = 200;

export interface DisplayLines {
  /** Adds plain text. */
  plain: (text: string) => void;
  /** Adds what a box covers; gives its start in the display. It is never broken. */
  box: (text: string) => number;
  text: () => string;
}

function breakPlace(text: string, from: number, room: number): number {
  const limit = from + Math.max(1, room);
  const back = Math.max(from, limit - searchBack);
  const space = text.slice(back, limit).lastIndexOf(' ');
  if (space >= 0) return back + space + 1;
  const unit = text.charCodeAt(limit);
  return unit >= 0xdc00 && unit <= 0xdfff ? limit + 1 : limit;
}

/**
 * Builds the text that the revealer draws. A browser lays out a whole line at a time, so lines
 * that are too long, or too full of boxes, are broken.
 */
export function displayLines(): DisplayLines {
  const out: string[] = [];
  let length = 0;
  let units = 0;
  let boxes = 0;

  function add(text: string) {
    out.push(text);
    length += text.length;
    units += text.length;
  }
  function endLine() {
    units = 0;
    boxes = 0;
  }
  function breakLine() {
    add('\n');
    endLine();
  }

  return {
    plain(text) {
      let from = 0;
      while (from < text.length) {
        const feed = text.indexOf('\n', from);
        const end = feed < 0 ? text.length : feed + 1;
        while (end - from > longestLine - units) {
          const place = breakPlace(text, from, longestLine - units);
          if (place >= end) break;
          add(text.slice(from, place));
          breakLine();
          from = place;
        }
        add(text.slice(from, end));
        if (feed >= 0) endLine();
        from = end;
      }
    },
    box(text) {
      if (text !== '\n' && (boxes >= fullestLine || units >= longestLine)) breakLine();
      const start = length;
      add(text);
      boxes++;
      if (text === '\n') endLine();
      return start;
    },
    text: () => out.join(''),
  };
}
