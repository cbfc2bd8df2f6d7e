import type { StrongParaphraseAnswer } from '@cleanpaste/contract';
import type { ReactNode } from 'react';
import { resultCopy } from '../../../copy/result-copy.ts';
import { statisticalCopy as copy } from '../../../copy/statistical-watermarks-copy.ts';
import { piecesOf, withoutUndone } from '../rewrite/edit-pieces.ts';

type Answer = Pick<StrongParaphraseAnswer, 'cleanedText' | 'baseText' | 'edits' | 'detailedReport'>;

const none: ReadonlySet<number> = new Set();

/** The changes, where they lead from the one text to the other: a model's version may come without them. */
function editsOf({ cleanedText, baseText, edits }: Answer) {
  return withoutUndone(baseText, edits, none) === cleanedText ? edits : [];
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <p className="!my-0 !font-sans !text-sm font-semibold text-soft">{label}</p>
      <p className="!mt-1 !mb-0 font-serif !text-[1.1rem] !leading-relaxed">{children}</p>
    </>
  );
}

/** The sentence as it was; once it is rewritten, what is no longer there is struck out. */
export function ExampleOriginal({ answer }: { answer: Answer | null }) {
  const pieces = answer ? piecesOf(answer.baseText, editsOf(answer)) : [];
  return (
    <Labelled label={copy.original}>
      {answer === null
        ? copy.exampleSentence
        : pieces.map((piece) =>
            piece.kind === 'same' ? (
              piece.text
            ) : (
              <del key={piece.key} className="text-soft decoration-edge">
                {piece.original}
              </del>
            ),
          )}
    </Labelled>
  );
}

/** The rewritten sentence with what is new in it, the figures, and each change. */
export function ExampleResult({ answer }: { answer: Answer }) {
  const edits = editsOf(answer);
  // A paragraph that a model reworded is read above: as a change it would be the text once more.
  const wordings = edits.filter(({ kind }) => kind !== 'paragraph');
  const percent = answer.detailedReport?.uniqueness ?? null;
  return (
    <div role="status" className="mt-5 border-t border-line pt-5 [animation:rise_220ms_ease-out]">
      <Labelled label={copy.rewritten}>
        {edits.length === 0
          ? answer.cleanedText
          : piecesOf(answer.baseText, edits).map((piece) =>
              piece.kind === 'same' ? (
                piece.text
              ) : (
                <ins
                  key={piece.key}
                  className="rounded-[3px] bg-accent-wash text-accent no-underline"
                >
                  {piece.replacement}
                </ins>
              ),
            )}
      </Labelled>
      {percent === null ? null : (
        <p className="!mt-4 !mb-0 !font-sans !text-base tabular-nums">
          <b className="font-semibold">{resultCopy.uniqueness(percent)}</b>{' '}
          <span className="text-soft">{resultCopy.uniquenessMeans(percent)}</span>
        </p>
      )}
      {wordings.length === 0 ? null : (
        <>
          <p className="!mt-3 !mb-0 !font-sans !text-base font-semibold">
            {resultCopy.wordings(wordings.length, wordings.length)}
          </p>
          <ul className="!mt-1 !mb-0 !list-none !pl-0 !font-sans !text-base text-soft">
            {wordings.map(({ start, original, replacement }) => (
              <li key={start} className="!my-0.5 !pl-0">
                {copy.changed(original, replacement)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
