export const pictureCopy = {
  family: {
    label:
      'One family emoji, and the five characters it is made of: woman, zero width joiner, girl, zero width joiner, boy.',
    caption: 'One emoji on the screen, five characters in memory. The joiners make it a family.',
    seen: 'what you see',
    stored: 'what is stored',
  },
  persian: {
    label:
      'The Persian word for I want: the prefix, a zero width non-joiner and the verb; written with the non-joiner the parts stand side by side, without it they run together.',
    caption: 'Persian “I want”. The non-joiner keeps the prefix apart, without a space.',
    stored: 'what is stored',
    right: 'with it',
    wrong: 'without it',
  },
  selectors: {
    label:
      'The letter A followed by three variation selectors that nobody sees; their numbers are the bytes 68, 69 and 21, which spell hi and an exclamation mark.',
    caption:
      'Three variation selectors behind a letter. Their numbers are bytes, the bytes spell “hi!”.',
    seen: 'what you see',
    stored: 'what is stored',
    bytes: 'bytes',
    says: 'what it says',
  },
  override: {
    label:
      'A file name stored as invoice, right-to-left override, gpj.exe is shown as invoiceexe.jpg: the part behind the override is drawn backwards.',
    caption: 'A right-to-left override turns a program into a picture, for the eye only.',
    stored: 'what the computer reads',
    seen: 'what you see',
  },
} as const;

export const leanCopy = {
  label:
    'Five candidate words with their probabilities, before and after a key leans towards the green ones',
  own: 'the model’s draw',
  leaning: 'with the key’s lean',
  caption:
    '“The library is home to a … collection.” Each candidate stays possible. Over one word the lean is invisible; over three hundred it adds up.',
} as const;
