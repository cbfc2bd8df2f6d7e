import { useEffect, useRef, useState } from 'react';
import { contentsCopy as copy } from '../copy/contents-copy.ts';
import { stayAt } from '../lib/stay-at.ts';
import { useCurrentSection } from '../lib/use-current-section.ts';
import { FoldArrow } from './fold-arrow.tsx';

interface Entry {
  id: string;
  title: string;
}

interface ContentsProps {
  entries: readonly Entry[];
}

interface LinksProps extends ContentsProps {
  className: string;
  current?: string | null;
  onFollow?: () => void;
}

function Links({ entries, className, current = null, onFollow }: LinksProps) {
  return entries.map(({ id, title }) => (
    <li key={id}>
      <a
        href={`#${id}`}
        aria-current={id === current ? 'location' : undefined}
        onClick={() => {
          onFollow?.();
          stayAt(id);
        }}
        className={`flex items-center text-soft no-underline hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink ${className}`}
      >
        {title}
      </a>
    </li>
  ));
}

/**
 * Below the first words: one line that unfolds, and folds again behind the reader.
 * @param isAlways on a wide screen too, where no room beside the words is left for them
 */
export function FoldedContents({
  entries,
  isAlways = false,
}: ContentsProps & { isAlways?: boolean }) {
  const folded = useRef<HTMLDetailsElement>(null);
  const close = () => folded.current?.removeAttribute('open');
  return (
    <details
      ref={folded}
      className={`group mt-7 rounded-xl border border-line bg-surface lg:max-w-[39rem] ${isAlways ? '' : 'lg:hidden'}`}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-xl px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {copy.title}
        <FoldArrow />
      </summary>
      <nav aria-label={copy.title} className="border-t border-line px-4 py-1.5">
        <ul>
          <Links entries={entries} className="min-h-11 py-1 leading-snug" onFollow={close} />
        </ul>
      </nav>
    </details>
  );
}

const isWide = '(min-width: 64rem)';
const none: string[] = [];

/**
 * Beside the words of an article, on a wide screen: goes along, and tells where the reader is. Its parent is `relative`;
 * what is `wide` there passes over it.
 * @param isLate not before the reader has come to the first of them: above it stand others
 */
export function ContentsBeside({
  entries,
  title = copy.title,
  isLate = false,
}: ContentsProps & { title?: string; isLate?: boolean }) {
  // Elsewhere it is not shown, and where the headings stand is not asked: some are laid out late.
  const [ids, setIds] = useState(none);
  useEffect(() => {
    const wide = matchMedia(isWide);
    const look = () => setIds(wide.matches ? entries.map(({ id }) => id) : none);
    look();
    wide.addEventListener('change', look);
    return () => wide.removeEventListener('change', look);
  }, [entries]);
  const current = useCurrentSection(ids);
  return (
    <div className="absolute inset-y-0 right-0 hidden w-52 lg:block">
      <nav
        aria-label={title}
        className={`sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto pb-1 font-sans text-[0.95rem] ${isLate && current === null ? 'invisible' : ''}`}
      >
        <p className="mb-3 pl-4.5 text-sm font-semibold">{title}</p>
        <ul>
          <Links
            entries={entries}
            current={current}
            className="min-h-7 border-l-2 border-line py-0.5 pr-1 pl-4 leading-snug"
          />
        </ul>
      </nav>
    </div>
  );
}
