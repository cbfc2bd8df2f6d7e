/** Where the text that came of the report begins. */
export const newTextId = 'new-text';
