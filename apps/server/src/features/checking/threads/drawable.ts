/** What stands for a letter that the PDF cannot draw. */
export const standIn = '\u25af';

/** Letters of other scripts, some of which run from right to left or take shapes by their neighbours; and pictures. */
const undrawn =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}])\p{Any}|\p{Emoji_Presentation}|[\p{Co}\p{Cs}]/gu;
/** What is not drawn at all, and what only joins or turns pictures. */
const unseen = /[\p{Cf}\ufe00-\ufe0f]|(?![\n\t])\p{Cc}/gu;

/** A line may be broken within a word of this length: laying out one without end takes minutes. */
const endless = /[^\s\u200b]{40}(?=[^\s\p{M}])/gu;
/** Marks on one letter that are drawn. */
const heaped = /(\p{M}{4})\p{M}+/gu;

/** A text as the fonts of the PDF can draw it, and how many characters they cannot. */
export function drawable(text: string): { text: string; missing: number } {
  let missing = 0;
  const drawn = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unseen, '')
    .replaceAll('\t', '    ')
    .replace(undrawn, () => {
      missing++;
      return standIn;
    })
    .replace(heaped, '$1')
    .replace(endless, '$&\u200b');
  return { text: drawn, missing };
}

/** Cuts a text into stretches at spaces, so that each fits on a page. */
export function stretchesOf(text: string, length: number): string[] {
  const stretches: string[] = [];
  let rest = text.replace(/\s+/g, ' ').trim();
  while (rest.length > length) {
    const space = rest.lastIndexOf(' ', length);
    const cut = space > length / 2 ? space : length;
    stretches.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return [...stretches, rest];
}
