import type { CheckAnswer } from '@cleanpaste/contract';
import { FoldArrow } from '../../components/fold-arrow.tsx';
import { checkCopy } from '../../copy/check-copy.ts';
import { formatCount } from '../../lib/count.ts';

/** `1.5%` from 0.015. */
export const percentOf = (rate: number) => `${(rate * 100).toFixed(1)}%`;

/** Macro average: each group of people counts the same, however many texts it has. */
export function meanRate({ falsePositives }: CheckAnswer): number {
  const sum = falsePositives.reduce((total, { rate }) => total + rate, 0);
  return sum / falsePositives.length;
}

/** How often the likelihood is wrong about people, group by group. */
export function Rates({ report }: { report: CheckAnswer }) {
  return (
    <details className="text-sm">
      <summary className="fold-line font-medium text-accent">
        {checkCopy.ratesTitle}
        <FoldArrow />
      </summary>
      <table className="mt-3 w-full text-left">
        <thead className="text-soft">
          <tr>
            <th className="py-1 font-medium">{checkCopy.ratesGroup}</th>
            <th className="py-1 text-right font-medium">{checkCopy.ratesTexts}</th>
            <th className="py-1 pl-4 text-right font-medium">{checkCopy.ratesRate}</th>
          </tr>
        </thead>
        <tbody>
          {report.falsePositives.map(({ label, texts, rate }) => (
            <tr key={label} className="border-t border-line">
              <td className="py-1.5">{label}</td>
              <td className="py-1.5 text-right tabular-nums">{formatCount(texts)}</td>
              <td className="py-1.5 pl-4 text-right tabular-nums">{percentOf(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
