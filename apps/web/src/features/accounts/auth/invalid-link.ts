/** Names the notice of a reset link that does not hold, which stands on the page to sign in. */
export const invalidLink = 'invalid-link';
