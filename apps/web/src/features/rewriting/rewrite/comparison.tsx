import type { StrongParaphraseAnswer } from '@cleanpaste/contract';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';
import { type Piece, piecesOf } from './edit-pieces.ts';

interface ComparisonProps {
  rewrite: StrongParaphraseAnswer;
  undone: ReadonlySet<number>;
  onToggle: (index: number) => void;
}

const column =
  'max-h-[60vh] overflow-y-auto px-4 py-4 text-[0.97rem] leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]';

function Before({ piece, undone }: { piece: Piece; undone: ReadonlySet<number> }) {
  if (piece.kind === 'same') return piece.text;
  if (undone.has(piece.index)) return piece.original;
  return <del className="rounded bg-mark-wash text-mark decoration-mark/50">{piece.original}</del>;
}

function After({ piece, undone, onToggle }: { piece: Piece } & Omit<ComparisonProps, 'rewrite'>) {
  if (piece.kind === 'same') return piece.text;
  const off = undone.has(piece.index);
  const shown = off ? piece.original : piece.replacement;
  return (
    <button
      type="button"
      aria-pressed={!off}
      title={off ? cleanerCopy.redo(piece.replacement) : cleanerCopy.undo(piece.original)}
      onClick={() => onToggle(piece.index)}
      className={`inline rounded text-left underline-offset-4 ${off ? 'underline decoration-dotted' : 'bg-accent-wash text-accent hover:line-through'}`}
    >
      {shown.trim() === '' ? '∅' : shown}
    </button>
  );
}

/** Both versions side by side. Each change is a button: pressed once it is undone, pressed again it is back. */
export default function Comparison({ rewrite, undone, onToggle }: ComparisonProps) {
  const pieces = piecesOf(rewrite.baseText, rewrite.edits);
  return (
    <div className="grid overflow-hidden rounded-2xl border border-line bg-surface shadow-card sm:grid-cols-2">
      <section aria-label={cleanerCopy.before} className="border-line max-sm:border-b sm:border-r">
        <h3 className="border-b border-line px-4 py-2 text-sm font-semibold text-soft">
          {cleanerCopy.before}
        </h3>
        <div className={column}>
          {pieces.map((piece) => (
            <Before key={piece.key} piece={piece} undone={undone} />
          ))}
        </div>
      </section>
      <section aria-label={cleanerCopy.after}>
        <h3 className="border-b border-line px-4 py-2 text-sm font-semibold text-soft">
          {cleanerCopy.after} <span className="font-normal">{cleanerCopy.undoHint}</span>
        </h3>
        <div className={column}>
          {pieces.map((piece) => (
            <After key={piece.key} piece={piece} undone={undone} onToggle={onToggle} />
          ))}
        </div>
      </section>
    </div>
  );
}
