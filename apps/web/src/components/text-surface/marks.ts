import type { ChangeDesc, Range } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { stretchesToDraw } from './find-marks.ts';
import { fromOutside, type Marking, noMarks, setMarks } from './marking.ts';

const hidden = Decoration.mark({ class: 'cm-hidden' });
const quiet = Decoration.mark({ class: 'cm-quiet' });

interface Marks {
  marks: Int32Array;
  quiet: Int32Array;
}

const none: Marks = { marks: noMarks, quiet: noMarks };

function draw(view: EditorView, known: Marks, since: ChangeDesc | null): DecorationSet {
  const drawn: Range<Decoration>[] = [];
  const add = (marks: Int32Array, as: Decoration) => {
    if (marks.length === 0) return;
    for (const { from, to } of view.visibleRanges) {
      const found = stretchesToDraw({ marks, from, to, since });
      for (let i = 0; i < found.length; i += 2) drawn.push(as.range(found[i]!, found[i + 1]!));
    }
  };
  add(known.marks, hidden);
  add(known.quiet, quiet);
  return Decoration.set(drawn, true);
}

/**
 * Draws the hidden characters of the visible lines, and only those.
 * Marks arrive a moment after the text they describe: what was typed meanwhile moves them along.
 */
export const markPlugin = ViewPlugin.define(
  (view) => {
    let marks = none;
    let sinceMarked: ChangeDesc | null = null;
    let sinceSent: ChangeDesc | null = null;
    const plugin = {
      decorations: draw(view, marks, null),
      /** To be called when the owner has been handed the text. */
      sent() {
        sinceSent = null;
      },
      sinceSent: () => sinceSent,
      /** What is drawn, for a plugin made anew. */
      marking: (): Marking => ({ ...marks, since: sinceMarked }),
      update({ view, docChanged, viewportChanged, changes, transactions }: ViewUpdate) {
        if (transactions.some((transaction) => transaction.annotation(fromOutside))) {
          marks = none;
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
            marks = effect.value;
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
