import { useEffect, useState } from 'react';
import { askTextWorker } from '../../workers/bridge.ts';
import type { CleanedState } from '../cleaning/index.ts';
import { useSite, useSiteHost } from '../site/index.ts';
import { drawReceipt } from './draw-receipt.ts';
import { receiptStyle } from './receipt-brush.ts';
import { type ReceiptFacts, receiptFacts } from './receipt-facts.ts';

export interface ReceiptInput {
  /** The text before it was cleaned: what was hidden in it is named from there. */
  original: string;
  cleaned: CleanedState;
  wordings: number;
}

interface Receipt {
  facts: ReceiptFacts;
  png: Blob;
  /** The same picture for the page, which may show pictures that are its own or written out. */
  url: string;
}

type State = Receipt | 'drawing' | 'failed';

const blobOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/png');
  });

/** The receipt of a cleanup as a picture, drawn in the theme in force. */
export function useReceipt({ original, cleaned, wordings }: ReceiptInput): State {
  const { productName } = useSite();
  const host = useSiteHost();
  const [state, setState] = useState<State>('drawing');

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    async function draw() {
      const [summary, style] = await Promise.all([
        askTextWorker('scan', { text: original }, { signal }),
        receiptStyle(),
      ]);
      const now = new Date();
      const facts = receiptFacts(summary, { cleaned, wordings, now, productName, host });
      const canvas = document.createElement('canvas');
      drawReceipt(canvas, facts, style);
      const png = await blobOf(canvas);
      if (!signal.aborted) setState({ facts, png, url: canvas.toDataURL('image/png') });
    }
    draw().catch(() => {
      if (!signal.aborted) setState('failed');
    });
    return () => control.abort();
  }, [original, cleaned, wordings, productName, host]);

  return state;
}
