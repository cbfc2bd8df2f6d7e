import { useLayoutEffect, useRef } from 'react';
import { createReader } from './reader.ts';
import { redrawOnWidth } from './redraw-on-width.ts';

export interface ReadSurfaceProps {
  label: string;
  text: string;
  className?: string;
}

/** A text of any length to read, to select and to copy from. Loaded lazily, as the editor is. */
export default function ReadSurface({ label, text, className }: ReadSurfaceProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current!;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const made = createReader({ root, label, text });
    const stopRedrawing = redrawOnWidth(made, () => made.setState(made.state));
    return () => {
      stopRedrawing();
      made.destroy();
    };
  }, [label, text]);
  return <div ref={host} className={className} />;
}
