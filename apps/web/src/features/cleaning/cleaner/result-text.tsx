import { lazyPart } from '../../../components/lazy-part.tsx';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';

const ReadSurface = lazyPart(() => import('../../../components/text-surface/read-surface.tsx'), {
  fallback: () => <p className="h-[60vh] min-h-60 px-5 py-4 text-soft">{cleanerCopy.drawing}</p>,
});

/** From this many units on only the lines that are seen are drawn: laying out a megabyte takes seconds. */
const longText = 20_000;

const frame = 'rounded-2xl border border-line bg-surface shadow-card';

/** A cleaned text; a long one scrolls in a box, as it does in the input. */
export function ResultText({ text }: { text: string }) {
  if (text.trim() === '') {
    return <p className={`px-4 py-4 text-soft sm:px-5 ${frame}`}>{cleanerCopy.nothingLeft}</p>;
  }
  if (text.length > longText) {
    return (
      <div className={`overflow-hidden ${frame}`}>
        <ReadSurface
          label={cleanerCopy.resultLabel}
          text={text}
          className="h-[60vh] min-h-60 text-[1.02rem] leading-relaxed [--surface-x:1rem] [--surface-y:1rem] sm:[--surface-x:1.25rem]"
        />
      </div>
    );
  }
  return (
    <div
      className={`px-4 py-4 text-[1.02rem] leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere] sm:px-5 ${frame}`}
    >
      {text}
    </div>
  );
}
