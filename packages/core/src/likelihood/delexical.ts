import { FUNCTION_WORDS } from './function-words.ts';
import { MARK, NUMBER, type Tokens } from './tokens.ts';

const SUFFIX =
  /(?:ations?|itions?|tions?|sions?|ments?|ness|ity|ities|isms?|ists?|ables?|ibles?|fully|ful|less|ously|ous|ively|ives?|ally|als?|ics?|ances?|ences?|ly|ings?|ied|ed|ers?|est|i[sz]es?|i[sz]ing|ify|ates?|en|ies|es|s|y)$/;

/**
 * The tokens with their subject taken out: function words, marks and numbers stay, every other word
 * becomes its ending and rough length, a name becomes a name. What is left is how the text is built.
 */
export function delexicalise(tokens: Tokens): string[] {
  const { form, kind, caps, sentences } = tokens;
  const starts = new Set(sentences);
  return form.map((word, at) => {
    if (kind[at] === MARK || kind[at] === NUMBER || FUNCTION_WORDS.has(word)) return word;
    if (caps[at] === 2) return '<CAPS>';
    if (caps[at] === 1 && !starts.has(at)) return '<Name>';
    const suffix = word.length > 4 ? (SUFFIX.exec(word)?.[0] ?? '') : '';
    return `<${word.length < 5 ? 0 : word.length < 9 ? 1 : 2}${suffix}>`;
  });
}
