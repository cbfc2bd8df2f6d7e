import type { ReactNode } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { resultCopy } from '../../../copy/result-copy.ts';

const ReadSurface = lazyPart(() => import('../../../components/text-surface/read-surface.tsx'), {
  fallback: () => (
    <p className="h-(--box-max) min-h-60 px-5 py-4 text-soft">{resultCopy.drawing}</p>
  ),
});

/** From this many units on only the lines that are seen are drawn: laying out a megabyte takes seconds. */
export const longText = 20_000;

interface ResultTextProps {
  text: string;
  /** The same text in another drawing, where something in it can be pressed. */
  children?: ReactNode;
}

/** A cleaned text, laid out as in the box that it takes the place of. */
export function ResultText({ text, children }: ResultTextProps) {
  if (text.trim() === '') {
    return <p className="px-4 py-4 text-soft sm:px-5">{resultCopy.nothingLeft}</p>;
  }
  if (text.length > longText && !children) {
    return (
      <ReadSurface
        label={resultCopy.resultLabel}
        text={text}
        className="h-(--box-max) min-h-60 text-[1.02rem] leading-relaxed [--surface-x:1rem] [--surface-y:1rem] sm:[--surface-x:1.25rem]"
      />
    );
  }
  return (
    <div
      data-scroller
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="more-below [--below:var(--surface)] max-h-(--box-max) min-h-(--box-min) overflow-y-auto px-4 py-4 text-[1.02rem] leading-relaxed whitespace-pre-wrap outline-none [overflow-wrap:anywhere] focus-visible:outline-2 focus-visible:-outline-offset-2 sm:px-5"
    >
      {children ?? text}
    </div>
  );
}
