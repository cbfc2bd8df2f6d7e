import { useEffect, useState } from 'react';

/** Which of the two texts lies on top in the box. */
export type View = 'original' | 'cleaned';

const isField = (target: EventTarget | undefined) =>
  target instanceof Element &&
  target.closest('input:not([type=radio]), textarea, select, [contenteditable=true]') !== null;

/** True while Alt is held down alone, outside of fields, where Alt is for typing. */
function useHeld(isOffered: boolean): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!isOffered) return;
    const onDown = (event: KeyboardEvent) => {
      const isAlone = event.key === 'Alt' && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      const isOurs = isAlone && !isField(event.composedPath()[0]);
      // The browser would go to its menu when the key comes up.
      if (isOurs) event.preventDefault();
      setHeld(isOurs);
    };
    const onUp = () => setHeld(false);
    addEventListener('keydown', onDown);
    addEventListener('keyup', onUp);
    addEventListener('blur', onUp);
    return () => {
      setHeld(false);
      removeEventListener('keydown', onDown);
      removeEventListener('keyup', onUp);
      removeEventListener('blur', onUp);
    };
  }, [isOffered]);
  return held;
}

/** The view of a box with a result: a new result comes on top, and Alt shows the original while held. */
export function useView(result: object | null) {
  const [of, setOf] = useState(result);
  const [chosen, choose] = useState<View>('cleaned');
  if (of !== result) {
    setOf(result);
    choose('cleaned');
  }
  const held = useHeld(result !== null && chosen === 'cleaned');
  const view: View = result === null || held ? 'original' : chosen;
  return { view, chosen, held, choose };
}
