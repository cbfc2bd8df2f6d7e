import { layoutCopy } from '../copy/layout-copy.ts';

const bar = 'rounded bg-sunken motion-safe:animate-pulse';
const card = 'rounded-2xl border border-line bg-surface shadow-card';

function Rows({ rows }: { rows: number }) {
  return (
    <div className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
        <div key={row} className="flex items-center gap-6 px-5 py-3.5 sm:px-6">
          <div className="grow space-y-2.5 py-1">
            <div className={`h-4 ${row % 2 ? 'w-7/12' : 'w-9/12'} ${bar}`} />
            <div className={`h-3 w-40 max-w-full ${bar}`} />
          </div>
          <div className={`h-8 w-16 shrink-0 ${bar}`} />
        </div>
      ))}
    </div>
  );
}

/** Grey bars in the shape of a list that is loading. */
export function Skeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div role="status" aria-label={layoutCopy.loading}>
      <Rows rows={rows} />
    </div>
  );
}

function PanelShape({ rows }: { rows: number }) {
  return (
    <div className={card}>
      <div className="flex min-h-16 items-center border-b border-line px-5 sm:px-6">
        <div className={`h-4 w-36 ${bar}`} />
      </div>
      <Rows rows={rows} />
    </div>
  );
}

/** The dashboard before it is known who is there: a card of the person, three figures, two lists. */
export function CardsSkeleton() {
  return (
    <div role="status" aria-label={layoutCopy.loading} className="space-y-4 sm:space-y-6">
      <div className={`flex items-center justify-between gap-6 px-5 py-4 sm:px-6 ${card}`}>
        <div className={`h-4 w-56 ${bar}`} />
        <div className={`h-8 w-28 ${bar}`} />
      </div>
      <div className={`space-y-7 px-5 py-4 md:hidden ${card}`}>
        {['one', 'two', 'three'].map((figure) => (
          <div key={figure} className="flex justify-between">
            <div className={`h-4 w-32 ${bar}`} />
            <div className={`h-4 w-24 ${bar}`} />
          </div>
        ))}
      </div>
      <div className="grid gap-4 max-md:hidden md:grid-cols-3">
        {['one', 'two', 'three'].map((figure) => (
          <div key={figure} className={`space-y-4 p-5 ${card}`}>
            <div className={`h-3.5 w-28 ${bar}`} />
            <div className={`h-9 w-14 ${bar}`} />
            <div className={`h-3.5 w-24 ${bar}`} />
          </div>
        ))}
      </div>
      <PanelShape rows={3} />
      <PanelShape rows={2} />
    </div>
  );
}

/** A page's heading, and below it what will come. */
export function PageSkeleton({ shape }: { shape: 'cards' | 'panel' }) {
  return (
    <div className={shape === 'cards' ? 'pt-6 sm:pt-14' : 'pt-10 sm:pt-14'}>
      <div className={`mb-7 h-10 w-52 ${bar}`} />
      {shape === 'cards' ? (
        <CardsSkeleton />
      ) : (
        <div role="status" aria-label={layoutCopy.loading}>
          <PanelShape rows={2} />
        </div>
      )}
    </div>
  );
}
