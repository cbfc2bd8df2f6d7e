import { useId } from 'react';
import { rewriteOptionsCopy } from '../../../copy/rewrite-options-copy.ts';
import { tabEnginesCopy as copy } from '../../../copy/tab-engines-copy.ts';
import { site } from '../../../lib/site.ts';
import type { EngineChoice as Engine, ModelLack } from '../../cleaning/index.ts';
import { BrowserModel } from './browser-model.tsx';
import { ModelFile } from './model-file.tsx';

interface EngineChoiceProps {
  engine: Engine;
  onChange: (engine: Engine) => void;
  /** Hears what the model that is to rewrite lacks. */
  onLack: (lack: ModelLack) => void;
}

const engines = ['site', 'browser', 'file'] as const;

const noteOf = (engine: Engine): string =>
  ({
    site: site.rewriting.model ? copy.modelNote : copy.builtInNote,
    browser: copy.browserNote,
    file: copy.fileNote,
  })[engine];

const whereOf = (engine: Engine): string =>
  engine !== 'site' ? copy.nowhere : site.rewriting.model ? copy.toModel : copy.toSite;

const effectOf = (engine: Engine): string =>
  engine === 'site' && !site.rewriting.model
    ? rewriteOptionsCopy.builtInEffect
    : rewriteOptionsCopy.notMeasured;

/** Who rewrites, with plain words on where the text goes, what it takes, and what was measured. */
export function EngineChoice({ engine, onChange, onLack }: EngineChoiceProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{rewriteOptionsCopy.engine}</legend>
      <div className="mt-2 grid gap-3.5">
        {engines.map((one) => (
          <div key={one}>
            <label
              // What is said of the chosen one follows its name at once: a finger has its room above it.
              className={`flex min-h-11 w-fit cursor-pointer items-start gap-2.5 font-medium sm:pointer-fine:mt-0 sm:pointer-fine:min-h-0 sm:pointer-fine:pt-0 ${engine === one ? '-mt-2.5 pt-5' : 'pt-2.5'}`}
            >
              <input
                type="radio"
                name={id}
                checked={engine === one}
                onChange={() => onChange(one)}
                aria-describedby={engine === one ? `${id}-note` : undefined}
                className="radio-dot mt-0.5"
              />
              <span>
                {copy.names[one]}
                {engine === one ? null : (
                  <span className="block text-sm font-normal text-soft">{whereOf(one)}</span>
                )}
              </span>
            </label>
            {engine === one ? (
              <div id={`${id}-note`} className="max-w-[39rem] pl-7 text-sm text-soft">
                <p>
                  {noteOf(one)} {effectOf(one)}
                </p>
                {one === 'site' ? null : <p className="mt-2">{copy.guarded}</p>}
              </div>
            ) : null}
            {engine === one && one === 'browser' ? <BrowserModel onLack={onLack} /> : null}
            {engine === one && one === 'file' ? <ModelFile onLack={onLack} /> : null}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
