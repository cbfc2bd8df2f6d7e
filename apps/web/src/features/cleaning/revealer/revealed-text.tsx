import { useCallback, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { NameTip } from '../../../components/name-tip.tsx';
import { PhoneFold, type PhoneFoldHandle } from '../../../components/phone-fold.tsx';
import { stopsOf } from '../../../components/text-surface/box-stops.ts';
import type { RevealSurfaceHandle } from '../../../components/text-surface/reveal-surface.tsx';
import { revealerCopy } from '../../../copy/revealer-copy.ts';
import type { Revealed, RevealedKind } from '../../../workers/messages.ts';
import { boxKind, explain, type Tone, toneClass } from './box-tones.ts';
import { KindChips } from './kind-chips.tsx';
import { Stepper } from './stepper.tsx';

const RevealSurface = lazyPart(
  () => import('../../../components/text-surface/reveal-surface.tsx'),
  {
    fallback: () => <p className="px-5 py-4 text-soft">{revealerCopy.loading}</p>,
  },
);

interface Pointed {
  kind: RevealedKind;
  /** The box or chip that the pointer or the focus is on. */
  on: HTMLElement;
}

/** 'N hidden characters found', in what they divide, and the text with a box for each of them. */
export function RevealedText({ revealed }: { revealed: Revealed }) {
  const { display, boxes: places, kinds, found, kept, deceiving, flagged, layout } = revealed;
  const { lookAlikes, provenance, others } = flagged;
  const surface = useRef<RevealSurfaceHandle>(null);
  const fold = useRef<PhoneFoldHandle>(null);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [current, setCurrent] = useState(-1);
  const boxes = useMemo(() => {
    const drawn = kinds.map(boxKind);
    return { places, kinds: drawn, stops: stopsOf(places, drawn) };
  }, [places, kinds]);

  const away = useCallback(() => setPointed(null), []);

  function onBox(index: number | null, box: HTMLElement | null) {
    if (index === null || !box) return away();
    setCurrent(index);
    setPointed({ kind: kinds[places[index * 3 + 2]!]!, on: box });
  }

  /** A box that lies in the folded part has no place yet. */
  function show(index: number) {
    fold.current?.open();
    surface.current?.show(index);
  }

  /** Goes to the next box of one kind, from the top again after the last. */
  function showKind(kind: number) {
    for (let i = current + 1; i * 3 < places.length; i++) {
      if (places[i * 3 + 2] === kind) return show(i);
    }
    show(kinds[kind]!.first);
  }

  return (
    <section
      aria-label={revealerCopy.resultLabel}
      className="overflow-hidden rounded-2xl border border-line bg-surface shadow-card"
    >
      <div className="border-b border-line px-4 py-4 sm:px-5">
        <div className="flex items-start gap-4 max-sm:flex-wrap max-sm:gap-y-2">
          <div className="mr-auto max-sm:basis-full">
            <p
              role="status"
              className={`text-[1.02rem] font-semibold ${found > kept ? 'text-mark' : ''}`}
            >
              {revealerCopy.found(found - kept)}
            </p>
            <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
              <Part tone="mark" count={found - kept} say={revealerCopy.cleanable} />
              <Part tone="danger" count={deceiving} say={revealerCopy.deceiving} />
              <Part tone="flag" count={lookAlikes} say={revealerCopy.lookAlikes} />
              <Part tone="flag" count={provenance} say={revealerCopy.provenance} />
              <Part tone="flag" count={others} say={revealerCopy.flagged} />
              <Part
                tone="keep"
                count={kept - lookAlikes - provenance - others}
                say={revealerCopy.kept}
              />
              <Part tone="layout" count={layout} say={revealerCopy.layout} />
            </p>
          </div>
          <Stepper stops={boxes.stops} current={current} onStep={show} />
        </div>
        {kinds.length > 0 ? (
          <KindChips
            kinds={kinds}
            current={current < 0 ? null : places[current * 3 + 2]!}
            onKind={showKind}
            onPoint={(kind, chip) => setPointed(chip && { kind, on: chip })}
          />
        ) : null}
      </div>
      <PhoneFold
        ref={fold}
        className="max-sm:max-h-[60vh] sm:overflow-visible"
        buttonClassName="mx-4 mb-1"
      >
        <RevealSurface
          ref={surface}
          label={revealerCopy.surfaceLabel}
          text={display}
          boxes={boxes}
          onBox={onBox}
          className="text-[1.02rem] leading-[2] sm:[--surface-max:max(60vh,32rem)] sm:[--surface-x:1.25rem]"
        />
      </PhoneFold>
      {pointed ? (
        <NameTip
          named={{ ...pointed.kind, text: explain(pointed.kind) }}
          on={pointed.on}
          onAway={away}
        />
      ) : null}
    </section>
  );
}

/** How many there are of one tone, and its swatch. */
function Part({ tone, count, say }: { tone: Tone; count: number; say: (count: number) => string }) {
  if (count === 0) return null;
  return (
    <span className="flex items-center gap-1.5">
      <span
        aria-hidden="true"
        className={`size-3 shrink-0 rounded-[4px] border ${toneClass[tone]}`}
      />
      {say(count)}
    </span>
  );
}
