/** More marks than this are not drawn one by one; the chips below still count them. */
export const drawnAtMost = 2000;

/**
 * The text cut at its marks: plain pieces at even places, marked ones at odd places.
 * @param first number of the first mark that is drawn
 */
export function piecesAtMarks(text: string, marks: Int32Array, first = 0): string[] {
  const cut: string[] = [];
  let from = 0;
  for (let i = first * 2; i + 1 < marks.length && i < (first + drawnAtMost) * 2; i += 2) {
    cut.push(text.slice(from, marks[i]), text.slice(marks[i], marks[i + 1]));
    from = marks[i + 1] ?? from;
  }
  cut.push(text.slice(from));
  return cut;
}
