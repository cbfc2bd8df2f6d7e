import { PlainError } from '../setup/say.mjs';

const start = (name) => `<!-- made: ${name} -->`;
const end = '<!-- /made -->';

/** The names of the places of a text that are made by a script. */
export const marksOf = (text) =>
  [...text.matchAll(/<!-- made: ([\w-]+) -->/g)].map(([, name]) => name ?? '');

/** What stands in such a place. */
export function betweenMarks(text, name) {
  const at = text.indexOf(start(name));
  const until = text.indexOf(end, at);
  if (at < 0 || until < 0) throw new PlainError(`the marks of ${name} are not there.`);
  return text.slice(at + start(name).length, until).trim();
}

/**
 * Puts what was made into the places that are marked for it: `<!-- made: NAME -->…<!-- /made -->`.
 * @param {string} text
 * @param {Record<string, string>} made by name
 */
export function fillMarks(text, made) {
  return marksOf(text).reduce((filled, name) => {
    const content = made[name];
    if (content === undefined) throw new PlainError(`nothing is made for the mark ${name}.`);
    betweenMarks(filled, name);
    const at = filled.indexOf(start(name)) + start(name).length;
    return `${filled.slice(0, at)}\n${content.trim()}\n${filled.slice(filled.indexOf(end, at))}`;
  }, text);
}
