/** Stands in a summary: points down, and up while its `details` are open. */
export function FoldArrow() {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className="size-4 shrink-0 fill-none stroke-soft stroke-[1.7] transition-transform [details[open]>summary_&]:rotate-180"
    >
      <path d="m3.5 6 4.5 4.5L12.5 6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
