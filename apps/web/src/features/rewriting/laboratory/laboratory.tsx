import { useId } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../components/button.tsx';
import { laboratoryCopy as copy } from '../../../copy/laboratory-copy.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { ColouredText } from './coloured-text.tsx';
import { ScoreChart } from './score-chart.tsx';
import { scoreText } from './score-text.ts';
import { type Step, useLaboratory } from './use-laboratory.ts';

const steps: Step[] = ['original', 'planted', 'rewritten'];
const box = 'w-full field-edge px-3.5';

/** Plant a mark, see it, rewrite, see it again. */
export function Laboratory() {
  const lab = useLaboratory(useHydrated());
  const ids = { text: useId(), key: useId(), scheme: useId() };
  const { analysis } = lab;
  return (
    <section
      aria-label={copy.heading}
      className="rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-7 [&_p]:max-w-[39rem]"
    >
      <ol className="mb-6 flex flex-wrap gap-x-2 gap-y-1 text-sm">
        {steps.map((step, i) => (
          <li
            key={step}
            aria-current={step === lab.step ? 'step' : undefined}
            // A row of places passed, and no buttons: those stand below the text.
            className={`before:mr-2 before:font-normal before:text-soft before:content-['→'_/_''] first:before:content-none ${step === lab.step ? 'font-semibold text-accent' : 'text-soft'}`}
          >
            {i + 1}. {copy.steps[step]}
          </li>
        ))}
      </ol>
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <label htmlFor={ids.key} className="mb-1.5 block text-sm font-semibold">
            {copy.keyLabel}
          </label>
          <input
            id={ids.key}
            value={lab.mark.key}
            maxLength={100}
            aria-describedby={`${ids.key}-hint`}
            onChange={(event) => lab.setMark({ ...lab.mark, key: event.target.value })}
            className={`h-11 font-mono text-sm ${box}`}
          />
          <p id={`${ids.key}-hint`} className="!mt-1.5 !mb-0 !font-sans !text-sm text-soft">
            {copy.wrongKey}
          </p>
        </div>
        <div>
          <label htmlFor={ids.scheme} className="mb-1.5 block text-sm font-semibold">
            {copy.scheme}
          </label>
          <select
            id={ids.scheme}
            value={lab.mark.scheme}
            aria-describedby={`${ids.scheme}-hint`}
            onChange={(event) =>
              lab.setMark({
                ...lab.mark,
                scheme: event.target.value === 'unigram' ? 'unigram' : 'kgw',
              })
            }
            className={`h-11 text-[0.95rem] ${box}`}
          >
            <option value="kgw">{copy.kgw}</option>
            <option value="unigram">{copy.unigram}</option>
          </select>
          <p id={`${ids.scheme}-hint`} className="!mt-1.5 !mb-0 !font-sans !text-sm text-soft">
            {copy.schemeNames[lab.mark.scheme]}
          </p>
        </div>
      </div>
      <label htmlFor={ids.text} className="mt-5 mb-1.5 block text-sm font-semibold">
        {copy.textLabel}
      </label>
      <textarea
        id={ids.text}
        value={lab.text}
        maxLength={20_000}
        onChange={(event) => lab.type(event.target.value)}
        // Whole lines, so that none is cut in two.
        className={`block h-[15.5rem] resize-y py-3 leading-relaxed max-sm:h-[10.625rem] ${box}`}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          kind={lab.step === 'original' ? 'primary' : 'quiet'}
          onClick={lab.plant}
          disabled={lab.busy || lab.text.trim() === ''}
          className="max-sm:w-full"
        >
          {copy.plant}
        </Button>
        <Button
          kind={lab.step === 'planted' ? 'primary' : 'quiet'}
          onClick={lab.rewrite}
          disabled={lab.busy || lab.text.trim() === ''}
          className="max-sm:w-full"
        >
          {lab.busy ? copy.working : copy.rewrite}
        </Button>
        <Button
          // Never filled: it takes a text of one's own away.
          kind="ghost"
          onClick={lab.reset}
          disabled={lab.busy}
          className="max-sm:w-full"
        >
          {copy.reset}
        </Button>
      </div>
      {analysis ? (
        <div
          aria-busy={lab.isBehind}
          className={`mt-7 border-t border-line pt-6 transition-opacity ${lab.isBehind ? 'opacity-50' : ''}`}
        >
          <p role="status" className="!my-0 !font-sans !text-base">
            <b className="block text-[1.1rem] font-semibold text-pretty">
              {copy.verdict(analysis.of.score.z)}
            </b>{' '}
            <span className="mt-1 block text-soft tabular-nums">
              {copy.counted(analysis.of.score.greens, analysis.of.score.scored)}{' '}
              {copy.score(scoreText(analysis.of.score.z))}
            </span>
          </p>
          {lab.before === null || analysis.of.score.z >= lab.before ? null : (
            <p className="!mt-2 !mb-0 !font-sans !text-base">
              {copy.fall(scoreText(lab.before), scoreText(analysis.of.score.z))}
              {analysis.of.score.z >= 4 ? ` ${copy.stillMarked}` : null}
            </p>
          )}
          {lab.step === 'planted' && lab.isOwnText && analysis.of.score.z < 4 ? (
            <p className="!mt-2 !mb-0 !font-sans !text-base text-soft">{copy.fewPlaces}</p>
          ) : null}
          <div className="my-5">
            <ScoreChart bars={analysis.of.bars} z={analysis.of.score.z} scale={lab.scale} />
            <p className="!mt-2 !mb-0 !font-sans !text-sm text-soft">{copy.chart}</p>
          </div>
          <ColouredText text={analysis.text} words={analysis.of.words} />
          {lab.step === 'rewritten' ? (
            <p className="!my-5">
              <Link
                to="/"
                state={{ fromStatisticalWatermarks: true }}
                className={`${buttonClass()} font-sans !text-accent-ink !no-underline`}
              >
                {copy.toCleaner}
              </Link>
            </p>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
