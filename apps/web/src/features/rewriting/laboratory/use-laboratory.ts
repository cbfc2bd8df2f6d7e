import type { GreenListMark } from '@cleanpaste/core/watermark';
import { useEffect, useState } from 'react';
import { laboratoryCopy } from '../../../copy/laboratory-copy.ts';
import { askLabWorker } from '../../../workers/lab-bridge.ts';
import type { Analysis } from '../../../workers/lab-messages.ts';
import { firstScale, widened } from './chart-scale.ts';
import { freshKey } from './fresh-key.ts';
import { type OpenText, sample } from './sample.ts';

export type Step = 'original' | 'planted' | 'rewritten';

interface LaboratoryText {
  step: Step;
  text: string;
  /** What a mark is planted into: the sample, with the words its model might have used, or what was typed. */
  original: Omit<OpenText, 'places'> & { places: OpenText['places'] | null };
}

const start: LaboratoryText = { step: 'original', text: sample.text, original: sample };

const pauseMs = 150;

/** The score that was seen with the mark, and the key under which it was seen. */
interface PlantedScore {
  z: number;
  mark: GreenListMark;
}

interface Analysed {
  text: string;
  mark: GreenListMark;
  of: Analysis;
}

/** State of the laboratory: the text of the moment, the key, and what a detector with that key sees. */
export function useLaboratory(active: boolean) {
  const [mark, setMark] = useState<GreenListMark>({ scheme: 'kgw', key: laboratoryCopy.firstKey });
  const [now, setNow] = useState(start);
  const [analysis, setAnalysis] = useState<Analysed | null>(null);
  const [planted, setPlanted] = useState<PlantedScore | null>(null);
  const [scale, setScale] = useState(firstScale);
  const [busy, setBusy] = useState(false);
  const { step, text, original } = now;

  const isKnown = analysis?.text === text && analysis.mark === mark;

  function show({ of, ...analysed }: Analysed, at: Step) {
    setAnalysis({ ...analysed, of });
    setScale((seen) => widened(seen, { bars: of.bars, z: of.score.z }));
    if (at === 'planted') setPlanted((seen) => seen ?? { z: of.score.z, mark: analysed.mark });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is about what is analysed, and no state of its own
  useEffect(() => {
    if (!active || isKnown) return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      askLabWorker('analyse', { text, mark }, { signal: control.signal }).then(
        (of) => show({ text, mark, of }, step),
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [active, isKnown, text, mark, step]);

  async function change(to: Step, work: () => Promise<string>) {
    setBusy(true);
    try {
      const changed = await work();
      // What is said of a text changes with it: a verdict on the one before would contradict the new one.
      const of = await askLabWorker('analyse', { text: changed, mark }).catch(() => null);
      if (to === 'planted') setPlanted(null);
      setNow({ step: to, text: changed, original });
      if (of) show({ text: changed, mark, of }, to);
    } finally {
      setBusy(false);
    }
  }

  const isSameMark = planted?.mark.key === mark.key && planted.mark.scheme === mark.scheme;
  return {
    mark,
    setMark,
    step,
    text,
    analysis,
    /** What is said is of an earlier text, or of another key. */
    isBehind: !isKnown,
    /** Of the chart: that of all steps since the laboratory was begun. */
    scale,
    busy,
    /** A text that brings no places along can carry a weak mark only. */
    isOwnText: original.places === null,
    /** The score before the rewrite, where it can be compared with the one of now. */
    before: step === 'rewritten' && isSameMark ? planted.z : null,
    type(typed: string) {
      setPlanted(null);
      setNow({ step: 'original', text: typed, original: { text: typed, places: null } });
    },
    plant: () =>
      change('planted', () =>
        askLabWorker('plant', { text: original.text, mark, places: original.places }),
      ),
    rewrite: () => change('rewritten', () => askLabWorker('rewrite', { text, seed: 1 })),
    reset() {
      setPlanted(null);
      setScale(firstScale);
      setMark({ ...mark, key: freshKey() });
      setNow(start);
    },
  };
}
