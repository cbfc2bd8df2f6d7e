import type { Light } from '@cleanpaste/contract';
import { healthCopy as copy } from '../../../copy/health-copy.ts';

/** `unmeasured`: the first figures are yet to come; `unknown`: none can be had. */
export type Shown = Light | 'unmeasured' | 'unknown';

/** Their colours, by what they say. */
export const dots: Record<Shown, string> = {
  ...{ good: 'bg-accent', watch: 'bg-[#c2780a] dark:bg-mark', trouble: 'bg-danger' },
  ...{ unmeasured: 'bg-soft', unknown: 'bg-soft' },
};

const words: Record<Shown, string> = {
  ...{ ...copy.lights, unmeasured: copy.unmeasured, unknown: copy.notMeasured },
};

/** A light of a traffic light, with its word: colour alone tells nobody enough. Without a figure it is grey. */
export function LightSign({ light }: { light: Shown }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm whitespace-nowrap ${light === 'trouble' ? 'font-semibold text-danger' : 'text-soft'}`}
    >
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[light]}`} />
      {words[light]}
    </span>
  );
}
