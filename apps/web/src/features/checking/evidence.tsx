import { bandOf, type CheckAnswer, evidenceByWeight, evidenceStrength } from '@cleanpaste/contract';
import { useId } from 'react';
import { FoldArrow } from '../../components/fold-arrow.tsx';
import { checkCopy } from '../../copy/check-copy.ts';

const directions = ['machine', 'person'] as const;

type Piece = CheckAnswer['evidence'][number];

/** Lengths of the bars, which say what the words beside them say. */
const lengths = { strong: 'w-full', moderate: 'w-3/5', slight: 'w-1/4' } as const;

/** One thing that was noticed, with its words where it has any, and how much it weighed. */
function PieceRow({ piece }: { piece: Piece }) {
  const { label, direction, examples = [] } = piece;
  const strength = evidenceStrength(piece);
  return (
    <li className="flex flex-wrap items-start gap-x-4">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{label}</span>
      <span className="flex w-36 shrink-0 items-center gap-2 text-soft">
        <span className="h-1.5 grow rounded-full bg-sunken" aria-hidden="true">
          <i
            className={`block h-full rounded-full ${lengths[strength]} ${direction === 'machine' ? 'bg-mark in-[.calm]:bg-edge' : 'bg-accent'}`}
          />
        </span>
        <span className="w-16 shrink-0">{checkCopy.strengths[strength]}</span>
      </span>
      {/* A line of their own: beside the bar a pair of words would be torn. */}
      {examples.length > 0 ? (
        <span className="basis-full text-soft [overflow-wrap:anywhere]">
          {checkCopy.examples(examples)}
        </span>
      ) : null}
    </li>
  );
}

/** What speaks in either direction, each from the strongest on. */
function Pieces({ evidence }: { evidence: readonly Piece[] }) {
  const id = useId();
  const sides = directions.filter((side) => evidence.some((one) => one.direction === side));
  return (
    <div
      className={`grid gap-x-10 gap-y-4 text-sm ${sides.length > 1 ? 'sm:grid-cols-2' : 'max-w-md'}`}
    >
      {sides.map((direction) => {
        const own = evidence.filter((one) => one.direction === direction);
        return (
          <div key={direction}>
            <p id={`${id}-${direction}`} className="mb-1.5 text-soft">
              {checkCopy.towards[direction]}
            </p>
            <ul aria-labelledby={`${id}-${direction}`} className="grid gap-y-2">
              {own.map((piece) => (
                <PieceRow key={piece.label} piece={piece} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** What in the whole text moved its figure, the strongest first; of a figure that settles nothing it is called so. */
export function Evidence({ report }: { report: CheckAnswer }) {
  if (report.evidence.length === 0) return null;
  const { first, rest } = evidenceByWeight(report.evidence);
  const band = bandOf(report);
  const title = band === 'unclear' ? checkCopy.unsettled : checkCopy.evidence;
  return (
    // Alarm colours are for texts that are called machine-written.
    <section aria-label={title} className={band === 'machine' ? '' : 'calm'}>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <Pieces evidence={first} />
      {rest.length === 0 ? null : (
        <details className="mt-2 text-sm">
          <summary className="fold-line py-2 font-medium text-accent">
            {checkCopy.moreEvidence(rest.length)}
            <FoldArrow />
          </summary>
          <div className="mt-1">
            <Pieces evidence={rest} />
          </div>
        </details>
      )}
      {band === 'machine' && !report.mixed ? (
        <p className="mt-3 text-sm text-soft">{checkCopy.even}</p>
      ) : null}
    </section>
  );
}
