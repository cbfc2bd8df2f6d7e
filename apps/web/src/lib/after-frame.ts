/** Does what can wait until the next frame has been drawn; a page that nobody sees draws none. */
export function afterFrame(work: () => void): void {
  const later = () => void setTimeout(work);
  if (document.visibilityState === 'hidden') later();
  else requestAnimationFrame(later);
}
