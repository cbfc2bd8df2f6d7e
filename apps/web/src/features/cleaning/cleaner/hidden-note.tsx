import type { ReactNode } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import type { ScanSummary } from '../../../workers/messages.ts';
import { ChipLabel } from './chip-label.tsx';
import { ChipRow } from './chip-row.tsx';
import { chipClass } from './chip-style.ts';
import type { ChipsProps } from './chips-props.ts';
import { useRunDown } from './use-run-down.ts';

const shown = 24;

/** Chips that cannot be pressed yet, while the rest loads. */
function PlainChips({ kinds, isGone }: ChipsProps) {
  return kinds.map((kind) => (
    <span
      key={`${kind.name}${kind.action}`}
      data-judge={kind.action === 'flag' ? '' : undefined}
      className={chipClass(kind, isGone)}
    >
      <ChipLabel kind={kind} isGone={isGone} />
    </span>
  ));
}

const KindChips = lazyPart(() => import('./kind-chips.tsx'), {
  fallback: PlainChips,
  isExtra: true,
});

interface HiddenNoteProps {
  summary: ScanSummary | null;
  /** True where nothing could look into the text, and nothing is marked. */
  hasFailed?: boolean;
  /** True while the cleaned text is the one that is seen. */
  isGone?: boolean;
  /** True while a cleaned text is seen in which nothing was hidden: that is said once, in a sentence. */
  isUnchanged?: boolean;
  /** True of a rewritten text: it comes at once, without the motion in which marks go one by one. */
  isAtOnce?: boolean;
  /** How many controls of the result stand at the right end of the row. */
  beside?: 'one' | 'two' | null;
  onKind?: ChipsProps['onKind'];
  /** What stands in the row while there are no chips. */
  children?: ReactNode;
}

const nowhere = async () => null;

const said = 'px-4 pt-3 text-sm font-medium tabular-nums sm:px-5 lg:py-3 lg:pr-3';
/** The receipt has its room once its code is there; before, the chips have it. Where it is narrow it stands above them. */
const room = {
  one: '[[data-drop-zone]:has([data-beside]_button)_&]:lg:mr-24',
  two: 'lg:mr-32 [[data-drop-zone]:has([data-beside]_button)_&]:lg:mr-52',
};

/** In how many words a phone has room to say, behind the count, what is to be judged: its numbers are never cut. */
function judgedWhere(isCramped: boolean, digits: number) {
  if (isCramped) return { long: 'max-sm:hidden', short: 'sm:hidden' };
  return digits > 4
    ? {
        long: 'max-sm:hidden',
        short: 'sm:hidden max-[360px]:sr-only',
        verb: digits > 6 ? 'max-[400px]:sr-only' : 'max-[375px]:sr-only',
      }
    : { long: 'max-[370px]:hidden', short: 'min-[370px]:hidden', verb: 'max-[360px]:sr-only' };
}

/** To the chip of the first kind that is to be judged, and from there to its mark. */
function showJudged() {
  const chip = document.querySelector<HTMLElement>('[data-judge]');
  chip?.scrollIntoView({ block: 'nearest', inline: 'center' });
  chip?.click();
}

