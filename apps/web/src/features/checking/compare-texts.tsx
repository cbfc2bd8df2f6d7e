import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { compareCopy as copy } from '../../copy/compare-copy.ts';
import { formatCount } from '../../lib/count.ts';
import { askCompareWorker } from '../../workers/compare-bridge.ts';
import type { Comparison } from '../../workers/compare-messages.ts';
import { comparedPieces } from './compared-pieces.ts';
import { ComparedText } from './compared-text.tsx';

/** UTF-16 units of each text: what a device compares in a few seconds. */
const longest = 50_000;

type Result = ReturnType<typeof comparedPieces> &
  Omit<Comparison, 'passages' | 'translations'> & {
    /** The first words of what may be translations. */
    translations: { left: string; right: string }[];
  };

const beginning = (text: string, start: number) =>
  text
    .slice(start, start + 200)
    .split(/\s+/)
    .slice(0, 8)
    .join(' ');

const percentOf = (share: number) => (share > 0 ? Math.max(1, Math.round(share * 100)) : 0);

function Shown({ result }: { result: Result }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new result
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
  }, [result]);
  const { count, leftShare, rightShare, translations, words, least } = result;
  const hasFound = count > 0 || translations.length > 0;
  const isShort = !hasFound && words < least;
  const differs = [...result.left, ...result.right].some(({ runs }) =>
    runs.some((run) => run.differs),
  );
  return (
    <div className="mt-10">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-lg font-semibold outline-none">
        {count === 0
          ? translations.length === 0
            ? isShort
              ? copy.tooShort
              : copy.nothing
            : copy.onlyTranslated
          : copy.shares({ count, left: percentOf(leftShare), right: percentOf(rightShare) })}
      </h2>
      {count === 0 ? null : (
        <p className="reading mt-1.5 text-soft">
          {copy.hint} {differs ? copy.differs : null}
        </p>
      )}
      {translations.length === 0 ? null : (
        <div className="reading mt-3">
          <p>{copy.translation}</p>
          <ul className="mt-1 text-soft">
            {translations.map(({ left, right }) => (
              <li key={`${left} ${right}`}>{copy.translated(left, right)}</li>
            ))}
          </ul>
        </div>
      )}
      {hasFound ? (
        <div className="mt-5 grid gap-6 md:grid-cols-2">
          <ComparedText label={copy.left} pieces={result.left} />
          <ComparedText label={copy.right} pieces={result.right} />
        </div>
      ) : null}
      <p className={`reading text-sm text-pretty text-soft ${hasFound ? 'mt-4' : 'mt-1.5'}`}>
        {hasFound ? `${copy.similar} ` : isShort ? null : `${copy.nothingWhy(least)} `}
        {isShort ? copy.tooShortWhy({ words, least }) : copy.limits}
      </p>
    </div>
  );
}

const box = 'block w-full resize-y field-edge px-3.5 py-3 leading-relaxed placeholder:text-soft';

/** Two boxes, and below them what both texts share. Nothing is sent, and nothing is kept. */
export function CompareTexts() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const work = useRef<AbortController | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  const look = useCallback(() => {
    const boxes = form.current?.querySelectorAll('textarea') ?? [];
    setIsEmpty([...boxes].every(({ value }) => value === ''));
  }, []);
  // What was typed before the code of the page came counts as well.
  useEffect(look, [look]);
  useEffect(() => () => work.current?.abort(), []);

  async function compare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [left, right] = [String(given.get('left') ?? ''), String(given.get('right') ?? '')];
    setProblem(null);
    const empty = [left, right].findIndex((text) => text.trim() === '');
    const long = [left, right].findIndex((text) => text.length > longest);
    if (empty >= 0 || long >= 0) {
      setProblem(empty >= 0 ? copy.missing : copy.tooLong(formatCount(longest)));
      event.currentTarget.querySelectorAll('textarea')[empty >= 0 ? empty : long]?.focus();
      return;
    }
    work.current?.abort();
    const own = new AbortController();
    work.current = own;
    setBusy(true);
    try {
      const { signal } = own;
      const { passages, translations, ...measured } = await askCompareWorker(
        'compare',
        { left, right },
        { signal },
      );
      setResult({
        ...comparedPieces({ left, right }, passages),
        ...measured,
        translations: translations.map(({ start, sourceStart }) => ({
          left: beginning(left, start),
          right: beginning(right, sourceStart),
        })),
      });
    } catch {
      if (!own.signal.aborted) setProblem(copy.failed);
    } finally {
      if (work.current === own) setBusy(false);
    }
  }

  function clear() {
    work.current?.abort();
    form.current?.reset();
    look();
    setResult(null);
    setProblem(null);
    setBusy(false);
    form.current?.querySelector('textarea')?.focus();
  }

  return (
    <>
      <form ref={form} onSubmit={compare} onChange={look} noValidate>
        <div className="grid gap-6 md:grid-cols-2">
          {(['left', 'right'] as const).map((side) => (
            <div key={side}>
              <label htmlFor={`${id}-${side}`} className="mb-1.5 block text-sm font-semibold">
                {copy[side]}
              </label>
              <textarea
                id={`${id}-${side}`}
                name={side}
                dir="auto"
                placeholder={copy.placeholders[side]}
                aria-describedby={problem ? `${id}-problem` : undefined}
                // Whole lines, so that none is cut in two.
                className={`${box} h-[17.125rem] max-sm:h-[10.625rem] lg:[@media(min-height:58rem)]:h-auto lg:[@media(min-height:58rem)]:max-h-[25.25rem] lg:[@media(min-height:58rem)]:min-h-[17.125rem] lg:[@media(min-height:58rem)]:[field-sizing:content]`}
              />
            </div>
          ))}
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={busy || isEmpty}>
            {busy ? copy.comparing : copy.compare}
          </Button>
          <Button kind="ghost" onClick={clear} disabled={isEmpty}>
            {copy.clear}
          </Button>
          <p id={`${id}-problem`} role="alert" className="text-danger">
            {problem}
          </p>
        </div>
      </form>
      {result ? <Shown result={result} /> : null}
    </>
  );
}
