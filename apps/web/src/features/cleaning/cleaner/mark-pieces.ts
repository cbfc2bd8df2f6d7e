/** More marks than this are not drawn one by one; the chips below still count them. */
const drawnAtMost = 2000;

/** The text cut at its marks: plain pieces at even places, marked ones at odd places. */
export function piecesAtMarks(text: string, marks: Int32Array): string[] {
  const cut: string[] = [];
  let from = 0;
  for (let i = 0; i + 1 < marks.length && i < drawnAtMost * 2; i += 2) {
    cut.push(text.slice(from, marks[i]), text.slice(marks[i], marks[i + 1]));
    from = marks[i + 1] ?? from;
  }
  cut.push(text.slice(from));
  return cut;
}
