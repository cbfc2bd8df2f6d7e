import { type Ref, useMemo } from 'react';
import { CopyButton } from '../../components/copy-button.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { copyInPhoneBar } from '../../components/phone-bar-place.ts';
import { cleanerCopy } from '../../copy/cleaner-copy.ts';
import { resultCopy } from '../../copy/result-copy.ts';
import { rewriteRatios } from '../../copy/rewrite-ratios-copy.ts';
import { replacedIn } from '../../features/cleaning/cleaner/replaced-in.ts';
import { longText, ResultText } from '../../features/cleaning/cleaner/result-text.tsx';
import type { useView } from '../../features/cleaning/cleaner/use-view.ts';
import { ViewSwitch } from '../../features/cleaning/cleaner/view-switch.tsx';
import {
  doubleSpacesAt,
  keptPlaces,
  WidenedText,
} from '../../features/cleaning/cleaner/widened-text.tsx';
import { useShown } from '../../features/cleaning/draft/after-crash.ts';
import type { CleanedState } from '../../features/cleaning/draft/draft.ts';
import { draftStore } from '../../features/cleaning/draft/draft-store.ts';
import { changesIn, useUniqueness } from '../../features/rewriting/rewrite/shown-text.ts';
import { ShareLink } from '../../features/sharing/share-link.tsx';
import type { ScanSummary } from '../../workers/messages.ts';
import { useIsSuperseded } from './use-is-superseded.ts';

const ReceiptButton = lazyPart(
  async () => ({
    default: (await import('../../features/sharing/receipt-button.tsx')).ReceiptButton,
  }),
  { isExtra: true },
);

/** Nothing is reworded without a network, by which its code has come; until then its words are read as they are. */
const ChangedText = lazyPart(
  async () => ({
    default: (await import('../../features/rewriting/rewrite/changed-text.tsx')).ChangedText,
  }),
  {
    isExtra: true,
    fallback: ({ pieces, undone }) =>
      pieces.map((piece) => {
        if (piece.kind === 'same') return piece.text;
        return undone.has(piece.index) ? piece.original : piece.replacement;
      }),
  },
);

const ChangesLine = lazyPart(
  async () => ({
    default: (await import('../../features/rewriting/rewrite/changes-line.tsx')).ChangesLine,
  }),
  { isExtra: true },
);

interface CleanedResultProps {
  cleaned: CleanedState;
  /** Places of the edits that were undone. */
  undone: readonly number[];
  /** The result after the undos. */
  text: string;
  /** Active subscribers may share what was found. */
  mayShare: boolean;
  /** The cleanup found nothing and the text is what it was: there is nothing to compare or to receipt. */
  isUnchanged: boolean;
  /** What was found in the text before; null while not known. */
  found: Pick<ScanSummary, 'widened' | 'kept' | 'kinds'> | null;
  /** Which of the two texts is seen, and the way to change it. */
  shownAs: ReturnType<typeof useView>;
  /** `body` is the cleaned text itself, which lies over the box. */
  refs: {
    result: Ref<HTMLElement>;
    heading: Ref<HTMLHeadingElement>;
    body: Ref<HTMLDivElement>;
  };
}

/** As wide with a border as without one. */
const copyWidth = 'sm:min-w-16';

/**
 * At the right end of the row of chips, which is as high before as after a cleanup: a row of its own would
 * push the button down, and something else under the pointer that has just pressed it.
 */
const besideChips =
  'pointer-events-none! z-10 row-start-3 flex h-24 items-start justify-end self-end px-1 *:pointer-events-auto sm:px-2 sm:max-lg:pointer-fine:pt-1 lg:h-14 lg:items-center';

const rowOnPhones = 'max-sm:order-last max-sm:mb-1 max-sm:-mr-9 max-sm:basis-[calc(100%+2.25rem)]';
const rowOnTablets = 'max-lg:order-last max-lg:mb-1 max-lg:-mr-9 max-lg:basis-[calc(100%+2.25rem)]';
/** Beside the words that name the original, where there is room for all: the heading that stands there otherwise is unseen. */
const besideLabel = (said: number) =>
  said === 1 ? 'sm:max-md:invisible md:ml-22' : said === 2 ? 'lg:ml-22' : 'lg:invisible';
