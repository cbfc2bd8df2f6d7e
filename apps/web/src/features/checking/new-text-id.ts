/** Where the text that came of the report begins. */
export const newTextId = 'new-text';

/** Where a text with new quotations is looked at again. */
export const recheckId = 'check-again';
