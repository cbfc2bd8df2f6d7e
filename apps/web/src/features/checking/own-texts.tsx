import type { CheckAnswer } from '@cleanpaste/contract';
import { FoldArrow } from '../../components/fold-arrow.tsx';
import { ownTextsCopy as copy } from '../../copy/own-texts-copy.ts';
import { formatDateTime } from '../../lib/format.ts';

/** What stands in the person's own earlier texts: named for what it is, and counted nowhere. */
export function OwnTexts({ report }: { report: CheckAnswer }) {
  const { ownTexts, checkedText } = report;
  if (!ownTexts) return null;
  return (
    <section aria-label={copy.title}>
      <h3 className="mb-1 font-semibold">{copy.title}</h3>
      <p className="text-sm leading-relaxed text-soft">
        {ownTexts.length === 0 ? copy.none : copy.note}
      </p>
      <ul className="mt-3 space-y-3">
        {ownTexts.map(({ createdAt, matchPercentage, passages }) => (
          <li key={createdAt} className="rounded-xl border border-line px-4 py-3">
            <details>
              <summary className="fold-line font-medium">
                {copy.text(formatDateTime(createdAt), matchPercentage)}
                <FoldArrow />
              </summary>
              <ul className="mt-2 space-y-2 text-sm leading-relaxed">
                {passages.map(({ start, end }) => (
                  <li key={`${start}-${end}`}>
                    <blockquote
                      dir="auto"
                      className="border-l-2 border-line pl-3 whitespace-pre-wrap [overflow-wrap:anywhere]"
                    >
                      {checkedText.slice(start, end)}
                    </blockquote>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
