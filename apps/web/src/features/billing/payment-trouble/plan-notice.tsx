import type { ReactNode } from 'react';

interface PlanNoticeProps {
  title: string;
  /** What it means, below the title. */
  children?: ReactNode;
  /** Small, below all that. */
  note?: ReactNode;
  /** The way to mend it, or to keep the plan. */
  action?: ReactNode;
  /** Nothing is amiss. */
  isCalm?: boolean;
}

/** What has to be read of a plan before anything else. */
export function PlanNotice({ title, children, note, action, isCalm = false }: PlanNoticeProps) {
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg p-4 ${isCalm ? 'bg-sunken' : 'bg-mark-wash'}`}
    >
      <p className="min-w-0 grow basis-64 text-pretty">
        <strong className={`block font-semibold ${isCalm ? '' : 'text-mark'}`}>{title}</strong>{' '}
        {children ? <span className="mt-1 block">{children}</span> : null}
        {note ? <span className="mt-1 block">{note}</span> : null}
      </p>
      {action}
    </div>
  );
}
