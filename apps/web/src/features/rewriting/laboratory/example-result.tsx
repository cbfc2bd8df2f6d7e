import { Fragment, type ReactNode } from 'react';
import { statisticalCopy as copy } from '../../../copy/statistical-watermarks-copy.ts';
import { type Answer, cutExample } from './example-pieces.ts';

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
  const cut = answer && cutExample(answer);
  return (
    <Labelled label={copy.original}>
      {cut?.pieces.map(({ before, edit }) => (
        <Fragment key={edit.start}>
          {before}
          <del className="text-soft decoration-edge">{edit.original}</del>
        </Fragment>
      ))}
      {cut ? cut.end : copy.exampleSentence}
    </Labelled>
  );
}

/** The rewritten sentence with what is new in it, the figure, and each change. */
export function ExampleResult({ answer }: { answer: Answer }) {
  const cut = cutExample(answer);
  const percent = answer.detailedReport?.uniqueness ?? null;
  // A paragraph that a model reworded is read above: as a change it would be the text once more.
  const wordings = cut?.pieces.filter(({ edit }) => edit.kind !== 'paragraph') ?? [];
  return (
    <div role="status" className="mt-5 border-t border-line pt-5 [animation:rise_220ms_ease-out]">
      <Labelled label={copy.rewritten}>
        {cut?.pieces.map(({ before, edit }) => (
          <Fragment key={edit.start}>
            {before}
            <ins className="rounded-[3px] bg-accent-wash text-accent no-underline">
              {edit.replacement}
            </ins>
          </Fragment>
        ))}
        {cut ? cut.end : answer.cleanedText}
      </Labelled>
      {percent === null ? null : (
        <p className="!mt-4 !mb-0 !font-sans !text-base text-soft tabular-nums">
          {copy.share(percent)}
        </p>
      )}
      {wordings.length === 0 ? null : (
        <>
          <p className="!mt-3 !mb-0 !font-sans !text-sm font-semibold text-soft">
            {copy.whatChanged}
          </p>
          <ul className="!mt-1 !mb-0 !list-none !pl-0 !font-sans !text-base">
            {wordings.map(({ edit }) => (
              <li key={edit.start} className="!my-0.5 !pl-0">
                {copy.changed(edit.original, edit.replacement)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
