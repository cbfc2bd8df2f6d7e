/** The large letters beside pages of few words, and what stands below them. */
export const signInSpecimen = {
  glyphs: [{ letter: 'h' }, { code: '200B', tone: 'mark' }, { letter: 'i' }],
  note: 'h · zero width space · i',
} as const;

export const notFoundSpecimen = {
  glyphs: [{ letter: '4' }, { code: '200B', tone: 'mark' }, { letter: '4' }],
  note: 'a page of zero width',
} as const;

export const paidSpecimen = {
  glyphs: [
    { letter: 'p' },
    { letter: 'a' },
    { letter: 'i' },
    { letter: 'd' },
    // Without a code point: beside an amount it would be read as a number of the payment.
    { code: '', tone: 'accent', tick: true },
  ],
  note: '',
} as const;

/** As long as nobody is known to have paid: never the word. */
export const askedSpecimen = {
  glyphs: [{ letter: '$' }, { letter: '?' }],
  note: '',
} as const;

export const unpaidSpecimen = {
  glyphs: [{ letter: '$' }, { letter: '0' }],
  note: '',
} as const;

export const crashSpecimen = {
  glyphs: [{ letter: 'o' }, { letter: 'o' }, { code: 'FFFD', tone: 'danger' }, { letter: 's' }],
  note: 'U+FFFD · replacement character',
} as const;
