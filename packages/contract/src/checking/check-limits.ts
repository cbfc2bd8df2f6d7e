/** Fewer words than this are too short to say anything about who wrote them. */
export const shortestJudged = 60;

/** What the page says in place of a figure. */
export const tooShortToSay = 'too short to say';

/** Days after which a link to a report leads nowhere, and links that an account has at once. */
export const reportLinkDays = 7;
export const reportLinksAtMost = 10;

/** Up to how many works of its collection a server says the number: to count them costs little, and more than these are many. */
export const worksCounted = 1000;
