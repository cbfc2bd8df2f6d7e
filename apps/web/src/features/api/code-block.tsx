import { CopyButton } from '../../components/copy-button.tsx';

/** Code with a button that copies it. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <section
      aria-label={label}
      className="my-4 flex items-start gap-3 rounded-xl border border-line bg-surface p-2.5 pl-4"
    >
      <pre className="min-w-0 grow py-1.5 text-[0.86rem] leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
        <code className="!bg-transparent !p-0 font-mono !text-[1em]">{code}</code>
      </pre>
      <CopyButton text={code} />
    </section>
  );
}
