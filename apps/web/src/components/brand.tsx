/** The brand mark: the dashed box in which Unicode charts draw a character that has no shape. */
export function BrandMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" className={className} aria-hidden="true" fill="none">
      <rect
        x="2.5"
        y="2.5"
        width="23"
        height="23"
        rx="4"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeDasharray="4 3.05"
      />
      <path
        d="M14 8.5v11M11.2 8.5h5.6M11.2 19.5h5.6"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </svg>
  );
}
