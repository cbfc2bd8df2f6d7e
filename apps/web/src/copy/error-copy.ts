export const errorCopy = {
  notFoundTitle: 'Page not found',
  notFoundHeading: 'There is nothing at this address.',
  notFoundBody: 'The page may have moved, or the link was cut short when it was copied.',
  backHome: 'Go to the cleaner',
  crashHeading: 'Unexpected Application Error',
  crashBody:
    'This page ran into a fault. Nothing was sent anywhere; loading it again usually helps.',
  reload: 'Reload the page',
} as const;
