import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { foldCopy } from '../copy/fold-copy.ts';
import { foldButton } from './fold-look.ts';

export interface PhoneFoldHandle {
  /** At once, so that what is then scrolled to stands where it will stay. */
  open: () => void;
}

interface PhoneFoldProps {
  /** With a greatest height, for where it is not open. */
  className: string;
  /** What scrolls in it, for whoever comes to it by keyboard; none where the content takes the focus itself. */
  label?: string;
  /** Folded with a mouse too: for what is an outcome, and is to be read as a whole. */
  everywhere?: boolean;
  /** Of the button below, where the frame has no margin of its own. */
  buttonClassName?: string;
  children: ReactNode;
  ref?: Ref<PhoneFoldHandle>;
}

/** Pixels that are shown rather than folded away. */
const nearly = 120;

/** What is folded: on a phone alone, or at every width. */
const looks = {
  phone: {
    frame: 'overflow-y-auto max-sm:overflow-y-hidden',
    open: 'max-sm:max-h-none',
    folded: 'max-sm:[mask-image:linear-gradient(black_calc(100%-3.5rem),transparent)]',
    button: 'sm:hidden',
  },
  everywhere: {
    frame: 'overflow-y-hidden',
    open: 'max-h-none!',
    folded: '[mask-image:linear-gradient(black_calc(100%-3.5rem),transparent)]',
    button: '',
  },
} as const;

/**
 * What may be long: with a mouse it scrolls in its frame. On a phone, where a finger that moves the page would
 * be caught in it, its beginning is seen, and all of it on demand.
 */
export function PhoneFold({
  className,
  label,
  everywhere = false,
  buttonClassName = '',
  children,
  ref,
}: PhoneFoldProps) {
  const frame = useRef<HTMLDivElement>(null);
  /** How high it may be while it is folded, and how much of its content that hides, in pixels. */
  const limit = useRef(0);
  const [hidden, setHidden] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  // For a line or two more nobody presses a button.
  const isNear = everywhere && hidden > 1 && hidden < nearly;
  const isLong = hidden > 1 && !isNear;
  useImperativeHandle(ref, () => ({ open: () => flushSync(() => setIsOpen(true)) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is as long as it is
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      // Shown whole it has no limit: the last one holds, also for another text.
      if (!isOpen && !isNear) limit.current = element.clientHeight;
      setHidden(element.scrollHeight - limit.current);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [isOpen, isNear, children]);
  const look = looks[everywhere ? 'everywhere' : 'phone'];
  const reached = label && isLong ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what takes the focus inside is seen, also from the keyboard */}
      <div
        ref={frame}
        {...reached}
        onFocus={() => setIsOpen(true)}
        className={`${look.frame} ${className} ${isOpen || isNear ? look.open : isLong ? look.folded : ''}`}
      >
        {children}
      </div>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={`${foldButton} ${look.button} ${buttonClassName}`}
        >
          {isOpen ? foldCopy.showLess : foldCopy.showAll}
        </button>
      ) : null}
    </>
  );
}
