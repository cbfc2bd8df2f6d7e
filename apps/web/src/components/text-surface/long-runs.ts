import { type EditorState, RangeSetBuilder, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { surfaceCopy } from '../../copy/text-surface-copy.ts';
import { fromOutside, setMarks } from './marking.ts';

/** From this many units on, marks that touch are drawn as one label: they have no width to be seen by. */
const longFrom = 64;

/** A class, because the editor asks for one. */
class RunWidget extends WidgetType {
  readonly count: number;

  constructor(count: number) {
    super();
    this.count = count;
  }

  override eq(other: RunWidget) {
    return other.count === this.count;
  }

  override toDOM() {
    const label = document.createElement('span');
    label.className = 'cm-box cm-box-mark';
    label.textContent = surfaceCopy.run(this.count);
    return label;
  }
}

/** Starts and ends of the long runs among `marks`. */
function longRuns(marks: Int32Array): number[] {
  const runs: number[] = [];
  for (let i = 0; i < marks.length; ) {
    const start = marks[i]!;
    let end = marks[i + 1]!;
    for (i += 2; i < marks.length && marks[i] === end; i += 2) end = marks[i + 1]!;
    if (end - start >= longFrom) runs.push(start, end);
  }
  return runs;
}

function codePoints(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) !== 0xdc00) count++;
  }
  return count;
}

function labels({ doc }: EditorState, marks: Int32Array, mapped: (at: number) => number) {
  const builder = new RangeSetBuilder<Decoration>();
  const runs = longRuns(marks);
  for (let i = 0; i < runs.length; i += 2) {
    const start = mapped(runs[i]!);
    const end = Math.min(mapped(runs[i + 1]!), doc.lineAt(Math.min(start, doc.length)).to);
    if (end <= start) continue;
    const widget = new RunWidget(codePoints(doc.sliceString(start, end)));
    builder.add(start, end, Decoration.replace({ widget }));
  }
  return builder.finish();
}

/** Long runs of hidden characters, folded into a label each; the caret passes them in one step. */
export const runField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(runs, transaction) {
    let next = transaction.annotation(fromOutside)
      ? Decoration.none
      : runs.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setMarks)) continue;
      const { marks, since } = effect.value;
      next = labels(transaction.state, marks, (at) => since?.mapPos(at) ?? at);
    }
    return next;
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.atomicRanges.of((view) => view.state.field(field)),
  ],
});
