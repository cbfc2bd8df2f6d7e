import type { ReactNode } from 'react';

/** A titled card of the dashboard. */
export function Panel({
  title,
  aside,
  children,
  id,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  /** Where a link to it leads, which takes the focus along. */
  id?: string;
}) {
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-label={title}
      className="scroll-mt-20 rounded-2xl border border-line bg-surface shadow-card"
    >
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3 sm:px-6">
        <h2 className="text-[1.02rem] font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** What a panel says in place of its content: an error with a way out, or that there is nothing yet. */
export function PanelNote({
  children,
  tone = 'soft',
}: {
  children: ReactNode;
  tone?: 'soft' | 'danger';
}) {
  return (
    <div
      data-panel-note
      role={tone === 'danger' ? 'alert' : undefined}
      className={`flex flex-col items-center gap-4 px-6 py-10 text-center ${tone === 'danger' ? 'text-danger' : 'text-soft'}`}
    >
      {children}
    </div>
  );
}
