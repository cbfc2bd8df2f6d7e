import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Boxes } from './box-stops.ts';
import { createViewer, type Viewer } from './viewer.ts';

export interface RevealSurfaceHandle {
  /** Scrolls a box into view and puts the focus on it. */
  show: (index: number) => void;
}

export interface RevealSurfaceProps {
  label: string;
  text: string;
  boxes: Boxes;
  onBox: (index: number | null, element: HTMLElement | null) => void;
  className?: string;
  ref?: Ref<RevealSurfaceHandle>;
}

/** A text of any length with a labelled box for each hidden character. Loaded lazily, as the editor is. */
export default function RevealSurface(props: RevealSurfaceProps) {
  const { label, text, boxes, onBox, className, ref } = props;
  const host = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer>(null);
  const latestOnBox = useRef(onBox);
  useLayoutEffect(() => {
    latestOnBox.current = onBox;
  });

  useLayoutEffect(() => {
    const element = host.current!;
    const made = createViewer({
      root: element.shadowRoot ?? element.attachShadow({ mode: 'open' }),
      label,
      text,
      boxes,
      onBox: (index, box) => latestOnBox.current(index, box),
    });
    viewer.current = made;
    return () => {
      viewer.current = null;
      made.destroy();
    };
  }, [label, text, boxes]);

  useImperativeHandle(ref, () => ({ show: (index) => viewer.current?.show(index) }));

  return <div ref={host} className={className} />;
}
