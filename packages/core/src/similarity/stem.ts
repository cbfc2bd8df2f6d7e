const VOWEL = /[aeiouy]/;

// Endings of derived words, longest first, with what stays; tried once after the inflections are gone.
const DERIVATIONS: [ending: string, rest: string][] = [
  ['ization', 'ize'],
  ['isation', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['ability', 'able'],
  ['ibility', 'able'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['ousli', 'ous'],
  ['entli', 'ent'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['alize', 'al'],
  ['alise', 'al'],
  ['ator', 'ate'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ence', 'ent'],
  ['ance', 'ant'],
  ['enci', 'ent'],
  ['anci', 'ant'],
  ['ably', 'able'],
  ['ibly', 'able'],
  ['alli', 'al'],
  ['ment', ''],
  ['izer', 'ize'],
  ['iser', 'ize'],
  ['ise', 'ize'],
  ['ion', ''],
  ['ity', ''],
  ['iti', ''],
  ['ful', ''],
  ['ism', ''],
  ['ist', ''],
  ['ous', ''],
  ['ive', ''],
  ['ize', ''],
  ['ate', ''],
  ['al', ''],
  ['er', ''],
  ['ic', ''],
  ['or', ''],
  ['li', ''],
];

/** Undoubles a final consonant (`runn` → `run`) and drops a final `e`, so that both spellings meet. */
function tidy(stem: string): string {
  const last = stem.at(-1);
  if (last === stem.at(-2) && stem.length > 3 && !VOWEL.test(last!) && !'lsz'.includes(last!)) {
    return stem.slice(0, -1);
  }
  return last === 'e' && stem.length > 3 ? stem.slice(0, -1) : stem;
}

function withoutPlural(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word;
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('is') ? word : word.slice(0, -1);
}

function withoutTense(word: string): string {
  for (const ending of ['ing', 'ed']) {
    const rest = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || rest.length < 3 || !VOWEL.test(rest) || word.endsWith('eed')) {
      continue;
    }
    return rest.endsWith('i') ? `${rest.slice(0, -1)}y` : rest;
  }
  return word;
}

/**
 * Takes the endings off an English word, so that its inflected and derived forms meet. The result is a key
 * for comparing, not a word. Words with other letters than a–z come back unchanged.
 *
 * @example stemOf('connections') === stemOf('connected') // true
 */
export function stemOf(form: string): string {
  const word = form.endsWith("'s") ? form.slice(0, -2) : form;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let stem = tidy(withoutTense(withoutPlural(word)));
  for (let round = 0; round < 2; round++) {
    const spelled = stem.endsWith('y') ? `${stem.slice(0, -1)}i` : stem;
    const found = DERIVATIONS.find(
      ([ending]) => endsLike(spelled, ending) && spelled.length - ending.length >= 3,
    );
    if (!found) break;
    stem = tidy(spelled.slice(0, spelled.length - cut(spelled, found[0])) + found[1]);
  }
  return stem.endsWith('y') ? `${stem.slice(0, -1)}i` : stem;
}

/** A final `e` may already be gone: `creat` still ends like `ate`. */
function endsLike(word: string, ending: string): boolean {
  return word.endsWith(ending) || (ending.endsWith('e') && word.endsWith(ending.slice(0, -1)));
}

function cut(word: string, ending: string): number {
  return word.endsWith(ending) ? ending.length : ending.length - 1;
}
