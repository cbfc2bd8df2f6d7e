import {
  type InnocentKind,
  innocentKinds,
  innocentSwitches,
  shortestJudged,
} from '@cleanpaste/contract';
import type { ReactNode } from 'react';
import { FoldArrow } from '../../components/fold-arrow.tsx';
import { comparesCopy } from '../../copy/compares-copy.ts';
import { innocentCopy } from '../../copy/innocent-copy.ts';
import { site } from '../../lib/site.ts';
import type { CheckOptions } from './api.ts';
import { fewWords } from './few-words.ts';

interface ChoiceProps {
  options: CheckOptions;
  onOptions: (options: CheckOptions) => void;
}

interface LeaveOutProps extends ChoiceProps {
  text: string;
  /** No check is left: nothing is to be said before one. */
  isUsedUp: boolean;
  disabled: boolean;
  /** What else it may compare with. */
  children?: ReactNode;
}

const alwaysShown = 2;

function Choice({ kind, options, onOptions }: ChoiceProps & { kind: InnocentKind }) {
  const name = innocentSwitches[kind];
  return (
    <label className="flex min-h-7 cursor-pointer items-center gap-2 select-none max-sm:min-h-11 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={options[name] ?? true}
        onChange={(event) => onOptions({ ...options, [name]: event.target.checked })}
        className="tick-box"
      />
      {innocentCopy.kinds[kind]}
    </label>
  );
}

/** Said before a check is spent: the report would have no likelihood. */
function FewWords({ text }: { text: string }) {
  const words = fewWords(text);
  if (words === null) return null;
  return (
    <p id="few-words" className="basis-full text-sm text-pretty text-mark">
      {innocentCopy.fewWords(words, shortestJudged)}
    </p>
  );
}

/** The kinds of likeness that need not count: what an author chooses, and what everybody writes alike. */
function Kinds({ disabled, ...choices }: ChoiceProps & { disabled: boolean }) {
  const folded = innocentKinds.slice(alwaysShown);
  const areLeftOut = folded.every((kind) => choices.options[innocentSwitches[kind]] ?? true);
  return (
    <fieldset
      disabled={disabled}
      className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-soft max-sm:mt-3 max-sm:flex-col max-sm:items-start max-sm:gap-y-0"
    >
      <legend className="mr-3 font-medium text-ink sm:float-left">{innocentCopy.leaveOut}</legend>
      {innocentKinds.slice(0, alwaysShown).map((kind) => (
        <Choice key={kind} kind={kind} {...choices} />
      ))}
      {/* A line of its own: between ticks it would read like one more of them. */}
      <details className="basis-full">
        <summary className="fold-line py-1">
          {areLeftOut ? innocentCopy.moreLeftOut : innocentCopy.more}
          <FoldArrow />
        </summary>
        <div className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
          {folded.map((kind) => (
            <Choice key={kind} kind={kind} {...choices} />
          ))}
        </div>
      </details>
    </fieldset>
  );
}

/** What can be said of a check before it is made, and what it may leave out. */
export default function LeaveOut({ text, isUsedUp, children, ...choices }: LeaveOutProps) {
  return (
    <>
      {isUsedUp ? null : <FewWords text={text} />}
      <p className="basis-full text-sm text-soft">{comparesCopy(site.checking)}</p>
      {children}
      <Kinds {...choices} />
    </>
  );
}
