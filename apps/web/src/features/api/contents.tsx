import { useEffect, useRef } from 'react';
import { FoldArrow } from '../../components/fold-arrow.tsx';
import { apiDocsCopy as copy } from '../../copy/api-docs-copy.ts';
import { stayAt } from '../../lib/stay-at.ts';
import { useCurrentSection } from '../../lib/use-current-section.ts';
import { sections } from './sections.ts';

const ids = sections.map(({ id }) => id);

interface LinksProps {
  current: string | null;
  onFollow?: () => void;
}

function Links({ current, onFollow }: LinksProps) {
  return (
    <ul>
      {sections.map(({ id, title, isPart }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={() => {
              onFollow?.();
              stayAt(id);
            }}
            className={`flex min-h-11 items-center border-l-2 border-line py-1 pr-3 leading-snug text-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-7 lg:py-0.5 ${isPart ? 'pl-8' : 'pl-4'}`}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where the reader is, and what else there is: beside the text on wide screens, folded over it on others. */
export function Contents() {
  const current = useCurrentSection(ids);
  const folded = useRef<HTMLDetailsElement>(null);
  const beside = useRef<HTMLElement>(null);
  // A list longer than its place goes along with the reader; the page itself stays where it is.
  useEffect(() => {
    if (!beside.current) return;
    const link = current && beside.current.querySelector<HTMLElement>(`[href="#${current}"]`);
    const { clientHeight } = beside.current;
    beside.current.scrollTop = link ? link.offsetTop - (clientHeight - link.offsetHeight) / 2 : 0;
  }, [current]);
  const here = sections.find(({ id }) => id === current)?.title;
  const close = () => folded.current?.removeAttribute('open');
  return (
    <>
      {/* The page's colour up to the header: what passes below is seen neither above the line nor at its corners. */}
      <div className="sticky top-16 z-20 mt-5 max-w-[45rem] bg-paper pt-2 shadow-[-4px_0_0_var(--paper),4px_0_0_var(--paper)] lg:hidden">
        <details
          ref={folded}
          className="group rounded-xl border border-edge/60 bg-surface shadow-card"
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-xl px-4 [&::-webkit-details-marker]:hidden">
            <span className="shrink-0 font-semibold">{copy.contents}</span>
            <span className="min-w-0 grow truncate text-soft">{here}</span>
            <FoldArrow />
          </summary>
          <nav
            aria-label={copy.contents}
            className="max-h-[65dvh] overflow-y-auto border-t border-line p-3"
          >
            <Links current={current} onFollow={close} />
          </nav>
        </details>
      </div>
      <nav
        aria-label={copy.contents}
        ref={beside}
        className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto pb-7 [mask-image:linear-gradient(to_top,transparent,black_1.75rem)] text-[0.95rem] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:block"
      >
        <p className="mb-3 pl-4.5 text-sm font-semibold">{copy.contents}</p>
        <Links current={current} />
      </nav>
    </>
  );
}
