import { Fragment } from 'react';
import { CopyButton } from '../../components/copy-button.tsx';

interface CodeBlockProps {
  code: string;
  /** What it is, for whoever hears the page. */
  label: string;
  /** What it is, written above the code, where the text around does not say so. */
  title?: string;
  /** False: it is read, and nobody has a use for a copy. */
  isCopied?: boolean;
}

/** Of a line that goes on below, the sign that says so, held by the end of the word before it. */
const continued = /^(.*?)(\S{0,4} \\)$/;

/** A line as it stands; where it is too long for a phone, its last sign never stands alone. */
function Line({ line }: { line: string }) {
  const [, start, end] = continued.exec(line) ?? [];
  if (end === undefined) return line;
  return (
    <>
      {start}
      <span className="whitespace-pre">{end}</span>
    </>
  );
}

/** Code, with a button that copies it. */
export function CodeBlock({ code, label, title, isCopied = true }: CodeBlockProps) {
  return (
    <section
      aria-label={label}
      className="my-4 flow-root rounded-xl border border-line bg-surface p-2.5 pl-4"
    >
      {isCopied ? <CopyButton text={code} className="float-right ml-3" /> : null}
      {title ? <p className="pt-1 text-sm font-medium text-soft">{title}</p> : null}
      <pre className="py-1.5 text-[0.86rem] leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
        <code className="!bg-transparent !p-0 font-mono !text-[1em]">
          {code.split('\n').map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <Fragment key={place}>
              {place > 0 ? '\n' : null}
              <Line line={line} />
            </Fragment>
          ))}
        </code>
      </pre>
    </section>
  );
}
