const essay =
  'In order to obtain good results, it is important to note that students should begin their work early. ' +
  'However, many people think that a large amount of help is needed when a problem is difficult.';
const letter =
  'My grandmother kept bees behind the school, and every autumn she let us taste the honey before ' +
  'anyone else did. I remember how she lifted the frames slowly, talking to nobody, and how the ' +
  'smoke made our eyes water.';
/** The beginning of a novel in the starter corpus. */
const copied =
  'It is a truth universally acknowledged, that a single man in possession of a good fortune, must ' +
  'be in want of a wife. However little known the feelings or views of such a man may be on his first ' +
  'entering a neighbourhood, this truth is so well fixed in the minds of the surrounding families.';
const german =
  'Der schnelle braune Fuchs springt über den faulen Hund, und niemand weiß, warum er das jeden Tag aufs Neue tut.';
const dirty = 'Zero\u200Bwidth and a soft\u00ADhyphen';

/** What people bring: texts to rewrite, to check, of another language, with something hidden. */
export const texts = [dirty, essay, `${letter}\n\n${copied}`, german, letter] as const;

/** A word that no other text of any walk has: wherever it turns up, it came from this text. */
export const wordOf = (number: number) => `Quillworth${number}x`;

const words = /Quillworth\d+x/g;
export const wordsIn = (text: string): string[] => [...new Set(text.match(words) ?? [])];

/** What cleaning makes of these texts. */
export const cleanedOf = (text: string) => text.replace(/[\u200B\u00AD]/g, '');
