import { useState } from 'react';
import { checkCopy } from '../../copy/check-copy.ts';
import type { Change } from './changes.ts';
import { TextBox } from './text-box.tsx';

const visible = (text: string) => (text.trim() === '' ? checkCopy.nothing : text);

function Changed({ old, now }: { old: string; now: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        title={checkCopy.was(visible(old))}
        onClick={() => setIsOpen(!isOpen)}
        className="inline rounded-[3px] bg-accent-wash text-left whitespace-pre-wrap text-accent decoration-dotted underline-offset-4 hover:underline"
      >
        {now.trim() === '' ? '∅' : now}
      </button>
      {isOpen ? (
        <del className="mx-1 rounded-[3px] bg-sunken px-1 text-soft">{visible(old)}</del>
      ) : null}
    </>
  );
}

/** The text as it is now, its changed words tinted; what stood there comes on demand. */
export function ChangesLayer({ changes }: { changes: readonly Change[] }) {
  const count = changes.filter(({ kind }) => kind === 'changed').length;
  return (
    <>
      <TextBox>
        {changes.map((change, index) =>
          change.kind === 'same' ? (
            change.text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place in the text
            <Changed key={index} old={change.old} now={change.now} />
          ),
        )}
      </TextBox>
      <p className="mt-2 text-sm text-soft">{checkCopy.changesHint(count)}</p>
    </>
  );
}
