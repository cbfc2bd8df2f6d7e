// What typography asks no-break spaces for, as patterns over the words on either side. Each word is
// read as it will stand in the clean text, up to a space, and cut to a dozen characters.

/** Signs that French, Swiss and others part from the word before, units of one sign, operators. */
const CLOSING = new Set(
  Array.from(';:!?»›%‰‱٪؉°′″℃℉–—−=×÷±≈≤≥+/&→·', (sign) => sign.codePointAt(0)!),
);

/** Signs that are bound to what follows them. */
const OPENING = new Set(Array.from('«‹§¶№℮©®−=×÷±≈≤≥+/&→·', (sign) => sign.codePointAt(0)!));

export const isClosing = (codePoint: number): boolean => CLOSING.has(codePoint);
export const isOpening = (codePoint: number): boolean => OPENING.has(codePoint);

const NUMBER_BEFORE = /[\p{N}\p{Sc}%‰°º′″#][.)\]'"’]*$/u;
const NUMBER_AFTER = /^[+\-−±~≈≤≥]?(?:[\p{N}\p{Sc}]|#[#,0])/u;
/** A year or another long number at the end of a sentence, as the next one begins. */
const SENTENCE_END = /\p{Nd}{3}[.)'"’]+$/u;
const CAPITAL = /^\p{Lu}/u;

/** Beside a number, an amount, or a pattern for one. */
export function isBesideNumber(left: string, right: string): boolean {
  if (NUMBER_AFTER.test(right)) return true;
  return NUMBER_BEFORE.test(left) && !(SENTENCE_END.test(left) && CAPITAL.test(right));
}

export function isWithinNumber(left: string, right: string): boolean {
  return /\p{Nd}$/u.test(left) && /^\p{Nd}/u.test(right);
}

/** What programs put values in the place of: `%s`, `%1$d`, `$1`. */
export function isBesideFormat(left: string, right: string): boolean {
  return /%(?:\d+\$)?[-+.\d]*[dfisu@]$/.test(left) || /^%(?:\d+\$)?[-+.\d]*[dfisu@]/.test(right);
}

const INITIAL = /^[("'“„«[]*\p{L}\p{M}*\.$/u;
const INITIALS = /^[("'“„«[]*\p{Lu}\.-?\p{Lu}\.$/u;
/** Abbreviations of two letters: small before small (`т. ст.`), large before anything (`Dr. Ada`). */
const SHORT = /^[("'“„«[]*(?:(\p{Lu})|\p{Ll})\p{Ll}\.$/u;
/** Without a vowel nothing else ends in a full stop: `Mgr.`, `bzw.`, `млрд.` */
const CONSONANTS = /^[("'“„«[]*[bcdfghjklmnpqrstvwxzčďňřšťžбвгджзклмнпрстфхцчшщ]{2,5}\.$/iu;
const BOUND = new Set(
  (
    'abb abs art bd bzw cap col dipl fig gen hon hr ing inż kap lt mag mgr mlle mme mm mrs nr pan pr ' +
    'pp prof rev sen sgt str tab tel ul vgl vol čl obr např resp tzv doc им пл пр св см ст ул др гл ' +
    'рис стр табл тел проф акад доц гр обл руб тыс вул просп пров буд корп'
  ).split(' '),
);
/** Forms of address that are written without a full stop before a name. */
const ADDRESS = new Set('Mme Mmes Mlle Mlles Dr Drs Pr Me Mgr Mr Mrs Ms St Ste Mx'.split(' '));

/** `and others` in short, which does not begin a line. */
const AND_OTHERS = /^(?:al|kol|др|пр|сл|ін|інш|под)\.[,;:)]*$/;

/** `Eq. (4)`, where the number stands in brackets. */
const NUMBER_IN_BRACKETS = /^[([]\p{Nd}/u;

/** An initial, a form of address or an abbreviation, before what it belongs to. */
export function isAbbreviation(left: string, right: string): boolean {
  if (!/^\p{L}/u.test(right) && !NUMBER_IN_BRACKETS.test(right)) return false;
  if (AND_OTHERS.test(right) && /^\p{L}{1,3}$/u.test(left)) return true;
  if (INITIAL.test(left) || INITIALS.test(left) || CONSONANTS.test(left)) return true;
  const short = SHORT.exec(left);
  if (short !== null && (short[1] !== undefined || !CAPITAL.test(right))) return true;
  const word = left.replace(/^[("'“„«[]+/, '');
  if (word.endsWith('.')) return BOUND.has(word.slice(0, -1).toLowerCase());
  return ADDRESS.has(word) && CAPITAL.test(right);
}

const CYRILLIC_LETTER = /^[("'“„«[]*\p{Script=Cyrillic}$/u;
const LATIN_LETTER = /^[("'“„«[]*[aikosuvwz]$/i;

/** A preposition or conjunction of one letter does not end a line in Slavic languages. */
export function isSlavicLetter(left: string, hasSlavicLetters: () => boolean): boolean {
  return CYRILLIC_LETTER.test(left) || (LATIN_LETTER.test(left) && hasSlavicLetters());
}

const ROMAN = /^(?:M{0,3})(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
/** `Le`, `Ce` and `Io` are words. */
const ROMAN_WITH_ENDING =
  /^(?:([IVXLC]{2,7})(?:er?|re|ème|ᵉ|o|º|-?[йяем]{1,3})?|I(?:er|re)|[VX](?:e|ème|ᵉ))[.)]?$/u;

/** A Roman numeral of two letters or more, or `V` and `X`, beside the name that it counts. */
export function isBesideRoman(left: string, right: string): boolean {
  const counted = /^(.*?)[.,;:!?)»]*$/u.exec(right)![1]!;
  if (/^(?:[VX]|.{2,})$/.test(counted) && ROMAN.test(counted) && /^\p{Lu}/u.test(left)) return true;
  const numeral = ROMAN_WITH_ENDING.exec(left);
  return numeral !== null && (numeral[1] === undefined || ROMAN.test(numeral[1]));
}

/** Fields of a pattern for hours or years (`h a`, `y 'г'`), and the currency `F CFA`. */
export function isBesideField(left: string, right: string): boolean {
  if (/(?:^|[^a-z])(?:h{1,2}|H{1,2}|mm|ss)$/i.test(left) && /^[aBb](?![a-z\ufffd])/.test(right))
    return true;
  if (/^[aBb]$/.test(left) && /^[hHkK]{1,2}(?![a-z\ufffd])/.test(right)) return true;
  if (/(?:^|[^a-z])[yu]$/.test(left) && right.startsWith("'")) return true;
  return left === 'F' && right.startsWith('CFA');
}

/** The half of a day, as programs set it behind the hour. */
export function isHalfDay(left: string, right: string): boolean {
  return /\p{Nd}$/u.test(left) && /^[AP]M(?![\p{L}\ufffd])/u.test(right);
}

/** A unit behind the name of a power: `1,2 млн` + `€`. The first space must have been kept. */
export function isScale(left: string): boolean {
  return /^\p{L}{1,5}\.?$/u.test(left);
}
