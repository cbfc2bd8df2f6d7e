import { bandOf, type CheckAnswer } from '@cleanpaste/contract';
import { useId } from 'react';
import { checkCopy } from '../../copy/check-copy.ts';

const directions = ['machine', 'person'] as const;

interface PiecesProps {
  evidence: CheckAnswer['evidence'];
  direction: (typeof directions)[number];
}

/** What speaks in one direction. */
function Pieces({ evidence, direction }: PiecesProps) {
  const id = useId();
  return (
    <>
      <p id={id} className="mb-1.5 text-soft">
        {checkCopy.towards[direction]}
      </p>
      <ul aria-labelledby={id} className="grid gap-y-1.5">
        {evidence
          .filter((one) => one.direction === direction)
          .map(({ label }) => (
            <li key={label} className="flex items-baseline gap-2">
              <i
                className={`size-2.5 shrink-0 rounded-sm ${direction === 'machine' ? 'level-4' : 'level-0'}`}
              />
              {label}
            </li>
          ))}
      </ul>
    </>
  );
}

/** What in the whole text moved its figure, the strongest first; of a figure that settles nothing it is called so. */
export function Evidence({ report }: { report: CheckAnswer }) {
  const { evidence } = report;
  if (evidence.length === 0) return null;
  const band = bandOf(report);
  const title = band === 'unclear' ? checkCopy.unsettled : checkCopy.evidence;
  return (
    // Alarm colours are for texts that are called machine-written.
    <section aria-label={title} className={band === 'machine' ? '' : 'calm'}>
      <h3 className="mb-2 text-sm font-semibold text-soft">{title}</h3>
      <div className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        {directions.map((direction) => (
          <div key={direction} className="empty:hidden">
            {evidence.some((one) => one.direction === direction) ? (
              <Pieces evidence={evidence} direction={direction} />
            ) : null}
          </div>
        ))}
      </div>
    </section>
  );
}
