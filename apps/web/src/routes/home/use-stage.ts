import { useLayoutEffect, useMemo, useRef } from 'react';
import { syncScroll } from '../../features/cleaning/cleaner/sync-scroll.ts';
import { useSweep } from '../../features/cleaning/cleaner/use-sweep.ts';
import { useView } from '../../features/cleaning/cleaner/use-view.ts';
import { presentResult } from './present-result.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** The box with its two texts: which of them lies on top, where they stand, and where the focus goes. */
export function useStage({ cleaned, busy }: { cleaned: object | null; busy: boolean }) {
  const section = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const refs = useMemo(() => ({ section, button, box, result, heading, body, layer }), []);
  const shownAs = useView(cleaned);
  const { view } = shownAs;
  const sweep = useSweep({ box, stage: layer });
  /** True between the end of the work and its showing; a result that was found on the way back is old. */
  const arrived = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useLayoutEffect(() => {
    if (!cleaned || !arrived.current) return;
    arrived.current = false;
    presentResult({ heading: heading.current, section: section.current });
    sweep.finish();
  }, [cleaned]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the motion is over when the work failed, or the other text is asked for
  useLayoutEffect(() => {
    if (!busy && view === 'original') sweep.cancel();
  }, [busy, view]);
  useLayoutEffect(() => {
    if (!box.current || !body.current) return;
    if (view === 'cleaned') syncScroll(box.current, body.current);
    else syncScroll(body.current, box.current);
  }, [view]);
  const afterClose = useKeptFocus({ busy, button, box });

  return {
    refs,
    shownAs,
    afterClose,
    sweep,
    /** To be called when a result is about to come. */
    onArrival() {
      arrived.current = true;
    },
  };
}
