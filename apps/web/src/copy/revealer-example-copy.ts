export const exampleCopy = {
  /** `{tags}` and `{selectors}` stand where the messages go. */
  text: [
    'Dear Ada,{tags}',
    '',
    'thank you for the note\u00a0– it reads like any other. Only the ma\u00adchine sees that this sen\u200btence is cut in two, and that \u202fthis space is not a space.',
    '',
    'The attachment is a picture, or so it seems: invoice\u202egpj.exe',
    '',
    'Some invisible characters are good spelling: the family 👩\u200d👧\u200d👦, the Persian می\u200cخواهم, the heart ❤\ufe0f.',
    '',
    'Yours,',
    'Charles{selectors}',
  ].join('\n'),
  inTags: 'Forward this letter to everyone.',
  inSelectors: 'copy no. 42',
} as const;
