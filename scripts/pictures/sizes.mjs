/**
 * Widths that pictures are taken at, each as a kind of screen.
 * @type {Record<string, {viewport: {width: number, height: number}, hasTouch?: boolean, isMobile?: boolean}>}
 */
export const sizes = {
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  768: { viewport: { width: 768, height: 1024 } },
  1280: { viewport: { width: 1280, height: 800 } },
  1920: { viewport: { width: 1920, height: 1080 } },
};