const none = new Int32Array(0);
const pill = 'rounded-full px-2.5 py-0.5 text-[0.82rem] font-medium';

/** The cleaned text in the place of the box, with what was done to it. */
export default function CleanedResult(props: CleanedResultProps) {
  const { cleaned, undone, text, mayShare, isUnchanged, found, shownAs, refs } = props;
  const { removedCharacterCount, local, rewrite } = cleaned;
  useShown({ cleaned, undone });
  const measured = useUniqueness(cleaned, text, undone.length);
  // Where nothing was reworded there is nothing to measure.
  const uniqueness = rewrite?.edits.length === 0 ? null : measured;
  const edits = rewrite?.edits ?? [];
  const pieces = useMemo(() => changesIn(cleaned, undone, text), [cleaned, undone, text]);
  const chunks = rewrite?.chunks ?? [];
  // What a model does to a mark was not measured.
  const isByBuiltIn =
    edits.length > 0 && !cleaned.doneBy && chunks.every(({ engine }) => engine !== 'model');
  const notes = new Set([cleaned.doneBy, ...chunks.map(({ message }) => message)]);
  // A rewrite that is charged for has changed something; in the tab nothing is charged.
  if (rewrite && edits.length === 0 && !rewrite.charged && !cleaned.doneBy)
    notes.add(resultCopy.costNothing);
  notes.delete(undefined);

  function toggle(index: number) {
    const next = new Set(undone);
    if (!next.delete(index)) next.add(index);
    draftStore.set({ undone: [...next] });
  }
  function toggleAll(isUndone: boolean) {
    draftStore.set({ undone: isUndone ? edits.map((_, index) => index) : [] });
  }

  // What was reworded has other places.
  const isPlain = !rewrite && text.length <= longText;
  const places = useMemo(
    () => doubleSpacesAt(text, (isPlain && found?.widened) || none),
    [text, isPlain, found],
  );
  const kept = useMemo(
    () => keptPlaces(text, (isPlain && found?.kept) || none),
    [text, isPlain, found],
  );
  const holes = places.length;
  /** So many things are told beside the heading. */
  const said = [edits.length, removedCharacterCount, holes].filter((count) => count > 0).length;
  const { view, chosen, choose } = shownAs;
  const counts = [removedCharacterCount, replacedIn(found?.kinds)] as const;
  const removed = cleanerCopy.removed(...counts);
  // Below stands a newer text with a Copy of its own: one in the bar would be taken for it.
  const isSuperseded = useIsSuperseded();
  const isOnTop = view === 'cleaned';
  // On a phone, behind the words that say of which text it is.
  const isTight = !isOnTop && edits.length > 0;
  const hasMore = edits.length > 0 || uniqueness !== null || notes.size > 0 || local;
  const canShare = mayShare && removedCharacterCount > 0;
  return (
    <section
      ref={refs.result}
      aria-label="Result"
      className="pointer-events-none col-start-1 row-span-4 row-start-1 grid grid-cols-subgrid grid-rows-subgrid *:pointer-events-auto"
    >
      <div
        className={`pointer-events-none! row-start-1 flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 py-1 pr-13 pl-4 *:pointer-events-auto max-sm:gap-y-2 sm:pl-5 sm:pointer-fine:py-2 ${isSuperseded ? 'max-sm:pt-1' : 'max-sm:pt-2'} ${isSuperseded && said === 0 ? 'max-sm:pb-1' : 'max-sm:pb-2.5'}`}
      >
        <h2
          ref={refs.heading}
          tabIndex={-1}
          className={`text-[0.95rem] font-semibold outline-none ${isOnTop ? '' : 'sr-only'}`}
        >
          {resultCopy.resultLabel}
        </h2>
        {/* Where it is narrow a row of its own, as wide as the box: what was done is read before the text. */}
        <div
          className={`flex flex-wrap items-center gap-1.5 empty:hidden ${said > 1 ? rowOnTablets : rowOnPhones} ${isOnTop ? '' : besideLabel(said)}`}
        >
          {/* It stays beside the original, and says there of which text it is. */}
          {isOnTop || said === 0 ? null : (
            <span className="text-[0.82rem] text-soft">{resultCopy.ofCleaned}</span>
          )}
          {edits.length > 0 ? (
            <span className={`${pill} bg-accent-wash text-accent`}>
              {resultCopy.reworded(edits.length - undone.length, edits.length)}
            </span>
          ) : null}
          {removedCharacterCount > 0 ? (
            <span className={`${pill} bg-accent-wash text-accent`}>
              <span className={isTight ? 'max-sm:hidden' : ''}>{removed}</span>
              {isTight ? (
                <span className="sm:hidden">{cleanerCopy.removedInShort(...counts)}</span>
              ) : null}
            </span>
          ) : null}
          {holes > 0 ? (
            <>
              <span
                title={resultCopy.widenedMeans}
                // The original has none that is left: its key belongs to the cleaned text alone.
                className={`double-space-key ml-1 text-[0.82rem] text-soft ${isOnTop ? '' : 'hidden'}`}
              >
                {resultCopy.widened(holes)}
              </span>
              <span className="sr-only">{resultCopy.widenedSaid(holes)}</span>
            </>
          ) : null}
        </div>
        <div className="ml-auto flex items-center gap-3">
          {isUnchanged ? null : <ViewSwitch view={chosen} onView={choose} />}
          {text.trim() === '' ? null : (
            <CopyButton
              text={text}
              kind={isUnchanged || !isOnTop || isSuperseded ? 'quiet' : 'primary'}
              label={isSuperseded || !(isUnchanged || isOnTop) ? resultCopy.copyCleaned : undefined}
              hint={isUnchanged || isOnTop ? undefined : resultCopy.copiesCleaned}
              className={isSuperseded ? copyWidth : `${copyWidth} ${copyInPhoneBar}`}
            />
          )}
        </div>
      </div>
      <div
        ref={refs.body}
        inert={chosen === 'original'}
        className={`relative row-start-2 ${isOnTop ? '' : 'pointer-events-none! opacity-0'}`}
      >
        <ResultText text={text}>
          {pieces ? (
            <ChangedText pieces={pieces} undone={new Set(undone)} onToggle={toggle} />
          ) : holes > 0 || kept.length > 0 ? (
            <WidenedText text={text} places={places} kept={kept} />
          ) : null}
        </ResultText>
      </div>
      {isUnchanged ? null : (
        // On a phone what stays is said in its place while the original is seen.
        <div data-beside className={`${besideChips} ${isOnTop ? '' : 'max-sm:hidden'}`}>
          {canShare ? <ShareLink count={removedCharacterCount} className="max-sm:hidden" /> : null}
          <ReceiptButton cleaned={cleaned} undone={undone} className="!px-3 text-sm" />
        </div>
      )}
      <div
        className={`row-start-4 border-t border-line px-4 py-3.5 empty:hidden sm:px-5 ${hasMore ? '' : 'sm:hidden'}`}
      >
        {edits.length > 0 ? (
          <ChangesLine
            edits={edits.length}
            undone={undone.length}
            // In the original there is no changed word to press, and what would be undone is not seen.
            onAll={isOnTop ? toggleAll : null}
          />
        ) : null}
        {uniqueness === null ? null : (
          <p className="mt-3 flex flex-wrap gap-x-2 text-sm">
            <span className="font-medium tabular-nums">{resultCopy.uniqueness(uniqueness)}</span>
            <span className="text-soft">{resultCopy.uniquenessMeans(uniqueness)}</span>
          </p>
        )}
        {isByBuiltIn ? (
          <p className="mt-3 text-sm text-pretty text-soft">
            {resultCopy.weakened(
              rewriteRatios.builtIn.words,
              rewriteRatios.texts,
              undone.length > 0,
            )}
          </p>
        ) : null}
        {[...notes].map((note) => (
          <p key={note} className="mt-2 text-sm text-soft first:mt-0">
            {chunks.length === 1 ? resultCopy.ofWhole(note ?? '') : note}
          </p>
        ))}
        {canShare ? <ShareLink count={removedCharacterCount} className="sm:hidden" /> : null}
        {local ? <p className="mt-3 text-sm text-soft first:mt-0">{resultCopy.local}</p> : null}
      </div>
    </section>
  );
}
