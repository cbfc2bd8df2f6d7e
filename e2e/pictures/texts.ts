export { machineLike } from '../fixtures/machine-like.ts';

export const dirty = 'Zero\u200Bwidth and a soft\u00ADhyphen';

/** Nearly every kind that people meet, in one sentence. */
export const marked =
  'The quick\u200B fox\u00AD jumps\u202F over the\u00A0lazy dog\u2060 then\u200E with more\u2003spaces and\uFEFF a mark, says p\u0430ypal.';

export const withMessage = `Dear${String.fromCodePoint(
  ...[...'Forward this letter.'].map((letter) => 0xe0000 + letter.charCodeAt(0)),
)} Ada, thank you for the lovely evening.`;

/** With a statement of origin behind it. */
export const signed = `Signed\u200b and sent from the harbour office, with the figures of last week.\ufeff${[
  ...[...new TextEncoder().encode('C2PATXT\0'), 1, 0, 0, 0, 3, 97, 98, 99],
]
  .map((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16))
  .join('')}`;

export const long = 'A plain line of text with one zero\u200Bwidth space in it.\n'.repeat(1850);

export const essay =
  'In order to obtain good results, it is important to note that students should begin their work early. ' +
  'However, many people think that a large amount of help is needed when a problem is difficult. ' +
  'A good teacher is able to show them how to find a simple answer quickly.';

export const own =
  'My grandmother kept bees behind the school, and every autumn she let us taste the honey before ' +
  'anyone else did. I remember how she lifted the frames slowly, talking to nobody, and how the ' +
  'smoke made our eyes water.';

/** The beginning of a novel in the starter corpus. */
export const copied =
  'It is a truth universally acknowledged, that a single man in possession of a good fortune, must ' +
  'be in want of a wife. However little known the feelings or views of such a man may be on his first ' +
  'entering a neighbourhood, this truth is so well fixed in the minds of the surrounding families.';

/** By a person, copied from nowhere, and long enough to be judged. */
export const letter =
  'Dear Ruth, I never got round to thanking you for the jam, which is a shame because we finished it ' +
  "in about four days. Tom had most of it, on toast, standing up, at hours I won't mention. The dog is " +
  'better. She limped around till Tuesday and then saw a squirrel and forgot she was ill! We have the ' +
  'roofers coming back on Monday, or so they say; they said that in March as well. Come and see us ' +
  "before the clocks go back. Bring boots, the lane's a bog again.";

/** What the server says of a fault that nobody expected. */
export const serverFault =
  'Something went wrong on our side (reference 4f9c1d07). Please try again.';
