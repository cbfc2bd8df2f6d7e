import { useCallback, useEffect, useRef, useState } from 'react';
import { NameTip } from '../../../components/name-tip.tsx';
import { chipsCopy } from '../../../copy/chips-copy.ts';
import type { HiddenKind } from '../../../workers/messages.ts';
import { ChipLabel } from './chip-label.tsx';
import { chipClass } from './chip-style.ts';
import type { ChipsProps } from './chips-props.ts';
import { hideRing } from './show-mark.ts';

interface Pointed {
  kind: HiddenKind;
  on: HTMLElement;
  /** Which of how many, for a mark in the box that a chip led to: its name then outlasts the pointer. */
  kept: { at: number; of: number } | null;
}

/** By keyboard the whole chip comes into the row; under a pointer it stays, so that a click hits it. */
function bringIntoRow(chip: HTMLElement) {
  if (chip.matches(':focus-visible'))
    chip.scrollIntoView?.({ block: 'nearest', inline: 'center', behavior: 'instant' });
}

/** One chip a kind, named on hover and on focus; pressed, it leads to the marks in the box one by one. */
export default function KindChips({ kinds, first, isGone, onKind }: ChipsProps) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [said, setSaid] = useState('');
  const chips = useRef<HTMLUListElement>(null);
  const away = useCallback(() => setPointed(null), []);
  const keptOn = pointed?.kept ? pointed.on : null;
  const keyOf = ({ name, action }: HiddenKind) => `${name}${action}`;
  // A chip that goes while it is pointed at, because the text is another one now, is left by no event.
  if (pointed && !pointed.kept && !kinds.some((kind) => keyOf(kind) === keyOf(pointed.kind)))
    setPointed(null);

  useEffect(() => {
    if (!keptOn) return;
    const onDown = (event: PointerEvent) => {
      if (!chips.current?.contains(event.target as Node)) away();
    };
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('input', away, true);
    return () => {
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('input', away, true);
      hideRing(keptOn);
    };
  }, [keptOn, away]);

  function point(kind: HiddenKind, on: HTMLElement | null) {
    if (on) setPointed({ kind, on, kept: null });
    else setPointed((last) => (last?.kept ? last : null));
  }

  async function go(kind: HiddenKind, place: number, chip: HTMLElement) {
    const found = await onKind(place, chip);
    if (!found) return;
    // Clear of the fade at the end of the row; under a mouse it stays, for the next press.
    if (matchMedia('(pointer: coarse)').matches)
      chip.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    setPointed({ kind, on: found.element, kept: found });
    setSaid(chipsCopy.atMark(kind, found));
  }

  return (
    <>
      <ul ref={chips} className="contents">
        {kinds.map((kind, index) => (
          <li key={keyOf(kind)} className="shrink-0">
            <button
              type="button"
              aria-label={chipsCopy.chip(kind)}
              data-judge={kind.action === 'flag' ? '' : undefined}
              onClick={({ currentTarget }) => go(kind, first + index, currentTarget)}
              onMouseEnter={(event) => point(kind, event.currentTarget)}
              onMouseLeave={() => point(kind, null)}
              onFocus={({ currentTarget }) => {
                bringIntoRow(currentTarget);
                point(kind, currentTarget);
              }}
              onBlur={away}
              // That of the mark that is named.
              aria-current={pointed?.kept && pointed.kind === kind ? 'true' : undefined}
              className={`${chipClass(kind, isGone)} aria-[current]:outline-2 aria-[current]:-outline-offset-2 aria-[current]:outline-accent`}
            >
              <ChipLabel kind={kind} isGone={isGone} />
            </button>
          </li>
        ))}
      </ul>
      <span aria-live="polite" className="sr-only">
        {said}
      </span>
      {pointed ? (
        <NameTip
          key={String(pointed.kept !== null)}
          named={{
            ...pointed.kind,
            label: chipsCopy.markLabel(pointed.kind, pointed.kept),
            text: `${pointed.kind.reason} ${chipsCopy.fates[pointed.kind.action]}`,
          }}
          on={pointed.on}
          onAway={away}
        />
      ) : null}
    </>
  );
}
