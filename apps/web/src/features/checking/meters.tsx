import { bandEdges, bandOf, type CheckAnswer } from '@cleanpaste/contract';
import { useId } from 'react';
import { checkCopy } from '../../copy/check-copy.ts';

interface ShareMeterProps {
  percent: number;
  /** Passages stand elsewhere word for word; a share of likeness alone is neither good nor bad. */
  isCopied: boolean;
}

/** How much of the text is matched. */
export function ShareMeter({ percent, isCopied }: ShareMeterProps) {
  return (
    <progress
      aria-label={checkCopy.similarity}
      max={100}
      value={percent}
      className={`usage-bar mt-2.5 ${isCopied ? 'full' : 'neutral'}`}
    />
  );
}

/** Where a percentage stands in a drawing 300 wide: at either end the whole dot lies within the bar. */
const at = (percent: number) => 7 + 2.86 * percent;

const fills = { person: 'fill-accent', unclear: 'fill-soft', machine: 'fill-mark' } as const;

/** Named below its mark; as words of the page, and not of the drawing, it keeps its size. */
function Threshold({ percent, unclearFrom }: { percent: number; unclearFrom: number }) {
  const isRight = percent > 60;
  const room = isRight ? 296 - at(percent) : at(percent) - 4;
  return (
    <p
      ref={(it) =>
        it?.style.setProperty(isRight ? 'padding-right' : 'padding-left', `${room / 3}%`)
      }
      aria-hidden="true"
      className="mt-0.5 flex justify-between gap-3 text-[0.8rem] leading-tight text-soft"
    >
      {isRight ? <span>{checkCopy.below(unclearFrom)}</span> : null}
      <span>{checkCopy.threshold(percent)}</span>
    </p>
  );
}

/** Where the likelihood lies between its bands: the middle one is hatched, and a mark says where the last begins. */
export function LikelihoodMeter({ report }: { report: CheckAnswer }) {
  const hatch = useId();
  const { aiScore } = report;
  const band = bandOf(report);
  if (aiScore === null || band === null) return null;
  const [unclearFrom, machineFrom] = bandEdges(report);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter element shows neither bands nor a threshold
    <div
      role="meter"
      aria-label={checkCopy.ai}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={aiScore}
      aria-valuetext={checkCopy.meter(aiScore, checkCopy.bands[band])}
      className="mt-2.5"
    >
      {/* Drawn 300 wide, as it is seen, so that dot and hatching keep their shape. */}
      <svg viewBox="0 0 300 23" className="block w-full" aria-hidden="true">
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse">
            <path d="M-1 6 6 -1" className="stroke-edge" strokeWidth="1" />
          </pattern>
          <clipPath id={`${hatch}-clip`}>
            <rect x="0" y="6" width="300" height="10" rx="5" />
          </clipPath>
        </defs>
        <g clipPath={`url(#${hatch}-clip)`}>
          <rect x="0" y="6" width="300" height="10" className="fill-sunken" />
          <rect x="0" y="6" width={at(unclearFrom)} height="10" className="fill-accent/30" />
          <rect
            x={at(unclearFrom)}
            y="6"
            width={at(machineFrom) - at(unclearFrom)}
            height="10"
            fill={`url(#${hatch})`}
          />
          <rect
            x={at(machineFrom)}
            y="6"
            width={300 - at(machineFrom)}
            height="10"
            className={band === 'machine' ? 'fill-mark/50' : 'fill-edge/60'}
          />
        </g>
        {/* Longer than the dot is high: where both meet, the dot stays whole and the threshold is still seen. */}
        <path d={`M${at(machineFrom)} 0V22`} className="stroke-surface" strokeWidth="3.5" />
        <path d={`M${at(machineFrom)} 0V22`} className="stroke-soft" strokeWidth="1.25" />
        <circle
          cx={at(aiScore)}
          cy="11"
          r="4.5"
          strokeWidth="1.5"
          className={`stroke-surface ${fills[band]}`}
        />
      </svg>
      <Threshold percent={machineFrom} unclearFrom={unclearFrom} />
    </div>
  );
}
