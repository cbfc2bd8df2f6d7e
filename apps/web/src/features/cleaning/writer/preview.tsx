import { writerCopy } from '../../../copy/writer-copy.ts';

interface PreviewProps {
  cover: string;
  /** The cover with the message in it; null while there is none. */
  written: { text: string; hidden: number } | null;
}

/** Where two texts part: there the message stands. */
function placeOf(cover: string, text: string): number {
  let place = 0;
  while (place < cover.length && cover[place] === text[place]) place++;
  return place;
}

function Sentence({ cover, text, hidden }: { cover: string; text: string; hidden: number }) {
  const place = placeOf(cover, text);
  return (
    <p className="line-clamp-6 font-serif text-[1.2rem] leading-snug whitespace-pre-wrap [overflow-wrap:anywhere]">
      {cover.slice(0, place)}
      <span className="ml-1 inline-block rounded-md border border-mark-line bg-mark-wash px-1.5 align-[0.1em] font-sans text-xs leading-5 font-medium text-mark">
        {writerCopy.carries(hidden)}
      </span>
      {cover.slice(place)}
    </p>
  );
}

/** The sentence as everybody sees it, and where in it the message stands. Its place is kept while there is none. */
export function Preview({ cover, written }: PreviewProps) {
  return (
    <figure className="min-h-20 rounded-lg bg-sunken px-4 py-3.5">
      <figcaption className="mb-1.5 text-[0.82rem] text-soft">{writerCopy.preview}</figcaption>
      {written ? (
        <Sentence cover={cover} {...written} />
      ) : (
        <p className="text-sm leading-[1.65] text-soft">{writerCopy.noPreview}</p>
      )}
    </figure>
  );
}
