export const errorCopy = {
  backHome: 'Go to the cleaner',
  crashHeading: 'Unexpected Application Error',
  crashBody: 'This page ran into a fault; loading it again usually helps.',
  textKept: 'Your text is kept in this tab and comes back with the cleaner.',
  reload: 'Reload the page',
  pageMissingHeading: 'This page could not be loaded.',
  pageMissingBody: 'Perhaps the connection is gone. Once it is back, the page loads by itself.',
  partMissing: (name = 'This part of the page') => `${name} could not be loaded.`,
  /** After it, of a window, where a text is worked on. */
  textStays: 'Your text is still here.',
  /** What may not come by itself, by the name that people have for it. */
  parts: {
    signIn: 'The sign-in window',
    plans: 'The window with the plans',
  },
  retry: 'Try again',
} as const;
