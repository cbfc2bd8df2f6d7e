export const contentsCopy = {
  title: 'On this page',
  /** Where only a part of the page is listed. */
  article: 'In this article',
} as const;
