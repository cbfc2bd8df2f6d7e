import { type Range, RangeSet } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  WidgetType,
} from '@codemirror/view';
import { type Boxes, type BoxKind, firstBoxAfter } from './box-stops.ts';

/** The box that was looked at last, which stays marked: its number, -1 before the first. */
export interface LookedAt {
  index: number;
}

const currentClass = 'cm-box-current';

/** Marks another box as the one looked at; one that is drawn later is marked when it is. */
export function lookAt(seen: LookedAt, index: number, content: HTMLElement): void {
  seen.index = index;
  for (const box of content.querySelectorAll<HTMLElement>('.cm-box'))
    box.classList.toggle(currentClass, box.dataset.box === String(index));
}

/** A class, because the editor asks for one. */
class BoxWidget extends WidgetType {
  readonly kind: BoxKind;
  readonly index: number;
  readonly seen: LookedAt;

  constructor(kind: BoxKind, index: number, seen: LookedAt) {
    super();
    this.kind = kind;
    this.index = index;
    this.seen = seen;
  }

  override eq(other: BoxWidget) {
    return other.kind === this.kind && other.index === this.index;
  }

  override toDOM() {
    const box = document.createElement('span');
    box.className = `cm-box cm-box-${this.kind.tone}`;
    box.classList.toggle(currentClass, this.index === this.seen.index);
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

function draw(view: EditorView, { places, kinds }: Boxes, seen: LookedAt): DecorationSet {
  const drawn: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges) {
    for (let i = firstBoxAfter(places, from); i * 3 < places.length; i++) {
      const start = places[i * 3]!;
      if (start >= to) break;
      const widget = new BoxWidget(kinds[places[i * 3 + 2]!]!, i, seen);
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
export function revealBoxes(boxes: Boxes, seen: LookedAt) {
  return ViewPlugin.define(
    (view) => ({
      decorations: draw(view, boxes, seen),
      update(update) {
        if (update.docChanged || update.viewportChanged) this.decorations = draw(view, boxes, seen);
      },
    }),
    { decorations: (plugin) => plugin.decorations },
  );
}
