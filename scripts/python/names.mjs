import ts from 'typescript';

const reserved = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is callable isinstance js lambda nonlocal not or pass raise return try while with yield list dict len min max chr ord int str'.split(
    ' ',
  ),
);

/** A name as Python may have it. */
export const plainName = (text) => (reserved.has(text) ? `${text}_` : text);

const isFunction = (node) => ts.isFunctionLike(node) || ts.isSourceFile(node);

function functionAround(node) {
  let at = node.parent;
  while (at && !isFunction(at)) at = at.parent;
  return at;
}

/** Names of variables: in Python a function has one of each name, whatever its blocks are. */
export function namer(checker) {
  const names = new Map();
  const taken = new Map();
  return (identifier) => {
    const symbol =
      identifier.parent && ts.isShorthandPropertyAssignment(identifier.parent)
        ? checker.getShorthandAssignmentValueSymbol(identifier.parent)
        : checker.getSymbolAtLocation(identifier);
    const declaration = symbol?.valueDeclaration ?? symbol?.declarations?.[0];
    if (!declaration || ts.isImportSpecifier(declaration)) return plainName(identifier.text);
    if (names.has(symbol)) return names.get(symbol);
    const scope = functionAround(declaration);
    const used = taken.get(scope) ?? new Map();
    taken.set(scope, used);
    const count = (used.get(identifier.text) ?? 0) + 1;
    used.set(identifier.text, count);
    const name = plainName(identifier.text) + (count > 1 ? `_${count}` : '');
    names.set(symbol, name);
    return name;
  };
}

/** What a function assigns that is declared around it: Python has to be told. */
export function outerNames(node, checker, nameOf) {
  const found = { global: new Set(), nonlocal: new Set() };
  const note = (target) => {
    if (!ts.isIdentifier(target)) return;
    const declaration = checker.getSymbolAtLocation(target)?.valueDeclaration;
    const scope = declaration && functionAround(declaration);
    if (!scope || scope === node) return;
    for (let at = node; at && at !== scope; at = functionAround(at)) {
      if (functionAround(at) === scope || at === scope) break;
    }
    if (ts.isSourceFile(scope)) found.global.add(nameOf(target));
    else if (isInside(node, scope)) found.nonlocal.add(nameOf(target));
  };
  const visit = (at) => {
    // What inner functions assign they say themselves.
    if (at !== node && ts.isFunctionLike(at)) return;
    if (ts.isBinaryExpression(at) && isAssignment(at.operatorToken.kind)) note(at.left);
    if (isStep(at)) note(at.operand);
    ts.forEachChild(at, visit);
  };
  visit(node);
  return found;
}

function isInside(node, scope) {
  for (let at = node.parent; at; at = at.parent) if (at === scope) return true;
  return false;
}

export const isAssignment = (kind) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** `++` or `--`, before or behind. */
export const isStep = (node) =>
  ts.isPostfixUnaryExpression(node) ||
  (ts.isPrefixUnaryExpression(node) &&
    (node.operator === ts.SyntaxKind.PlusPlusToken ||
      node.operator === ts.SyntaxKind.MinusMinusToken));
