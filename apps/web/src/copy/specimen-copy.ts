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
    { code: '2713', tone: 'accent', tick: true },
  ],
  note: 'U+2713 · check mark',
} as const;

/** As long as nobody is known to have paid: never the word. */
export const askedSpecimen = {
  glyphs: [{ letter: '$' }, { code: '003F', tone: 'mark' }],
  note: 'U+003F · question mark',
} as const;

export const unpaidSpecimen = {
  glyphs: [{ letter: '$' }, { letter: '0' }, { code: '00A0', tone: 'neutral' }],
  note: 'Nothing was charged',
} as const;

export const crashSpecimen = {
  glyphs: [{ letter: 'o' }, { letter: 'o' }, { code: 'FFFD', tone: 'danger' }, { letter: 's' }],
  note: 'U+FFFD · replacement character',
} as const;
