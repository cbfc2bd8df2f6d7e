import { CopyButton } from '../../components/copy-button.tsx';

/** Code that can be copied; long lines scroll, and can be reached by the keyboard. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <div className="relative my-4">
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
        tabIndex={0}
        className="overflow-x-auto rounded-xl border border-line bg-surface p-4 pr-22 text-[0.86rem] leading-relaxed"
      >
        <pre>
          <code className="!bg-transparent !p-0 font-mono !text-[1em]">{code}</code>
        </pre>
      </section>
      <CopyButton text={code} className="absolute top-2.5 right-2.5" />
    </div>
  );
}
