import { type TextareaHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { useEarlyInput } from '../../../lib/use-early-input.ts';
import { piecesAtMarks } from './mark-pieces.ts';

interface MarkedTextareaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  /** What stood in the field before the page's code arrived. */
  onEarly: (text: string) => void;
  /** Start and end of each hidden character, one pair after another; null while not known. */
  marks: Int32Array | null;
}

const shape =
  'px-4 py-4 font-sans text-[1.02rem] leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere] sm:px-5';

/** A textarea over a copy of its text in which the hidden characters are marked where they stand. */
export function MarkedTextarea({ value, onChange, onEarly, marks, ...rest }: MarkedTextareaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  useEarlyInput(area, value, onEarly);

  function follow() {
    if (!area.current || !copy.current) return;
    copy.current.style.width = `${area.current.clientWidth}px`;
    copy.current.scrollTop = area.current.scrollTop;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the copy follows each change of its text
  useLayoutEffect(follow, [value, marks]);

  return (
    <div className="relative">
      <div
        ref={copy}
        aria-hidden="true"
        className={`pointer-events-none absolute inset-y-0 left-0 overflow-hidden text-transparent select-none ${shape}`}
      >
        {marks && marks.length > 0
          ? piecesAtMarks(value, marks).map((piece, index) =>
              index % 2 === 0 ? (
                piece
              ) : (
                <mark
                  // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
                  key={index}
                  className="rounded-[1px] bg-mark-wash text-transparent shadow-[0_0_0_1.5px_var(--mark)]"
                >
                  {piece}
                </mark>
              ),
            )
          : null}
        {'\n'}
      </div>
      <textarea
        ref={area}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onScroll={follow}
        spellCheck={false}
        // The draft is kept by the page; a browser that keeps it too would bring back what was cleared.
        autoComplete="off"
        className={`relative block max-h-[60vh] min-h-60 w-full resize-none bg-transparent outline-none [field-sizing:content] placeholder:text-soft ${shape}`}
        {...rest}
      />
    </div>
  );
}
