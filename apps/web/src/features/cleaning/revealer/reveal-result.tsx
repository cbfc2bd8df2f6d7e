import { useEffect, useRef } from 'react';
import { revealerCopy } from '../../../copy/revealer-copy.ts';
import { CleanedCopy } from './cleaned-copy.tsx';
import { Payloads } from './payloads.tsx';
import { RevealedText } from './revealed-text.tsx';
import type { RevealResult } from './use-reveal.ts';

/** What was found: the text with its boxes, the messages in it, the cleaned text to take away. */
export function RevealResultView({ result }: { result: RevealResult }) {
  const { revealed } = result;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result comes into view
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [result]);
  return (
    <div ref={box} className="mt-8 scroll-my-20 space-y-6 [animation:rise_220ms_ease-out]">
      {revealed.found === 0 && revealed.payloads.length === 0 ? (
        <p role="status" className="rounded-2xl bg-accent-wash px-5 py-4 font-medium text-accent">
          {revealerCopy.nothing}
        </p>
      ) : null}
      <Payloads payloads={revealed.payloads} />
      <RevealedText revealed={revealed} />
      <CleanedCopy key={result.text} result={result} />
    </div>
  );
}
