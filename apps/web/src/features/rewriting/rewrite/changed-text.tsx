import { type KeyboardEvent, type MouseEvent, useMemo, useRef } from 'react';
import { resultCopy } from '../../../copy/result-copy.ts';
import { blocksOf, type Piece } from './edit-pieces.ts';

interface ChangedTextProps {
  pieces: readonly Piece[];
  undone: ReadonlySet<number>;
  onToggle: (index: number) => void;
}

/** The edit that an event is about. */
function editOf({ target }: { target: EventTarget }): number | null {
  const edit = (target as Element).closest<HTMLElement>('[data-edit]')?.dataset.edit;
  return edit === undefined ? null : Number(edit);
}

function Changed({ piece, isUndone }: { piece: Piece & { kind: 'edit' }; isUndone: boolean }) {
  const shown = isUndone ? piece.original : piece.replacement;
  const look = isUndone
    ? 'underline decoration-edge decoration-dotted underline-offset-4'
    : 'bg-accent-wash text-accent hover:line-through';
  return (
    // biome-ignore lint/a11y/useSemanticElements: the text of a button could not be selected, nor broken over lines
    <span
      role="button"
      tabIndex={0}
      data-edit={piece.index}
      aria-pressed={!isUndone}
      title={isUndone ? resultCopy.redo(piece.replacement) : resultCopy.undo(piece.original)}
      className={`cursor-pointer rounded-[3px] ${look} ${shown.trim() === '' ? "before:content-['∅']" : ''}`}
    >
      {shown}
    </span>
  );
}

/** A rewritten text, its changed words tinted: pressed once a change is undone, pressed again it is back. */
export function ChangedText({ pieces, undone, onToggle }: ChangedTextProps) {
  const pressed = useRef({ x: 0, y: 0 });
  const blocks = useMemo(() => blocksOf(pieces), [pieces]);

  function click(event: MouseEvent) {
    const edit = editOf(event);
    // Whoever has drawn over it to select a passage wants the passage.
    const { x, y } = pressed.current;
    const isDrawn = event.detail > 0 && Math.hypot(event.clientX - x, event.clientY - y) > 4;
    if (edit !== null && !isDrawn) onToggle(edit);
  }
  function press(event: KeyboardEvent) {
    const edit = event.key === 'Enter' || event.key === ' ' ? editOf(event) : null;
    if (edit === null || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onToggle(edit);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears for the changes inside, which are buttons
    <div
      onPointerDown={({ clientX: x, clientY: y }) => {
        pressed.current = { x, y };
      }}
      onClick={click}
      onKeyDown={press}
    >
      {blocks.map((block) => (
        <div key={block[0]?.key} className={blocks.length > 1 ? 'far-block' : ''}>
          {block.map((piece) =>
            piece.kind === 'same' ? (
              piece.text
            ) : (
              <Changed key={piece.key} piece={piece} isUndone={undone.has(piece.index)} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}
