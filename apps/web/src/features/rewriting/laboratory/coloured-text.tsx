import type { ColouredWord } from '@cleanpaste/core/watermark';
import { useId, useState } from 'react';
import { foldButton } from '../../../components/fold-look.ts';
import { foldCopy } from '../../../copy/fold-copy.ts';
import { laboratoryCopy } from '../../../copy/laboratory-copy.ts';

const washes = {
  counted: 'bg-accent/25',
  again: 'border-b-2 border-dotted border-accent',
} as const;
/** What the two washes mean, above the text that has them. */
const keys = [
  [washes.counted, laboratoryCopy.greenCounted],
  [washes.again, laboratoryCopy.greenAgain],
] as const;

/** Longer than a phone shows of it at once, in characters. */
const long = 600;

/** The text with its green words on a wash; those that the score does not count are paler. On a phone, its beginning. */
export function ColouredText({ text, words }: { text: string; words: ColouredWord[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const isCut = text.length > long && !isWhole;
  const parts: { key: number; text: string; word: ColouredWord | null }[] = [];
  let at = 0;
  for (const word of words) {
    if (word.start > at) parts.push({ key: at, text: text.slice(at, word.start), word: null });
    parts.push({ key: word.start, text: text.slice(word.start, word.end), word });
    at = word.end;
  }
  parts.push({ key: at, text: text.slice(at), word: null });
  return (
    <>
      <p className="!mt-0 !mb-3 flex flex-wrap gap-x-5 gap-y-1 !font-sans !text-sm text-soft">
        {keys.map(([wash, means]) => (
          <span key={means} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3.5 rounded-[3px] ${wash}`} />
            {means}
          </span>
        ))}
      </p>
      <p
        id={id}
        className={`!my-0 font-serif text-[1.05rem] leading-[1.75] whitespace-pre-wrap [overflow-wrap:anywhere] ${isCut ? 'max-sm:max-h-72 max-sm:overflow-hidden max-sm:[mask-image:linear-gradient(to_top,transparent,black_4rem)]' : ''}`}
      >
        {parts.map(({ key, text: part, word }) =>
          word?.green ? (
            <span
              key={key}
              className={`rounded-[3px] px-[1px] ${word.counted ? washes.counted : washes.again}`}
            >
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </p>
      {text.length > long ? (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          className={`${foldButton} sm:hidden`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? foldCopy.showLess : foldCopy.showAll}
        </button>
      ) : null}
    </>
  );
}
