import {
  bandEdges,
  bandOf,
  type CheckAnswer,
  type FiguresBefore,
  indexShareNote,
  type LikelihoodBand,
  leftOutOf,
  likelihoodPercent,
  machineSentences,
  mixedNote,
  shortestJudged,
} from '@cleanpaste/contract';
import { checkCopy } from '../../copy/check-copy.ts';
import { formatCount } from '../../lib/count.ts';
import { Figure } from './figure.tsx';
import { LikelihoodMeter, ShareMeter } from './meters.tsx';
import { meanRate, percentOf } from './rates.tsx';

/** With how much the text was compared; another provider's sources cannot be counted. */
function comparedNote(report: CheckAnswer): string {
  const { provider, sourcesCompared } = report;
  if (provider !== 'local') return checkCopy.elsewhereNote;
  if (!sourcesCompared) return checkCopy.noCorpus;
  const compared = isNothingSimilar(report)
    ? checkCopy.nothingHereNote
    : checkCopy.similarityNote(formatCount(sourcesCompared));
  const missing = indexShareNote(report);
  return missing ? `${missing} ${compared}` : compared;
}

/** A report that was kept from before there were reasons has the one there was. */
const reasonOf = ({ aiReason }: CheckAnswer) => aiReason ?? 'too short to say';

const partNote = (
  { judgedWords, words }: CheckAnswer,
  rest: NonNullable<CheckAnswer['notJudged']>,
) => checkCopy.judgedPart(formatCount(judgedWords), formatCount(words), rest);

/** Error rates are said where they have been measured, and only there. */
function aiNote(report: CheckAnswer): string {
  if (report.aiScore === null) {
    const isShort = reasonOf(report) === 'too short to say';
    return isShort
      ? checkCopy.tooShortNote(
          shortestJudged,
          formatCount(report.judgedWords),
          formatCount(report.words),
        )
      : checkCopy.noFigureNote;
  }
  if (report.falsePositives.length === 0) return checkCopy.elsewhereAiNote;
  const { notJudged } = report;
  return [
    checkCopy.estimate,
    // Where nothing is claimed there is no rate of being wrong.
    bandOf(report) === 'unclear' ? null : rateNote(report),
    report.mixed ? mixedNote(report) : null,
    notJudged ? partNote(report, notJudged) : null,
  ]
    .filter((one) => one !== null)
    .join(' ');
}

/** One rate: that of the nearest kind, where there is one. All of them are in the table below. */
function rateNote(report: CheckAnswer): string {
  const { peopleAsHigh: people, verdictThreshold } = report;
  return people
    ? checkCopy.asHigh(people.rate, people.label, formatCount(people.texts))
    : checkCopy.aiNote(percentOf(meanRate(report)), verdictThreshold);
}

const isNothingSimilar = ({ similarity, sources, copied }: CheckAnswer) =>
  similarity === 0 && sources.length === 0 && copied.length === 0;

/** That nothing was found says with what it was compared, in the same breath. */
function nothingFound(report: CheckAnswer): string {
  const { provider, sourcesCompared } = report;
  const { none, noneBesideQuoted, noneBesideLeftOut, noneElsewhere, notCompared } =
    checkCopy.similarVerdicts;
  if (provider !== 'local') return noneElsewhere;
  if (!sourcesCompared) return notCompared;
  // What is quoted was left out, and may well stand on this server.
  const beside = { none, quotations: noneBesideQuoted, more: noneBesideLeftOut };
  return beside[leftOutOf(report)](formatCount(sourcesCompared));
}

function similarVerdict(report: CheckAnswer): string {
  const { copied, sources } = report;
  const places = copied.reduce((count, source) => count + source.places.length, 0);
  if (places > 0) return checkCopy.similarVerdicts.copied(places);
  if (sources.length > 0) return checkCopy.similarVerdicts.similar(sources.length);
  return nothingFound(report);
}

function aiVerdict(report: CheckAnswer, band: LikelihoodBand | null): string {
  if (band === null) return checkCopy.noFigure[reasonOf(report)];
  const part = machineSentences(report);
  return part ? checkCopy.machineBecause(part.like, part.of) : checkCopy.bands[band];
}

const tones = { person: 'good', unclear: 'plain', machine: 'alarm' } as const;

interface FiguresProps {
  report: CheckAnswer;
  before: FiguresBefore | null;
  /** Passages are quoted since: what was measured of the similarity is old. */
  isQuoted: boolean;
}

/** Both figures, each with its verdict in words; `before` are those of the text before it was changed. */
export function Figures({ report, before, isQuoted }: FiguresProps) {
  const { similarity, aiScore } = report;
  const band = bandOf(report);
  const isUnclear = band === 'unclear';
  // What is quoted since is not copied any more.
  const isCopied = report.copied.length > 0 && !isQuoted;
  // The same figure twice is no change, and nothing to say.
  const hasAi = before !== null && before.aiScore !== aiScore;
  const aiBefore = isQuoted
    ? aiScore !== null && checkCopy.beforeQuoting
    : before &&
      hasAi &&
      (before.aiScore === null
        ? checkCopy.beforeNone
        : checkCopy.before(likelihoodPercent(before.aiScore)));
  const similarBefore = isQuoted
    ? checkCopy.beforeQuoting
    : before && before.similarity !== similarity && checkCopy.before(`${before.similarity}%`);
  return (
    <div className="grid divide-y divide-line border-b border-line sm:grid-cols-2 sm:divide-x sm:divide-y-0">
      <Figure
        label={checkCopy.similarity}
        verdict={similarVerdict(report)}
        // Never green: a collection in which nothing was found clears nobody. Words that stand elsewhere are a finding.
        tone={isQuoted ? 'old' : isCopied ? 'alarm' : 'plain'}
        figure={`${similarity}%`}
        faint={isQuoted}
        {...(similarBefore ? { before: similarBefore } : {})}
        meter={<ShareMeter percent={similarity} isCopied={isCopied} />}
        note={comparedNote(report)}
      />
      <Figure
        label={checkCopy.ai}
        verdict={aiVerdict(report, band)}
        tone={isQuoted ? 'old' : band === null ? 'plain' : tones[band]}
        figure={
          aiScore === null
            ? null
            : isUnclear
              ? checkCopy.between(aiScore, ...bandEdges(report), aiBefore || undefined)
              : likelihoodPercent(aiScore)
        }
        faint={isUnclear || isQuoted}
        {...(aiBefore && !isUnclear ? { before: aiBefore } : {})}
        meter={<LikelihoodMeter report={report} />}
        note={aiNote(report)}
      />
    </div>
  );
}
