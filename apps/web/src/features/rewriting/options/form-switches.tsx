import type { RewriteForm } from '@cleanpaste/contract';
import { useId, useState } from 'react';
import { FoldArrow } from '../../../components/fold-arrow.tsx';
import { rewriteOptionsCopy as copy } from '../../../copy/rewrite-options-copy.ts';

interface FormSwitchesProps {
  form: RewriteForm;
  /** True where a model rewrites, which leaves the form as it is. */
  isModel: boolean;
  onChange: (form: RewriteForm) => void;
}

const names = Object.keys(copy.switches) as (keyof RewriteForm)[];

/** The form with one switch set otherwise; what is as it was is left out. */
function changed(form: RewriteForm, name: keyof RewriteForm, value: string): RewriteForm {
  const { [name]: _, ...others } = form;
  return value === '' ? others : { ...others, [name]: value };
}

/** What may be changed beside the words, each with what it alone does; the figures for who asks for them. */
export function FormSwitches({ form, isModel, onChange }: FormSwitchesProps) {
  const id = useId();
  const [isOpen] = useState(() => Object.keys(form).length > 0);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{copy.form}</legend>
      {/* It helps little: what was chosen of it is seen, the rest is for who looks for it. */}
      <details open={isOpen}>
        <summary className="fold-line min-h-11 font-semibold text-ink">
          {copy.form}
          <FoldArrow />
        </summary>
        <p className="mt-1 max-w-[39rem] text-sm text-soft">
          {isModel ? copy.formIsBuiltIn : copy.formIntro}
        </p>
        <div className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {names.map((name) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] items-start gap-x-3"
            >
              <label
                htmlFor={`${id}-${name}`}
                className={`font-medium ${isModel ? 'row-span-2 self-center' : ''}`}
              >
                {copy.switches[name].label}
              </label>
              <select
                id={`${id}-${name}`}
                aria-describedby={isModel ? undefined : `${id}-${name}-share`}
                value={form[name] ?? ''}
                onChange={(event) => onChange(changed(form, name, event.target.value))}
                className={`row-span-2 h-11 w-42 field-edge pl-3 text-sm ${form[name] ? 'font-semibold text-accent' : ''}`}
              >
                <option value="">{copy.asItIs}</option>
                {Object.entries(copy.switches[name].values).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              {/* What they weaken was measured with the built-in engine. */}
              {isModel ? null : (
                <p id={`${id}-${name}-share`} className="text-sm text-soft">
                  {copy.effect(name)}
                </p>
              )}
            </div>
          ))}
        </div>
        {isModel ? null : (
          <details className="mt-3 text-sm text-soft">
            <summary className="fold-line py-1 font-medium text-accent">
              {copy.howMeasured}
              <FoldArrow />
            </summary>
            <p className="mt-1 max-w-[39rem]">{copy.measured}</p>
            <ul className="mt-2 grid gap-1">
              {names.map((name) => (
                <li key={name}>{copy.share(name)}</li>
              ))}
            </ul>
          </details>
        )}
      </details>
    </fieldset>
  );
}
