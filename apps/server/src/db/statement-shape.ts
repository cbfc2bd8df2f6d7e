/** Everything in a statement that could be a value, or is not needed to know it again. */
const pieces =
  /"[^"]*(?:""[^"]*)*(?:"|$)|\b[eE]'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*'?|'[^']*(?:''[^']*)*'?|\$([A-Za-z_]\w*)?\$[\s\S]*?(?:\$\1\$|$)|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\$\d+|\b\d[\w.]*|\s+/g;

const longest = 400;
/** More of it is not looked at. */
const looked = 20_000;

/** What stands in the place of a piece. */
function shapeOfPiece(piece: string): string {
  if (piece.startsWith('"')) return piece.replaceAll('"', '');
  if (/^(?:\s|--|\/\*)/.test(piece)) return ' ';
  return '?';
}

/** A list of values, and several such lists after one another. */
const values = /\((?:\?|default)(?:, ?(?:\?|default))*\)/g;
const rows = /\(\?\)(?:, ?\(\?\))+/g;

/**
 * A statement without anything of anybody: values, literals and comments are taken out of its text, and
 * lists of them made one, so that the same statement has the same shape however many rows it writes.
 * @returns at most 400 characters
 */
export function shapeOf(text: string): string {
  const shape = text
    .slice(0, looked)
    .replace(pieces, shapeOfPiece)
    .replace(values, '(?)')
    .replace(rows, '(?)')
    .replace(/ {2,}/g, ' ')
    .trim();
  return shape.length > longest ? `${shape.slice(0, longest)}…` : shape;
}

const verbs = /\b(select|insert|update|delete|begin|commit|rollback|set|listen|notify|call)\b/i;
const tables = /\b(?:from|into|update|join|notify|listen) (?:only )?([a-z_][\w.]*)/i;
const functions = /^select ([a-z_]\w*)\(/i;

/** A short name: what is done, and to which table, or by which function. As many as there are statements in the code. */
export function nameOf(shape: string): string {
  const verb = verbs.exec(shape)?.[1]?.toLowerCase() ?? 'statement';
  const object = tables.exec(shape)?.[1] ?? functions.exec(shape)?.[1];
  return object ? `${verb} ${object}` : verb;
}
