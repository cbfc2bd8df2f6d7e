import type { ColouredWord } from '@cleanpaste/core/watermark';

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
    <p className="!my-0 font-serif text-[1.05rem] leading-[1.75] whitespace-pre-wrap [overflow-wrap:anywhere]">
      {parts.map(({ key, text: part, word }) =>
        word?.green ? (
          <span
            key={key}
            className={`rounded-[3px] px-[1px] ${word.counted ? 'bg-accent text-accent-ink' : 'bg-accent-wash'}`}
          >
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  );
}
