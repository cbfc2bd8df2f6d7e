import {
  type Ref,
  type TextareaHTMLAttributes,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { MarkFinder } from '../../../components/text-surface/mark-finder.ts';
import { useEarlyInput } from '../../../lib/use-early-input.ts';
import { drawnAtMost, piecesAtMarks } from './mark-pieces.ts';
import type { BoxMarks } from './marks-in-box.ts';

interface MarkedTextareaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  /** What stood in the field before the page's code arrived. */
  onEarly: (text: string) => void;
  /** The hidden characters; null while not known. */
  marks: BoxMarks | null;
  finder?: Ref<MarkFinder>;
  isSmall?: boolean;
}

/** A hair's breadth between the letters, which have to stay readable, and a foot below them that is seen. */
const loud = 'hidden-mark text-transparent';
/** What cleaning leaves has a line below it and nothing around it. */
const quiet = 'bg-transparent text-transparent kept-mark';

const shape =
  'px-4 py-4 font-sans text-[1.02rem] leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere] sm:px-5';

/** A textarea over a copy of its text in which the hidden characters are marked where they stand. */
export function MarkedTextarea(props: MarkedTextareaProps) {
  const { value, onChange, onEarly, marks, finder, isSmall = false, ...rest } = props;
  const [first, setFirst] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEarlyInput(area, value, onEarly);

  function follow() {
    if (!area.current || !copy.current) return;
    const { clientWidth, clientHeight, scrollTop, scrollHeight } = area.current;
    copy.current.style.width = `${clientWidth}px`;
    copy.current.scrollTop = scrollTop;
    frame.current?.toggleAttribute('data-below', scrollTop + clientHeight < scrollHeight - 2);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the copy follows each change of its text
  useLayoutEffect(follow, [value, marks]);
  // A text that comes whole is read from its beginning; the browser has gone to the caret, at its end.
  const had = useRef(value);
  useEffect(() => {
    const cameWhole = had.current === '' && value.length > 1;
    had.current = value;
    if (!cameWhole) return;
    const next = requestAnimationFrame(() => {
      if (area.current) area.current.scrollTop = 0;
    });
    return () => cancelAnimationFrame(next);
  }, [value]);
  // A turned phone or a narrower window breaks the lines anew: the marks go where their characters go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads are elements, behind refs
  useEffect(() => {
    if (!area.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(follow);
    observer.observe(area.current);
    return () => observer.disconnect();
  }, []);

  useImperativeHandle(finder, () => ({
    async find({ index }) {
      const isDrawn = index >= first && index < first + drawnAtMost;
      const from = isDrawn ? first : Math.max(0, index - drawnAtMost / 2);
      if (!isDrawn) flushSync(() => setFirst(from));
      const mark = copy.current?.querySelectorAll<HTMLElement>('mark')[index - from];
      if (!mark || !area.current) return null;
      const { offsetTop } = mark;
      const { scrollTop, clientHeight } = area.current;
      if (offsetTop < scrollTop + 24 || offsetTop > scrollTop + clientHeight - 48)
        area.current.scrollTop = offsetTop - clientHeight / 2;
      follow();
      return mark;
    },
  }));

  return (
    <div ref={frame} className="shaded-below relative">
      <div
        ref={copy}
        aria-hidden="true"
        data-marks
        className={`pointer-events-none absolute inset-y-0 left-0 overflow-hidden text-transparent select-none ${shape}`}
      >
        {marks && marks.marks.length > 0
          ? piecesAtMarks(value, marks.marks, first).map((piece, index) =>
              index % 2 === 0 ? (
                piece
              ) : (
                <mark
                  // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
                  key={index}
                  data-quiet={marks.isQuiet(first + (index >> 1)) || undefined}
                  className={marks.isQuiet(first + (index >> 1)) ? quiet : loud}
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
        className={`relative block max-h-(--box-max) ${isSmall ? 'min-h-14' : 'min-h-(--box-min)'} w-full resize-none bg-transparent outline-none [field-sizing:content] placeholder:text-soft ${shape}`}
        {...rest}
      />
    </div>
  );
}
