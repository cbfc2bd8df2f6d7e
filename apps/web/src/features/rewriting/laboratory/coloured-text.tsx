import type { ColouredWord } from '@cleanpaste/core/watermark';
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

/** The text with its green words on a wash; those that the score does not count are paler. */
export function ColouredText({ text, words }: { text: string; words: ColouredWord[] }) {
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
      <p className="!my-0 font-serif text-[1.05rem] leading-[1.75] whitespace-pre-wrap [overflow-wrap:anywhere]">
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
    </>
  );
}
