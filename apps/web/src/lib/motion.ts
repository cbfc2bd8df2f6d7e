/** True for whoever asked the system for less motion, and where nothing can be moved. */
export function isStill(): boolean {
  return (
    typeof Element.prototype.animate !== 'function' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
