import { lighthouse } from '../../texts.fixture.ts';
import { prose } from './prose.fixture.ts';

const sentences = lighthouse.match(/[^.]+\./g)!.map((one) => one.trim());
const indented = (text: string): string => text.replace(/(.{1,60})(?: |$)/g, '    $1\n').trimEnd();

const ways: ((said: string) => string)[] = [
  (said) => `As the chronicle has it, ‘${said}’ Nobody has put it better.`,
  (said) => `The chronicle says: '${said}' It stops there.`,
  (said) => `“${said}” (Orr, p. 12)`,
  (said) => `According to the keeper "${said}" and that was that.`,
  (said) => `The book is plain about it:\n\n${indented(said)}\n\nSo much for the book.`,
  (said) => `The book is plain about it:\n\n\t${said}\n\nSo much for the book.`,
  (said) => `> ${said}\n\nThat is one way to put it.`,
  (said) => `<blockquote>${said}</blockquote>`,
  (said) => `« ${said} », says the guide.`,
  (said) => `The keepers' diary, 'which the office still uses', adds: ‘${said}’ (1853).`,
];

/** Texts of one's own that quote two sentences of the lighthouse's story, each pair in another way. */
export const quotations: string[] = prose.map((body, index) => {
  const at = index % (sentences.length - 1);
  const said = `${sentences[at]!} ${sentences[at + 1]!}`;
  return `${body}\n\n${ways[index % ways.length]!(said)}\n\n${prose[(index + 5) % prose.length]!}`;
});