/** 'N hidden character(s) found', and one chip a kind in a row that keeps its height. */
export function HiddenNote(props: HiddenNoteProps) {
  const {
    summary,
    hasFailed = false,
    isGone = false,
    isUnchanged = false,
    isAtOnce = false,
    beside,
    onKind = nowhere,
    children,
  } = props;
  const kinds = summary?.kinds.slice(0, shown) ?? [];
  const more = (summary?.kinds.length ?? 0) - kinds.length;
  const staying = kinds.findIndex(({ action }) => action === 'flag');
  const removed = staying < 0 ? kinds : kinds.slice(0, staying);
  // Once the rest is gone, what stays is what there is to look at.
  const groups = [
    { name: 'removed', kinds: removed, first: 0 },
    { name: 'staying', kinds: staying < 0 ? [] : kinds.slice(staying), first: staying },
  ].filter((group) => group.kinds.length > 0);
  if (isGone) groups.reverse();
  const count = useRunDown(summary?.count ?? 0, isGone, isAtOnce);
  // Its chip has the name of its characters; of all others the chip says enough.
  const isOrigin = staying === kinds.length - 1 && kinds[staying]?.name.startsWith('C2PA ');
  const isKept = summary !== null && summary.flagged > 0;
  const isCramped = Boolean(beside) && isGone;
  const judged = judgedWhere(isCramped, `${summary?.count ?? ''}${summary?.flagged ?? ''}`.length);
  // The count has run down; that it is 0 is said in words for people, in its place.
  const isNoneLeft = isGone && !isUnchanged && count === 0 && (summary?.count ?? 0) > 0;
  return (
    <div className="relative border-t border-line lg:flex lg:items-center">
      <div
        className={`max-lg:flex max-lg:items-baseline lg:contents ${beside ? `sm:max-lg:pr-22 ${isCramped ? 'max-sm:pr-22' : ''}` : ''}`}
      >
        <p
          role="status"
          data-said={hasFailed ? '' : undefined}
          aria-live={isGone ? 'off' : 'polite'}
          className={
            isUnchanged || isNoneLeft
              ? 'sr-only'
              : `${said} ${hasFailed ? 'min-w-0 text-balance' : 'shrink-0'} ${count > 0 ? 'text-mark' : 'text-soft'}`
          }
        >
          {hasFailed
            ? cleanerCopy.unmarked
            : summary
              ? cleanerCopy.found(count)
              : cleanerCopy.waiting}
        </p>
        {/* Of the cleaned text it is said in the place of the count. */}
        {isKept && !isNoneLeft && !isUnchanged ? (
          <p
            // Of a result it stands behind the count: the receipt has its place, on a phone only beside the cleaned text.
            className={`-my-3 min-w-0 truncate py-3 text-sm lg:-ml-1.5 lg:shrink-0 lg:pr-3 ${beside ? 'sm:max-lg:-ml-3.5' : 'sm:max-lg:ml-auto sm:max-lg:pr-5'} ${isCramped ? 'max-sm:-ml-4' : 'max-sm:-ml-2 max-sm:grow max-sm:pr-4 max-sm:text-right'}`}
          >
            {/* Underlined as in the text what it speaks of. */}
            <button
              type="button"
              onClick={showJudged}
              // Of very many kinds the last have no chip.
              disabled={staying < 0}
              className="-my-3 cursor-pointer py-3 underline disabled:cursor-default disabled:no-underline decoration-second decoration-dotted decoration-2 underline-offset-4"
            >
              <span className={judged.long}>{cleanerCopy.flagged(summary.flagged)}</span>
              <span className={judged.short}>
                {isCramped ? (
                  `, +${cleanerCopy.stays(summary.flagged)}`
                ) : (
                  <>
                    +{formatCount(summary.flagged)}
                    <span className={judged.verb}> {cleanerCopy.judge}</span>
                  </>
                )}
              </span>
            </button>
          </p>
        ) : null}
      </div>
      {isNoneLeft ? (
        <p className={`${said} shrink-0 text-soft max-lg:truncate max-lg:pr-22`}>
          {/* What stays may be taken out on request: then it would not be true that none is left. */}
          {isKept ? (
            <>
              {cleanerCopy.stays(summary.flagged)}
              {/* Where it is narrow its name says more. */}
              <span className={isOrigin ? 'max-sm:sr-only' : ''}> {cleanerCopy.toJudge}</span>
              {isOrigin ? `: ${cleanerCopy.origin}` : null}
            </>
          ) : (
            cleanerCopy.noneLeft
          )}
        </p>
      ) : null}
      {isUnchanged ? (
        <p
          // A second line has the room of the chips, where there are none.
          className={`${said} shrink-0 text-balance ${kinds.length === 0 ? 'max-lg:h-8' : ''} ${isAtOnce ? '' : 'text-accent'}`}
        >
          {isAtOnce ? cleanerCopy.notReworded : cleanerCopy.nothingHidden}
        </p>
      ) : null}
      <ChipRow className={beside ? room[beside] : ''} hasChips={kinds.length > 0} isGone={isGone}>
        {groups.map((group) => (
          <KindChips
            key={group.name}
            kinds={group.kinds}
            first={group.first}
            isGone={isGone}
            onKind={onKind}
          />
        ))}
        {more > 0 ? (
          <span className="shrink-0 text-sm whitespace-nowrap text-soft">
            {cleanerCopy.moreKinds(more)}
          </span>
        ) : null}
        {kinds.length === 0 ? children : null}
      </ChipRow>
    </div>
  );
}
