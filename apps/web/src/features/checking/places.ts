/** Where the text that came of the report begins. */
export const newTextId = 'new-text';

/** Where a text with new quotations is looked at again. */
export const recheckId = 'check-again';

/** Where the sources are listed, each with what can be done about it. */
export const foundId = 'similar-content';

/** Where a text can be fixed. */
export const fixId = 'fix';
