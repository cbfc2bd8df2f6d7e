/** A short text with something of everything: a message in tags, marks that go, a letter that is shown, and what must stay whole. */
export const exampleText = [
  'This note looks harmless.\u{e0068}\u{e0069}\u{e0021} Yet there is a zero\u200b-width space in it, a soft hy\u00adphen, a\u00a0space that does not break, and a letter in p\u0430ypal that only looks like an a.',
  '',
  'What belongs here stays whole: the family 👩\u200d👧\u200d👦, the heart ❤\ufe0f, the Persian می\u200cخواهم.',
].join('\n');
