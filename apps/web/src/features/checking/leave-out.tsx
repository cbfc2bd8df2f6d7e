import { type InnocentKind, innocentKinds, innocentSwitches } from '@cleanpaste/contract';
import { FoldArrow } from '../../components/fold-arrow.tsx';
import { innocentCopy } from '../../copy/innocent-copy.ts';
import type { CheckOptions } from './api.ts';

interface LeaveOutProps {
  options: CheckOptions;
  onOptions: (options: CheckOptions) => void;
  disabled: boolean;
}

const alwaysShown = 2;

function Choice({
  kind,
  options,
  onOptions,
}: Omit<LeaveOutProps, 'disabled'> & { kind: InnocentKind }) {
  const name = innocentSwitches[kind];
  return (
    <label className="flex cursor-pointer items-center gap-2 select-none max-sm:min-h-11 pointer-coarse:min-h-11">
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

/** The kinds of likeness that need not count: what an author chooses, and what everybody writes alike. */
export default function LeaveOut({ disabled, ...choices }: LeaveOutProps) {
  return (
    <fieldset
      disabled={disabled}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft"
    >
      <legend className="float-left mr-3">{innocentCopy.leaveOut}</legend>
      {innocentKinds.slice(0, alwaysShown).map((kind) => (
        <Choice key={kind} kind={kind} {...choices} />
      ))}
      <details>
        <summary className="fold-line">
          {innocentCopy.more}
          <FoldArrow />
        </summary>
        <div className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
          {innocentKinds.slice(alwaysShown).map((kind) => (
            <Choice key={kind} kind={kind} {...choices} />
          ))}
        </div>
      </details>
    </fieldset>
  );
}
