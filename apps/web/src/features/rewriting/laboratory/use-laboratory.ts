import type { GreenListMark } from '@cleanpaste/core/watermark';
import { useEffect, useState } from 'react';
import { laboratoryCopy } from '../../../copy/laboratory-copy.ts';
import { askLabWorker } from '../../../workers/lab-bridge.ts';
import type { Analysis } from '../../../workers/lab-messages.ts';

export type Step = 'original' | 'planted' | 'rewritten';

const pauseMs = 150;

/** State of the laboratory: the text of the moment, the key, and what a detector with that key sees. */
export function useLaboratory(active: boolean) {
  const [mark, setMark] = useState<GreenListMark>({ scheme: 'kgw', key: 'open sesame' });
  const [step, setStep] = useState<Step>('original');
  const [text, setText] = useState<string>(laboratoryCopy.sample);
  const [analysis, setAnalysis] = useState<{ text: string; of: Analysis } | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!active) return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      askLabWorker('analyse', { text, mark }, { signal: control.signal }).then(
        (of) => setAnalysis({ text, of }),
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [active, text, mark]);

  async function change(to: Step, work: () => Promise<string>) {
    setBusy(true);
    try {
      setText(await work());
      setStep(to);
    } finally {
      setBusy(false);
    }
  }

  return {
    mark,
    setMark,
    step,
    text,
    analysis,
    busy,
    type(next: string) {
      setText(next);
      setStep('original');
    },
    plant: () => change('planted', () => askLabWorker('plant', { text, mark })),
    rewrite: () => change('rewritten', () => askLabWorker('rewrite', { text, seed: 1 })),
    reset() {
      setText(laboratoryCopy.sample);
      setStep('original');
    },
  };
}
