/** A point, with what is to be known of it below. */
export type Point = string | { point: string; note: string };

/** Short points, each behind a tick. */
export function CheckList({
  points,
  className = '',
}: {
  points: readonly Point[];
  className?: string;
}) {
  return (
    <ul className={`space-y-2 text-[0.95rem] ${className}`}>
      {points.map((one) => {
        const { point, note } = typeof one === 'string' ? { point: one, note: null } : one;
        return (
          <li key={point} className="flex gap-2.5">
            <svg
              viewBox="0 0 16 16"
              className="mt-1 size-4 shrink-0 text-accent"
              aria-hidden="true"
            >
              <path
                d="m3 8.5 3.2 3.2L13 4.8"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <span>
              {point}
              {note ? <span className="block text-sm text-pretty text-soft">{note}</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
