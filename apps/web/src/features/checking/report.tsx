import { type CheckAnswer, shortestJudged } from '@cleanpaste/contract';
import { Button } from '../../components/button.tsx';
import { checkCopy } from '../../copy/check-copy.ts';
import { formatCount } from '../../lib/count.ts';
import { Figure } from './figure.tsx';
import { Matches } from './matches.tsx';
import { SentenceMap } from './sentence-map.tsx';
import { type Check, isClear } from './use-check.ts';

const percentOf = (rate: number) => `${(rate * 100).toFixed(1)}%`;

/** Macro average: each group of people counts the same, however many texts it has. */
function meanRate({ falsePositives }: CheckAnswer): number {
  const sum = falsePositives.reduce((total, { rate }) => total + rate, 0);
  return sum / falsePositives.length;
}

function Rates({ report }: { report: CheckAnswer }) {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-medium text-accent">{checkCopy.ratesTitle}</summary>
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

function FixButton({ check }: { check: Check }) {
  const { phase } = check;
  const label =
    phase === 'scanning' || phase === 'analyzing' ? checkCopy.fixing[phase] : checkCopy.fix;
  return (
    <Button onClick={check.fix} disabled={check.busy}>
      {label}
    </Button>
  );
}

/** With how much the text was compared; another provider's sources cannot be counted. */
function comparedNote({ provider, sourcesCompared }: CheckAnswer): string {
  if (provider !== 'local') return checkCopy.elsewhereNote;
  return sourcesCompared
    ? checkCopy.similarityNote(formatCount(sourcesCompared))
    : checkCopy.noCorpus;
}

/** Error rates are said where they have been measured, and only there. */
function aiNote(report: CheckAnswer): string {
  if (report.aiScore === null) return checkCopy.tooShortNote(shortestJudged);
  if (report.falsePositives.length === 0) return checkCopy.elsewhereAiNote;
  return checkCopy.aiNote(percentOf(meanRate(report)));
}

/** What a check found, with what can be done about it. */
export function Report({ check, report }: { check: Check; report: CheckAnswer }) {
  const { similarity, aiScore, before, falsePositives } = report;
  return (
    <section
      aria-label={checkCopy.report}
      className="overflow-hidden rounded-2xl border border-line bg-surface shadow-card [animation:rise_220ms_ease-out]"
    >
      <div className="grid divide-y divide-line border-b border-line sm:grid-cols-2 sm:divide-x sm:divide-y-0">
        <Figure
          label={checkCopy.similarity}
          percent={similarity}
          {...(before ? { before: checkCopy.before(before.similarity) } : {})}
          note={comparedNote(report)}
        />
        <Figure
          label={checkCopy.ai}
          percent={aiScore}
          words={checkCopy.tooShort}
          {...(before
            ? {
                before:
                  before.aiScore === null
                    ? checkCopy.beforeTooShort
                    : checkCopy.before(before.aiScore),
              }
            : {})}
          note={aiNote(report)}
        />
      </div>
      <div className="space-y-8 px-5 py-6 sm:px-6">
        <div>
          <h3 className="mb-3 font-semibold">{checkCopy.found}</h3>
          <Matches report={report} />
        </div>
        {aiScore === null ? null : (
          <div>
            <h3 className="mb-3 font-semibold">{checkCopy.sentences}</h3>
            <SentenceMap report={report} />
          </div>
        )}
        {aiScore === null || falsePositives.length === 0 ? null : <Rates report={report} />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
          {isClear(report) ? null : <FixButton check={check} />}
          <p className="min-w-60 flex-1 text-sm leading-relaxed text-soft">
            {checkCopy.disclaimer}
          </p>
        </div>
      </div>
    </section>
  );
}
