import type { Light } from '@cleanpaste/contract';
import { healthCopy as copy } from '../../../copy/health-copy.ts';

const dots: Record<Light, string> = { good: 'bg-accent', watch: 'bg-mark', trouble: 'bg-danger' };

/** A light of a traffic light, with its word: colour alone tells nobody enough. */
export function LightSign({ light }: { light: Light }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm whitespace-nowrap ${light === 'trouble' ? 'font-semibold text-danger' : 'text-soft'}`}
    >
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[light]}`} />
      {copy.lights[light]}
    </span>
  );
}
