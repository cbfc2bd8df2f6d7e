/** For an answer that says nothing itself: what people can do about it, and the number where that is of use. */
export const requestCopy = {
  unreachable: 'The server cannot be reached.',
  outOfOrder: 'The server is out of order just now. Please try again in a moment.',
  tooMuch: 'Too much was asked for at once. Please try again in a moment.',
  refused: (status: number) => `The server refused it (${status}).`,
} as const;
