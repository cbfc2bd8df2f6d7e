import type { MouseEvent } from 'react';
import { compareCopy as copy } from '../../copy/compare-copy.ts';
import type { ComparedPiece } from './compared-pieces.ts';

/** Where both texts stand beside one another, the page need not move. */
const isWide = () => matchMedia('(min-width: 64rem)').matches;

/** Goes to the other end of a passage, and on from there by the keyboard. */
function goTo(event: MouseEvent, id: string) {
  const end = document.getElementById(id);
  if (!end) return;
  event.preventDefault();
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  end.focus({ preventScroll: true });
  end.scrollIntoView({
    behavior: calm ? 'auto' : 'smooth',
    block: isWide() ? 'nearest' : 'center',
  });
}

/** Of a tint each, and without a line: a line below words says that the other text has them not. */
const marks = {
  verbatim: 'bg-mark-wash',
  reworded: 'bg-accent-wash',
  summary: 'bg-sunken outline-1 outline-line',
} as const;

/** One of two texts, its passages marked; each is a link to where the other has it. */
export function ComparedText({
  label,
  pieces,
}: {
  label: string;
  pieces: readonly ComparedPiece[];
}) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm font-semibold">{label}</h3>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        aria-label={label}
        dir="auto"
        className="max-h-[32rem] overflow-y-auto more-below rounded-xl border border-line px-4 py-3 leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {pieces.map(({ runs, passage }) => {
          const text = runs.map((run, nth) =>
            run.differs ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place in the text
              <span key={nth} className="underline decoration-2 underline-offset-4">
                {run.text}
              </span>
            ) : (
              run.text
            ),
          );
          if (!passage) return text;
          return (
            <a
              key={passage.id}
              id={passage.id}
              href={`#${passage.to}`}
              title={copy.toOther}
              onClick={(event) => goTo(event, passage.to)}
              className="group scroll-m-24 rounded-[2px] focus:outline-2 focus:outline-offset-2 focus:outline-accent"
            >
              <mark className={`rounded-[2px] text-ink ${marks[passage.kind]}`}>
                {/* Drawn like a button, for the whole passage is one. */}
                <span className="mr-1.5 inline-block rounded-md border border-edge bg-surface px-1.5 text-xs leading-5 font-semibold whitespace-nowrap [word-spacing:0.12em] group-hover:border-accent group-hover:text-accent">
                  {copy.passage(passage.number, copy.kinds[passage.kind])}
                </span>
                {text}
              </mark>
            </a>
          );
        })}
      </section>
    </div>
  );
}
