/** Names the notice that says so. */
export const accountDeleted = 'account-deleted';
