import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import type { TextSurfaceHandle } from '../../../components/text-surface/text-surface.tsx';
import { revealerCopy } from '../../../copy/revealer-copy.ts';
import { CleanLink } from './clean-link.tsx';
import { exampleText } from './example.ts';
import { RevealResultView } from './reveal-result.tsx';
import { useReveal } from './use-reveal.ts';

export interface EntryProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  surface: Ref<TextSurfaceHandle>;
  /** What stands below the text, inside the same frame. */
  children: ReactNode;
}

interface RevealerProps {
  /** Draws the framed input; the route brings it, since the cleaner has the same one. */
  entry: (props: EntryProps) => ReactNode;
  inputLabel: string;
}

/** The Unicode Character Revealer: input, button, and what the text holds. */
export function Revealer({ entry, inputLabel }: RevealerProps) {
  const { text, change, result, busy, reveal } = useReveal();
  const surface = useRef<TextSurfaceHandle>(null);
  const id = useId();

  const latest = () => surface.current?.flush() ?? text;
  const start = () => reveal(latest());

  function example() {
    change(exampleText);
    reveal(exampleText);
  }

  function shortcuts(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    start();
  }

  return (
    // Its button stands in the frame of the box and not below it: there is room for the whole example.
    <section
      aria-label={revealerCopy.heading}
      className="[--box-max:max(60vh,30rem)] [--box-min:8.5rem]"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button inside */}
      <div onKeyDown={shortcuts}>
        <label htmlFor={id} className="mb-2 block text-[0.95rem] font-semibold">
          {inputLabel}
        </label>
        {entry({
          id,
          value: text,
          onChange: change,
          surface,
          children: (
            <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 sm:px-5">
              <Button
                onClick={start}
                disabled={text === '' || busy}
                aria-keyshortcuts="Control+Enter Meta+Enter"
              >
                {busy ? revealerCopy.revealing : revealerCopy.reveal}
              </Button>
              <Button kind="ghost" size="small" onClick={example} disabled={busy}>
                {revealerCopy.example}
              </Button>
              <CleanLink
                isEmpty={text === ''}
                text={latest}
                className={`px-2 max-sm:pl-0 sm:ml-auto ${text === '' ? 'sm:-mr-2' : ''}`}
              />
              {text === '' ? null : (
                <Button kind="ghost" size="small" className="-mr-3" onClick={() => change('')}>
                  {revealerCopy.clear}
                </Button>
              )}
            </div>
          ),
        })}
      </div>
      {result ? <RevealResultView result={result} /> : null}
    </section>
  );
}
