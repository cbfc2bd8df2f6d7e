import ts from 'typescript';

/** Functions and numbers of JavaScript's own, by their names there. */
const globals = {
  'Math.min': 'min',
  'Math.max': 'max',
  'Math.floor': 'floor',
  'Math.log2': 'binary_logarithm',
  'Number.parseInt': 'parse_int',
  'Number.isNaN': 'is_nan',
  'Number.POSITIVE_INFINITY': 'INFINITY',
  'Number.NEGATIVE_INFINITY': 'MINUS_INFINITY',
  'String.fromCharCode': 'from_units',
  'String.fromCodePoint': 'from_code_points',
  'Object.entries': 'entries_of',
  'Object.fromEntries': 'object_of',
  'Object.values': 'values_of',
  'Object.keys': 'keys_of',
  'Array.from': 'array_from',
  'Uint8Array.from': 'array_from',
  'Uint16Array.from': 'array_from',
  'Uint32Array.from': 'array_from',
  'Int32Array.from': 'array_from',
  'Float64Array.from': 'array_from',
};

/** `Math.min` and its like; undefined for what is not JavaScript's own. */
export function builtIn(node) {
  if (!ts.isIdentifier(node.expression)) return undefined;
  const name = globals[`${node.expression.text}.${node.name.text}`];
  return name && (name === 'min' || name === 'max' ? name : `js.${name}`);
}

/** Methods of strings and lists, as functions of the runtime: `text.slice(1)` is `slice_of(text, 1)`. */
const methods = {
  charCodeAt: 'unit_at',
  codePointAt: 'code_point_at',
  charAt: 'char_at',
  slice: 'slice_of',
  subarray: 'slice_of',
  indexOf: 'index_of',
  lastIndexOf: 'last_index_of',
  split: 'split',
  replace: 'replace',
  replaceAll: 'replace_all',
  matchAll: 'match_all',
  padStart: 'pad_start',
  startsWith: 'starts_with',
  endsWith: 'ends_with',
  includes: 'includes',
  trim: 'trim',
  trimStart: 'trim_start',
  normalize: 'normalize',
  toUpperCase: 'upper',
  toLowerCase: 'lower',
  toString: 'to_string',
  repeat: 'repeat',
  at: 'element_at',
  fill: 'fill',
  push: 'push',
  pop: 'pop',
  map: 'map_of',
  filter: 'filter_of',
  flatMap: 'flat_map',
  some: 'some',
  every: 'every',
  find: 'find',
  findIndex: 'find_index',
  reduce: 'reduce',
  reverse: 'reverse',
  toReversed: 'reversed_of',
  join: 'join',
  sort: 'sort',
  concat: 'concat',
  entries: 'numbered',
  keys: 'keys',
  values: 'values',
};

/** Ours have the same names as some of theirs: `set` of a list copies, `set` of a map notes. */
const isOwn = (type) => /^(Map|Set|ReadonlyMap|ReadonlySet|RegExp)\b/.test(type.symbol?.name ?? '');

/** How a method is called in Python, given what it is called on; undefined for methods of our own objects. */
export function method(callee, args, checker) {
  const global = builtIn(callee);
  if (global) return () => `${global}(${args.join(', ')})`;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(callee.expression));
  const { text } = callee.name;
  if (isOwn(type)) return undefined;
  const name = text === 'set' ? 'copy_into' : methods[text];
  return name && ((it) => `js.${name}(${[it, ...args].join(', ')})`);
}
