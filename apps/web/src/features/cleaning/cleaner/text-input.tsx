import { type ClipboardEvent, type Ref, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import type { MarkFinder } from '../../../components/text-surface/mark-finder.ts';
import type { TextSurfaceHandle } from '../../../components/text-surface/text-surface.tsx';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';
import { MarkedTextarea } from './marked-textarea.tsx';
import { type BoxMarks, splitMarks } from './marks-in-box.ts';

const TextSurface = lazyPart(() => import('../../../components/text-surface/text-surface.tsx'), {
  fallback: () => <p className="min-h-60 px-5 py-4 text-soft">{cleanerCopy.loadingEditor}</p>,
});

/** From this many units on the editor takes over: a textarea lays out its whole text at each key. */
const longText = 50_000;
/** The editor gives way again only well below that, so that typing at the border does not flip. */
const shortText = 25_000;

interface TextInputProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  /** What stood in the field before the page's code arrived; without it, a change like any other. */
  onEarly?: (text: string) => void;
  /** While work on the text is under way. */
  readOnly?: boolean;
  /** Whether the editor of a long text takes the focus as it comes. */
  takesFocus?: boolean;
  /** True for a box of one line, while something else is worked on. */
  isSmall?: boolean;
  /** What else than to paste may be done to fill it. */
  placeholder?: string;
  marks: BoxMarks | null;
  /** Leads to a mark, whichever of the two draws it. */
  finder?: Ref<MarkFinder>;
  /** The editor, while it is there: what was typed in the last moment can be fetched from it. */
  surface: Ref<TextSurfaceHandle>;
}

/** The input of the cleaner: a plain textarea, and for long texts an editor that draws only what is seen. */
export function TextInput(props: TextInputProps) {
  const {
    id,
    value,
    onChange,
    onEarly = onChange,
    readOnly = false,
    marks,
    surface,
    finder,
  } = props;
  const { takesFocus = true, isSmall, placeholder = cleanerCopy.placeholder } = props;
  const [large, setLarge] = useState(false);
  const [caret, setCaret] = useState<number>();
  const next = value.length > longText || (large && value.length > shortText);
  if (next !== large) setLarge(next);
  /** What stood in the textarea last: from nothing a text came whole, and is read from its beginning. */
  const had = useRef('');
  useLayoutEffect(() => {
    if (!next) had.current = value;
  }, [next, value]);

  /** A long paste goes straight to the editor; the textarea never gets to lay it out. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    if (readOnly || pasted.length + value.length <= longText) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    setCaret(selectionStart + pasted.length);
    onChange(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  }

  const split = useMemo(() => (next && marks ? splitMarks(marks) : null), [next, marks]);

  if (next) {
    return (
      <TextSurface
        ref={surface}
        label={cleanerCopy.inputLabel}
        value={value}
        onChange={onChange}
        readOnly={readOnly}
        marks={split?.marks ?? null}
        quietMarks={split?.quiet ?? null}
        finder={finder}
        placeholder={placeholder}
        autoFocus={takesFocus}
        caret={caret}
        showsCaret={had.current !== ''}
        className="h-(--box-max) min-h-60 text-[1.02rem] leading-relaxed [--surface-x:1rem] [--surface-y:1rem] sm:[--surface-x:1.25rem]"
      />
    );
  }
  return (
    <MarkedTextarea
      id={id}
      value={value}
      marks={marks}
      finder={finder}
      onPaste={paste}
      onChange={onChange}
      onEarly={onEarly}
      readOnly={readOnly}
      isSmall={isSmall}
      placeholder={placeholder}
    />
  );
}
