/** Fewer words than this are too short to say anything about who wrote them. */
export const shortestJudged = 60;

/** What the page says in place of a figure. */
export const tooShortToSay = 'too short to say';

/** Days after which a link to a report leads nowhere, and links that an account has at once. */
export const reportLinkDays = 7;
export const reportLinksAtMost = 10;
