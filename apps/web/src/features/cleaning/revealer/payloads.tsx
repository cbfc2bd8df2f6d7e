import type { Payload } from '@cleanpaste/core/hidden';
import { messageCopy } from '../../../copy/message-copy.ts';
import { revealerCopy } from '../../../copy/revealer-copy.ts';
import { hexDump } from './hex-dump.ts';

const shown = 20;
const longestContent = 2000;
const certaintyClass: Record<Payload['certainty'], string> = {
  exact: 'bg-mark-wash text-mark',
  likely: 'bg-mark-wash text-mark',
  possible: 'bg-sunken text-soft',
  detected: 'bg-sunken text-soft',
};

export const isProvenance = ({ scheme }: Payload) => scheme === 'c2pa-text';

/** The messages that were written into the text with hidden characters; provenance has its own place. */
export function Payloads({ payloads }: { payloads: Payload[] }) {
  const messages = payloads.filter((payload) => !isProvenance(payload));
  if (messages.length === 0) return null;
  const more = messages.length - shown;
  return (
    <section aria-label={revealerCopy.payloads(messages.length)}>
      <h3 className="mb-2 text-[0.95rem] font-semibold">
        {revealerCopy.payloads(messages.length)}
      </h3>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-mark-line bg-surface shadow-card">
        {messages.slice(0, shown).map((payload) => (
          <li key={`${payload.scheme} ${payload.start}`} className="px-4 py-4 sm:px-5">
            <Message payload={payload} />
          </li>
        ))}
        {more > 0 ? (
          <li className="px-4 py-3 text-sm text-soft sm:px-5">{revealerCopy.morePayloads(more)}</li>
        ) : null}
      </ul>
    </section>
  );
}

function Message({ payload }: { payload: Payload }) {
  const { scheme, content, bytes, certainty, note } = payload;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold">{messageCopy.scheme(scheme)}</span>
        <span
          className={`rounded-full px-2 py-0.5 text-xs font-medium [word-spacing:0.12em] ${certaintyClass[certainty]}`}
        >
          {content === null
            ? messageCopy.certainty[certainty]
            : revealerCopy.certainty(messageCopy.certainty[certainty])}
        </span>
        {bytes ? <span className="text-soft">{revealerCopy.bytes(bytes.length)}</span> : null}
      </p>
      {content === null ? null : <Content content={content} />}
      {content === null && bytes ? (
        <pre className="mt-2 overflow-x-auto font-mono text-[0.8rem] leading-relaxed text-soft">
          {hexDump(bytes)}
        </pre>
      ) : null}
      <p className="mt-2 text-sm text-soft">{note}</p>
    </>
  );
}

function Content({ content }: { content: string }) {
  const cut = content.length - longestContent;
  return (
    <blockquote className="mt-2 max-h-72 overflow-y-auto font-serif text-[1.3rem] leading-snug whitespace-pre-wrap [overflow-wrap:anywhere]">
      {cut > 0 ? content.slice(0, longestContent) : content}
      {cut > 0 ? <span className="text-soft"> {revealerCopy.cut(cut)}</span> : null}
    </blockquote>
  );
}
