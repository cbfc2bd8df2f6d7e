import { Link } from 'react-router';
import { lazyPart } from '../../components/lazy-part.tsx';
import { checkEntryCopy } from '../../copy/check-entry-copy.ts';
import type { CheckOptions as Options } from './api.ts';

/** What a check may leave out; its code comes when the page is idle. */
const LeaveOut = lazyPart(() => import('./leave-out.tsx'), { isExtra: true });

interface CheckOptionsProps {
  /** What would be checked. */
  text: string;
  on: boolean;
  onChange: (on: boolean) => void;
  options: Options;
  onOptions: (options: Options) => void;
  disabled: boolean;
  /** How many the plan has left; null where nothing is counted, or nobody knows. */
  left: string | null;
  /** None is left: with it on the check would be refused. */
  isSpent: boolean;
  /** None is left, and none comes by waiting: only another plan has more. */
  isUsedUp: boolean;
}

/** 'Also check for unintentional plagiarism & AI', and what the check may leave out. */
export function CheckOptions({
  on,
  onChange,
  disabled,
  left,
  isSpent,
  isUsedUp,
  ...choices
}: CheckOptionsProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-[0.95rem]">
      <label
        className={`flex items-center gap-2.5 font-medium select-none max-sm:min-h-11 pointer-coarse:min-h-11 ${disabled ? 'text-soft' : 'cursor-pointer'}`}
      >
        <input
          type="checkbox"
          checked={on}
          disabled={disabled}
          aria-describedby="few-words"
          onChange={(event) => onChange(event.target.checked)}
          className="tick-box"
        />
        {checkEntryCopy.also}
      </label>
      {left === null ? null : (
        <span
          className={`text-sm max-sm:-mt-3 max-sm:basis-full max-sm:pl-7 sm:-ml-3 ${on && isSpent ? 'font-medium text-mark' : 'text-soft'}`}
        >
          {left}
          {isUsedUp ? (
            <Link
              to="/pricing"
              className="ml-2 inline-flex items-center font-medium text-accent hover:underline max-sm:-my-3 max-sm:min-h-11 pointer-coarse:-my-3 pointer-coarse:min-h-11"
            >
              {checkEntryCopy.morePlans}
            </Link>
          ) : null}
        </span>
      )}
      {on ? (
        <div className="flex basis-full flex-wrap items-start gap-x-6 gap-y-2 pl-7">
          <LeaveOut {...choices} isUsedUp={isUsedUp} disabled={disabled}>
            {/* Right behind what a check compares with; below it would be one more thing that is left out. */}
            <label className="mb-1 flex basis-full cursor-pointer items-center gap-2 text-sm text-soft select-none max-sm:min-h-11 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={choices.options.ownTexts === true}
                disabled={disabled}
                onChange={(event) =>
                  choices.onOptions({ ...choices.options, ownTexts: event.target.checked })
                }
                className="tick-box"
              />
              {checkEntryCopy.ownTexts}
            </label>
          </LeaveOut>
        </div>
      ) : null}
    </div>
  );
}
