import type { HealthSubject } from '@cleanpaste/contract';
import { healthAdviceCopy } from '../../../copy/health-advice-copy.ts';
import { healthCopy as copy } from '../../../copy/health-copy.ts';
import type { Shown } from './light-sign.tsx';

interface AdviceProps {
  subject: HealthSubject | undefined;
  light: Shown | undefined;
  className?: string;
}

/** Where something is to be watched, or in trouble: what to look at first. */
export function Advice({ subject, light, className = '' }: AdviceProps) {
  if (!subject || (light !== 'watch' && light !== 'trouble')) return null;
  return (
    <p className={`text-sm text-pretty ${className}`}>
      <span className="font-semibold">{copy.lookFirst}</span> {healthAdviceCopy[subject]}
    </p>
  );
}
