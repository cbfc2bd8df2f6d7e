import type { ReactNode } from 'react';
import { CopyButton } from '../../components/copy-button.tsx';
import { useMoreSides } from '../../lib/use-more-sides.ts';

interface CodeBlockProps {
  code: string;
  /** What it is, for whoever hears the page. */
  label: string;
  /** What it is, or the choice of it, above the code. */
  title: ReactNode;
  /** False: it is read, and nobody has a use for a copy. */
  isCopied?: boolean;
  /** True of prose in JSON, which where it is wide is read rather than scrolled. */
  isWrapped?: boolean;
}

/** Code with a button that copies it. Lines stay whole, so that an address is one; longer ones are scrolled to. */
export function CodeBlock(props: CodeBlockProps) {
  const { code, label, title, isCopied = true, isWrapped = false } = props;
  const sides = useMoreSides<HTMLPreElement>();
  return (
    <section aria-label={label} className="my-4 rounded-xl border border-line bg-surface">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 border-b border-line py-1 pr-1.5 pl-4 text-sm font-medium text-soft">
        <div>{title}</div>
        {isCopied ? <CopyButton text={code} /> : null}
      </div>
      <pre
        ref={sides}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled is scrolled by keyboard, too
        tabIndex={0}
        className={`scroll-hint overflow-x-auto px-4 py-3 text-[0.86rem] leading-relaxed ${isWrapped ? 'sm:whitespace-pre-wrap' : ''}`}
      >
        <code className="!bg-transparent !p-0 font-mono !text-[1em]">{code}</code>
      </pre>
    </section>
  );
}
