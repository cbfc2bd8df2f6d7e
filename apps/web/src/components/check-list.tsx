/** Short points, each behind a tick. */
export function CheckList({
  points,
  className = '',
}: {
  points: readonly string[];
  className?: string;
}) {
  return (
    <ul className={`space-y-2 text-[0.95rem] ${className}`}>
      {points.map((point) => (
        <li key={point} className="flex gap-2.5">
          <svg viewBox="0 0 16 16" className="mt-1 size-4 shrink-0 text-accent" aria-hidden="true">
            <path
              d="m3 8.5 3.2 3.2L13 4.8"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {point}
        </li>
      ))}
    </ul>
  );
}
