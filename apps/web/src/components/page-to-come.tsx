/** The place of a page that is not there yet. The footer, which it would push, is drawn with the page (`footer.tsx`). */
export const PageToCome = () => <div data-page-to-come className="min-h-[60vh]" />;
