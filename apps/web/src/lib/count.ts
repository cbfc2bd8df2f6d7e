/**
 * A whole number with thousands separated, `12,345`. The page's first paint needs one, and the
 * browser's own number formatting takes a slow phone a tenth of a second to wake.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
