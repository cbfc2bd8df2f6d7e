/** Fewer words than this are too short to say anything about who wrote them. */
export const shortestJudged = 60;

/** A fix belongs to the check that it fixes; so many are done for one check. */
export const fixesPerCheck = 5;

/** What the page says in place of a figure. */
export const tooShortToSay = 'too short to say';
