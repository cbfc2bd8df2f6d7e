import { set } from '../../packages/core/scripts/hidden-tables/unicode.ts';

/** The properties of characters that patterns of the rules ask for, and where Unicode's tables have them. */
const PROPERTIES = {
  L: 'General_Category/Letter',
  Lu: 'General_Category/Uppercase_Letter',
  Ll: 'General_Category/Lowercase_Letter',
  M: 'General_Category/Mark',
  Mn: 'General_Category/Nonspacing_Mark',
  Me: 'General_Category/Enclosing_Mark',
  N: 'General_Category/Number',
  Nd: 'General_Category/Decimal_Number',
  Sc: 'General_Category/Currency_Symbol',
  Cn: 'General_Category/Unassigned',
  Co: 'General_Category/Private_Use',
  Cs: 'General_Category/Surrogate',
  'Script=Cyrillic': 'Script/Cyrillic',
};

/** From the tables, since each Node knows a Unicode of its own, and the files are to be the same. */
const rows = [];
for (const [name, path] of Object.entries(PROPERTIES)) {
  const codePoints = [...(await set(path))].sort((a, b) => a - b);
  const inside = classOf(rangesOf(codePoints)).replaceAll('\\', '\\\\');
  rows.push(`    "${name}": "${inside}",\n`);
}

/** Python has no `\p{L}`, and other versions of it know other versions of Unicode. */
export const characterSets = `CHARACTER_SETS = {\n${rows.join('')}}\n`;

function codePoint(value) {
  return value < 0x10000
    ? `\\u${value.toString(16).padStart(4, '0')}`
    : `\\U${value.toString(16).padStart(8, '0')}`;
}

/** Numbers in order as first and last in turn. */
function rangesOf(numbers) {
  const ranges = [];
  for (const at of numbers) {
    if (ranges.at(-1) === at - 1) ranges[ranges.length - 1] = at;
    else ranges.push(at, at);
  }
  return ranges;
}

/** All characters that a pattern for one of them takes. */
function* takenBy(pattern, last) {
  for (let at = 0; at <= last; at++) if (pattern.test(String.fromCodePoint(at))) yield at;
}

/** The inside of a class of characters, in the words of Python's patterns. */
function classOf(ranges) {
  let inside = '';
  for (let at = 0; at < ranges.length; at += 2) {
    const [first, last] = [ranges[at], ranges[at + 1]];
    inside += codePoint(first) + (last > first ? `-${codePoint(last)}` : '');
  }
  return inside;
}

const PART = /\\u[\da-f]{4}|\\.|\[(?:\\.|[^\]\\])*\]|./gisu;
const HAS_CASE = /^(?:\[|\\u|\p{L})/u;

/**
 * A pattern that tells no capitals from small letters, with both written out: which letters belong
 * together is not the same in the two languages.
 */
export function inBothCases(source, flags) {
  const kept = flags.replace(/[dg]/g, '');
  const last = flags.includes('u') ? 0x10ffff : 0xffff;
  return source.replace(PART, (part) => {
    if (!HAS_CASE.test(part)) return part;
    if (part.includes('\\p')) throw new Error(`Python gets no properties without case: ${source}`);
    const ranges = rangesOf(takenBy(new RegExp(`^${part}$`, kept), last));
    return `[${classOf(ranges)}]`;
  });
}
