import { checkCopy } from '../../copy/check-copy.ts';
import { type Change, isOfMarksAlone, isSeen, keptWord } from './changes.ts';
import { TextBox } from './text-box.tsx';
import { Unchanged } from './unchanged.tsx';

interface ChangedProps {
  old: string;
  now: string;
}

const isNew = 'rounded-[3px] bg-accent-wash text-accent no-underline';

/** A word that stays, whose mark came or went: the mark alone is struck out, or new, and the word shows where. */
function MarkChanged({ word, old, now }: ChangedProps & { word: string }) {
  const [gone, come] = [old.slice(word.length), now.slice(word.length)];
  return (
    <span className="rounded-[3px] bg-ink/8">
      {word}
      {gone === '' ? null : <del className="px-0.5 font-bold text-soft decoration-2">{gone}</del>}
      {come === '' ? null : <ins className={`px-0.5 font-bold ${isNew}`}>{come}</ins>}
    </span>
  );
}

/** What stood there, struck out, and what stands there now; where nothing but space came or went, the place alone. */
function Changed({ old, now }: ChangedProps) {
  const word = keptWord({ old, now });
  if (word !== null) return <MarkChanged word={word} old={old} now={now} />;
  const [, before, words, after] = /^(\s*)(.*?)(\s*)$/s.exec(now)!;
  return (
    <>
      {old.trim() === '' ? null : <del className="text-soft decoration-soft/70">{old.trim()}</del>}
      {old.trim() === '' || words === '' ? before : ' '}
      {words === '' ? null : <ins className={isNew}>{words}</ins>}
      {after}
    </>
  );
}

/** The text as it is now, and at each place that changed what stood there before. */
export function ChangesLayer({ changes }: { changes: readonly Change[] }) {
  // As many as can be seen: a space that came or went is none of them.
  const seen = changes.filter(isSeen);
  const marks = seen.filter(isOfMarksAlone);
  return (
    <>
      <TextBox>
        {changes.map((change, index) =>
          change.kind === 'same' ? (
            <Unchanged
              // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place in the text
              key={index}
              text={change.text}
              isFirst={index === 0}
              isLast={index === changes.length - 1}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place in the text
            <Changed key={index} old={change.old} now={change.now} />
          ),
        )}
      </TextBox>
      <p className="mt-2 text-sm text-soft">{checkCopy.changesHint(seen.length, marks.length)}</p>
    </>
  );
}
