import { bandOf, type CheckAnswer, sentenceLevel } from '@cleanpaste/contract';
import { useMemo, useState } from 'react';
import { checkCopy } from '../../copy/check-copy.ts';
import { sentencePieces } from './segments.ts';
import { TextBox } from './text-box.tsx';

const washes = ['level-0', 'level-1', 'level-2', 'level-3', 'level-4'] as const;

/** The text coloured sentence by sentence, and what speaks for the one that is pointed at. */
export function SentencesLayer({ report }: { report: CheckAnswer }) {
  const { sentences, checkedText } = report;
  const [pointed, setPointed] = useState<number | null>(null);
  const pieces = useMemo(
    () => sentencePieces(checkedText.length, sentences),
    [checkedText, sentences],
  );
  const shown = pointed === null ? null : sentences[pointed];
  return (
    // Alarm colours are for texts that are called machine-written, whatever one sentence is like.
    <div className={bandOf(report) === 'machine' ? '' : 'calm'}>
      <div className="flex h-7 gap-px overflow-hidden rounded-lg" aria-hidden="true">
        {sentences.map(({ start, end, score }) => (
          <span
            key={start}
            ref={(bar) => bar?.style.setProperty('flex-grow', String(end - start))}
            className={`min-w-px ${washes[sentenceLevel({ score })]}`}
          />
        ))}
      </div>
      <p className="mt-1.5 mb-4 flex flex-wrap gap-x-5 gap-y-1 text-xs text-soft">
        <span className="flex items-center gap-1.5">
          <i className="level-0 size-3 rounded-sm" /> {checkCopy.scale.person}
        </span>
        <span className="flex items-center gap-1.5">
          <i className="level-2 size-3 rounded-sm" /> {checkCopy.scale.between}
        </span>
        <span className="flex items-center gap-1.5">
          <i className="level-4 size-3 rounded-sm" /> {checkCopy.scale.machine}
        </span>
      </p>
      <TextBox>
        {pieces.map(({ start, end, sentence }) =>
          sentence === null ? (
            checkedText.slice(start, end)
          ) : (
            // biome-ignore lint/a11y/noStaticElementInteractions: pointing only shows what focus shows too
            <span
              key={start}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: each sentence can be read up from the keyboard
              tabIndex={0}
              onMouseEnter={() => setPointed(sentence)}
              onFocus={() => setPointed(sentence)}
              className={`rounded-[2px] ${washes[sentenceLevel(sentences[sentence]!)]} ${pointed === sentence ? 'outline-2 outline-accent' : ''}`}
            >
              {checkedText.slice(start, end)}
            </span>
          ),
        )}
      </TextBox>
      <p aria-live="polite" className="mt-2 min-h-6 text-sm text-soft">
        {checkCopy.notAlone}{' '}
        {shown ? shown.reasons.join(' · ') || checkCopy.noReason : checkCopy.sentencesHint}
      </p>
    </div>
  );
}
