import { type ChangeDesc, RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { stretchesToDraw } from './find-marks.ts';
import { fromOutside, setMarks } from './marking.ts';

const noMarks = new Int32Array(0);
const hidden = Decoration.mark({ class: 'cm-hidden' });

function draw(view: EditorView, marks: Int32Array, since: ChangeDesc | null): DecorationSet {
  if (marks.length === 0) return Decoration.none;
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    const found = stretchesToDraw({ marks, from, to, since });
    for (let i = 0; i < found.length; i += 2) builder.add(found[i]!, found[i + 1]!, hidden);
  }
  return builder.finish();
}

/**
 * Draws the hidden characters of the visible lines, and only those.
 * Marks arrive a moment after the text they describe: what was typed meanwhile moves them along.
 */
export const markPlugin = ViewPlugin.define(
  (view) => {
    let marks: Int32Array = noMarks;
    let sinceMarked: ChangeDesc | null = null;
    let sinceSent: ChangeDesc | null = null;
    const plugin = {
      decorations: draw(view, marks, null),
      /** To be called when the owner has been handed the text. */
      sent() {
        sinceSent = null;
      },
      sinceSent: () => sinceSent,
      update({ view, docChanged, viewportChanged, changes, transactions }: ViewUpdate) {
        if (transactions.some((transaction) => transaction.annotation(fromOutside))) {
          marks = noMarks;
          sinceMarked = null;
          sinceSent = null;
        } else if (docChanged) {
          sinceMarked = sinceMarked?.composeDesc(changes.desc) ?? changes.desc;
          sinceSent = sinceSent?.composeDesc(changes.desc) ?? changes.desc;
        }
        let marked = false;
        for (const transaction of transactions) {
          for (const effect of transaction.effects) {
            if (!effect.is(setMarks)) continue;
            marks = effect.value.marks;
            sinceMarked = effect.value.since;
            marked = true;
          }
        }
        if (marked || docChanged || viewportChanged) {
          plugin.decorations = draw(view, marks, sinceMarked);
        }
      },
    };
    return plugin;
  },
  { decorations: (plugin) => plugin.decorations },
);
