import { type Range, RangeSet } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  WidgetType,
} from '@codemirror/view';
import { type Boxes, type BoxKind, firstBoxAfter } from './box-stops.ts';

/** A class, because the editor asks for one. */
class BoxWidget extends WidgetType {
  readonly kind: BoxKind;
  readonly index: number;

  constructor(kind: BoxKind, index: number) {
    super();
    this.kind = kind;
    this.index = index;
  }

  override eq(other: BoxWidget) {
    return other.kind === this.kind && other.index === this.index;
  }

  override toDOM() {
    const box = document.createElement('span');
    box.className = `cm-box cm-box-${this.kind.tone}`;
    box.textContent = this.kind.text;
    box.dataset.box = String(this.index);
    box.tabIndex = -1;
    box.setAttribute('role', 'img');
    box.setAttribute('aria-label', this.kind.name);
    return box;
  }

  override ignoreEvent() {
    return false;
  }
}

function draw(view: EditorView, { places, kinds }: Boxes): DecorationSet {
  const drawn: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges) {
    for (let i = firstBoxAfter(places, from); i * 3 < places.length; i++) {
      const start = places[i * 3]!;
      if (start >= to) break;
      const widget = new BoxWidget(kinds[places[i * 3 + 2]!]!, i);
      const line = view.state.doc.lineAt(start);
      // A line feed keeps its line; its box stands at the end of it.
      if (start === line.to) drawn.push(Decoration.widget({ widget, side: 1 }).range(start));
      else {
        const end = Math.min(places[i * 3 + 1]!, line.to);
        drawn.push(Decoration.replace({ widget }).range(start, end));
      }
    }
  }
  return RangeSet.of(drawn);
}

/** Draws a labelled box for each hidden character of the visible lines, and only of those. */
export function revealBoxes(boxes: Boxes) {
  return ViewPlugin.define(
    (view) => ({
      decorations: draw(view, boxes),
      update(update) {
        if (update.docChanged || update.viewportChanged) this.decorations = draw(view, boxes);
      },
    }),
    { decorations: (plugin) => plugin.decorations },
  );
}
