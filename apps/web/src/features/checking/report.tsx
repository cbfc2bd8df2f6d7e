import { bandOf, type CheckAnswer, isAllClear, shortestJudged } from '@cleanpaste/contract';
import { Button } from '../../components/button.tsx';
import { checkCopy } from '../../copy/check-copy.ts';
import { formatCount } from '../../lib/count.ts';
import { Figure } from './figure.tsx';
import { Matches } from './matches.tsx';
import { meanRate, percentOf, Rates } from './rates.tsx';
import { SentenceMap } from './sentence-map.tsx';
import type { Check } from './use-check.ts';

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
  const band = bandOf(report);
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
          {...(band ? { band: checkCopy.bands[band] } : {})}
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
          {isAllClear(report) ? null : <FixButton check={check} />}
          <p className="min-w-60 flex-1 text-sm leading-relaxed text-soft">
            {checkCopy.disclaimer}
          </p>
        </div>
      </div>
    </section>
  );
}
