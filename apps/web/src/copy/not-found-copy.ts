/** Of an address at which there is nothing. */
export const notFoundCopy = {
  title: 'Page not found',
  heading: 'There is nothing at this address.',
  body: 'The page may have moved, or the link was cut short when it was copied. A text that you left in the cleaner is still there.',
} as const;
