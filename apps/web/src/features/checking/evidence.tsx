import { bandOf, type CheckAnswer } from '@cleanpaste/contract';
import { checkCopy } from '../../copy/check-copy.ts';

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
      <ul className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
        {evidence.map(({ label, direction }) => (
          <li key={label} className="flex items-baseline gap-2">
            <i
              className={`size-2.5 shrink-0 rounded-sm ${direction === 'machine' ? 'level-4' : 'level-0'}`}
            />
            <span>
              {label} <span className="text-soft">· {checkCopy.towards[direction]}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
