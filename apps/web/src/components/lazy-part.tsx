import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { codeToCome, type LoadCode } from '../lib/code-to-come.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { MissingPart } from './missing-part.tsx';
import { PartBoundary } from './part-boundary.tsx';

interface LazyPartOptions<P> {
  /** What is shown while the code is on its way. */
  fallback?: (props: P) => ReactNode;
  /**
   * True where the fallback will do for good: nothing is said of code that does not come, and a window that nobody
   * asked for is closed.
   */
  isExtra?: boolean;
  /** What people call it, to be said where its code does not come. */
  name?: string;
}

/** In the place of a window that comes by itself and has no code: none. */
function Closed({ onClose }: { onClose: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onClose, []);
  return null;
}

/**
 * A panel or window whose code is fetched when the page is idle, or when it is first needed. Where
 * it cannot be had, this part alone says so in one line, and tries again on a click.
 */
export function lazyPart<P extends object>(
  load: LoadCode<P>,
  { fallback, isExtra = false, name }: LazyPartOptions<P> = {},
): ComponentType<P> {
  const code = codeToCome(load);
  whenIdle(code.fetch);

  function LazyPart(props: P) {
    const [attempt, setAttempt] = useState(0);
    // A window that was closed after a failure, and is opened again, has a new chance.
    useState(code.renew);
    const Part = code.current() as ComponentType<P>;
    const retry = () => {
      code.renew();
      setAttempt(attempt + 1);
    };
    const { onClose } = props as { onClose?: () => void };
    const waiting = fallback?.(props) ?? null;
    const without = onClose && waiting === null ? <Closed onClose={onClose} /> : waiting;
    return (
      <PartBoundary
        key={attempt}
        onArrival={retry}
        missing={isExtra ? without : <MissingPart name={name} onRetry={retry} onClose={onClose} />}
      >
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  return LazyPart;
}
