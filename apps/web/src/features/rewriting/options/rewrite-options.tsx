import { useState } from 'react';
import { FoldArrow } from '../../../components/fold-arrow.tsx';
import { rewriteOptionsCopy as copy } from '../../../copy/rewrite-options-copy.ts';
import { tabEnginesCopy } from '../../../copy/tab-engines-copy.ts';
import type { ModelLack, RewriteOptions as Options } from '../../cleaning/index.ts';
import { EngineChoice } from './engine-choice.tsx';
import { FormSwitches } from './form-switches.tsx';

interface RewriteOptionsProps {
  options: Options;
  onChange: (options: Options) => void;
  /** Hears what the model that is to rewrite lacks. */
  onLack: (lack: ModelLack) => void;
  lack: ModelLack;
  disabled: boolean;
}

/** One quiet line that says how a text is rewritten; opened, what else may be chosen. */
export default function RewriteOptions(props: RewriteOptionsProps) {
  const { options, onChange, onLack, lack, disabled } = props;
  const { engine, form } = options;
  // What was never unfolded asks the browser nothing, unless its model was chosen: whether that is here has to be said.
  // Folded again, a fetch under way goes on.
  const [wasOpen, setWasOpen] = useState(engine !== 'site');
  return (
    <details
      className="group mt-4 rounded-xl border border-line bg-surface text-[0.95rem]"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-3 rounded-xl px-4 py-2 [&::-webkit-details-marker]:hidden">
        {/* The words may wrap; the arrow stays beside them. */}
        <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{copy.heading}</span>
          <span className="min-w-0 text-sm text-balance text-soft">
            {/* A model changes what it will. */}
            {engine === 'site' ? `${copy.changes(form)}, ` : null}
            {tabEnginesCopy.short[engine]}
            {lack ? ` ${tabEnginesCopy.notHere[lack]}` : null}
          </span>
        </span>
        <FoldArrow />
      </summary>
      {wasOpen ? (
        <fieldset
          disabled={disabled}
          className="grid min-w-0 gap-6 border-t border-line px-4 pt-4 pb-5"
        >
          <EngineChoice
            engine={engine}
            onChange={(next) => onChange({ engine: next, form })}
            onLack={onLack}
          />
          <FormSwitches
            form={form}
            isModel={engine !== 'site'}
            onChange={(next) => onChange({ engine, form: next })}
          />
        </fieldset>
      ) : null}
    </details>
  );
}
